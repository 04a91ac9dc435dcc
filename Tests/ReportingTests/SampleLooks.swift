import Findings
import Interfaces

/// Looks, bars and catalogs for the screens of the samples.
enum SampleLooks {
    /// One pixel of red.
    static let pixel =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="

    static var assets: PictureAssets {
        var assets = PictureAssets()
        assets.colors["Brand"] = PictureAssets.Color(light: 0x1A56_B0FF, dark: 0x8AB8_FFFF)
        assets.images["Logo"] = PictureAssets.Image(width: 40, height: 30, kind: "png", data: pixel)
        assets.images["Map"] = PictureAssets.Image(width: 20, height: 20.5, isTemplate: true)
        return assets
    }

    /// A screen of a telephone in two bars, its texts in controls of every kind.
    static func dressed(_ screen: ScreenRecord) -> ScreenRecord {
        var screen = screen
        screen.surface = ScreenSurface(kind: .device, isDesktop: false, bars: [.navigation, .tab])
        screen.reproduction = ScreenRecord.Reproduction(compared: 4, reproduced: 3)
        for index in screen.pictures.indices {
            for box in screen.pictures[index].boxes.indices {
                screen.pictures[index].boxes[box].look = look(of: screen.pictures[index].boxes[box], at: box)
            }
            // Below a navigation bar and above a tab bar.
            let size = screen.pictures[index].size
            screen.pictures[index].safeArea = Rect(x: 0, y: 64, width: size.width, height: size.height - 64 - 49)
            screen.pictures[index].chrome = [
                ScreenPicture.Chrome(place: .title, text: "Photo"),
                ScreenPicture.Chrome(place: .trailing, text: "", image: "add"),
                ScreenPicture.Chrome(place: .tab, text: "People", image: "Logo", isSelected: true),
                ScreenPicture.Chrome(place: .tab, text: "Settings"),
            ]
        }
        return screen
    }

    private static func look(of box: ScreenPicture.Box, at index: Int) -> ViewLook? {
        var look = ViewLook()
        switch box.object {
        case "root": look.background = .system("systemBackgroundColor")
        case "bar": return nil
        case "image":
            look.control = .image
            look.image = "Logo"
            look.contentMode = "scaleAspectFit"
            look.border = .fixed(0x0000_0080)
            look.borderWidth = 1.5
            look.cornerRadius = 6.25
            look.alpha = 0.75
        default:
            let controls: [ViewLook.Control] = [.cell, .filledButton, .slider]
            look.control = controls[index % 3]
            look.background = .named("Brand", noted: nil)
            look.ink = .named("Missing", noted: 0xFFFF_FFFF)
            look.tint = .named("Gone", noted: nil)
            look.isOn = true
            look.isDisabled = index == 4
            look.value = 0.3333
            look.count = 3
            look.selected = 1
            look.image = "star.fill"
            look.isSymbol = true
            look.style = "checkmark"
        }
        return look
    }
}
