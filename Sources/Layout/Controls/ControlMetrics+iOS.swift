internal import Interfaces

/// The rows of the controls of iOS.
extension ControlMetrics {
    func iOSRow(of view: View) -> ControlRow {
        switch view.content {
        case .button(let button): iOSButtonRow(button, saved: view.savedFrame)
        case .textField(let field): iOSFieldRow(field)
        case .segmentedControl:
            // The frame reaches one point below the alignment rectangle; the control of iOS 13 is higher.
            ControlRow(
                width: .text(0),
                height: .points(era.isBeforeIOS13 ? 29 : 32),
                alignment: EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
            )
        case .bar(let bar): ControlRow(height: barHeight(bar.element).map { .points($0) } ?? .none)
        case .control(let control): iOSControlRow(control, saved: view.savedFrame)
        default: ControlRow()
        }
    }

    /// What the symbols of the screen reach beyond the alignment rectangles that constraints give a height, as far as they
    /// were drawn.
    ///
    /// The rectangle of a symbol is as high as a line of its text size, and its frame as high as the symbol: of which height
    /// that is, the document says nothing, and the saved frame is all that is known. In eight apps frames of symbols have
    /// other heights than required constraints give.
    ///
    /// - Complexity: O(*n*) in the number of views and constraints.
    var drawnSymbolInsets: [Int: EdgeInsets] {
        guard screen.views.contains(where: { $0.imageStyle == "symbol" }) else { return [:] }
        var insets: [Int: EdgeInsets] = [:]
        for (index, height) in savedHeights.enumerated() {
            guard screen.views[index].imageStyle == "symbol", let height, let given = height.given, given > 0 else {
                continue
            }
            let beyond = (height.saved - given) / 2
            insets[index] = EdgeInsets(top: beyond, left: 0, bottom: beyond, right: 0)
        }
        return insets
    }

    /// The height of a bar of iOS, in points; `nil` for an element that is not known.
    func barHeight(_ element: String) -> Double? {
        switch element {
        case "navigationBar": navigationBarHeight
        case "toolbar": 44
        case "tabBar": 49
        case "searchBar": Self.searchBarHeight(era.toolsVersion)
        default: nil
        }
    }

    /// The height of a navigation bar, in points: iOS 12 made that of the iPad higher, and Xcode 10 the canvas.
    private var navigationBarHeight: Double {
        setting.device.idiom == .pad && era.toolsVersion.map { $0 >= 14_000 } ?? true ? 50 : 44
    }

    /// The height of a search bar, in points, as canvases have it; that of devices where no version is given.
    ///
    /// Before Xcode 9 all seven of four apps were saved at 44 points, and with Xcode 12.5 to 13 all three at 51.
    private static func searchBarHeight(_ toolsVersion: Int?) -> Double {
        switch toolsVersion {
        case .some(..<13_000): 44
        case .some(18_000..<21_000): 51
        default: 56
        }
    }

    private func iOSControlRow(_ control: ControlContent, saved: Rect?) -> ControlRow {
        switch control.element {
        case "switch":
            let isNew = era.mayHoldXcode26Sizes && saved?.height != 31
            return ControlRow(
                width: .points(isNew ? 63 : 51),
                height: .points(isNew ? 28 : 31),
                alignment: EdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
            )
        case "slider":
            let isNew = era.mayHoldXcode26Sizes && saved?.height != 31
            return ControlRow(
                height: .points(isNew ? 33.5 : 31),
                alignment: isNew ? .zero : EdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
            )
        case "stepper": return ControlRow(width: .points(94), height: .points(era.isBeforeIOS13 ? 29 : 32))
        case "progressView": return ControlRow(height: .points(era.isBefore(19_000) ? 2 : 4))
        case "activityIndicatorView":
            let side: ControlRow.Extent = .points(control.style?.lowercased().contains("large") == true ? 37 : 20)
            return ControlRow(width: side, height: side)
        case "pageControl": return pageControlRow(control)
        case "pickerView", "datePicker":
            // Wheels and compact pickers differ in height; what was saved tells which it is.
            // Wheels that are held by their centre alone were saved 320 points wide.
            return ControlRow(
                width: control.element == "pickerView" ? .points(320) : .none,
                height: saved.map { .points($0.height) } ?? .points(216)
            )
        default: return ControlRow()
        }
    }

    /// The dots of a control for pages, and what stands around them: they stood apart by 16 points before iOS 14, and have a
    /// bezel since that iOS 26 made narrower.
    ///
    /// The lengths are those that documents of six apps were saved with, for three and four dots.
    private func pageControlRow(_ control: ControlContent) -> ControlRow {
        let (step, around, height) =
            if era.isBefore(17_000) {
                (16.0, -9.0, 37.0)
            } else if era.isBefore(19_000) {
                (18.5, 65.75, 27.25)
            } else if era.mayHoldXcode26Sizes {
                (18, 20, 26)
            } else {
                (18.5, 60.5, 26)
            }
        let length = control.pages.map { Double(max($0, 0)) * step + around }
        return ControlRow(width: length.map { .points(max($0, 0)) } ?? .none, height: .points(height))
    }
}
