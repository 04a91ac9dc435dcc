import Interfaces
import Testing

@Suite("The device table")
struct DeviceTableTests {
    /// What a source says of one screen: sizes, classes and insets, in points.
    struct Fact: Sendable, CustomTestStringConvertible {
        var id: String
        var orientation: DeviceTraits.Orientation
        var width: Double
        var height: Double
        /// `cr` is compact width and regular height.
        var classes: String
        /// Top, left, bottom, right.
        var safeArea: [Double]
        var margin: Double
        var readable: Double

        var testDescription: String { "\(id) \(orientation.rawValue)" }
    }

    @Test("has every published value, though margins, classes and readable widths follow rules", arguments: facts)
    func published(fact: Fact) throws {
        let device = try #require(DeviceTable.all.first { $0.id == fact.id })
        let traits = try #require(device.traits(fact.orientation))
        #expect(traits.size == Size(width: fact.width, height: fact.height))
        let classes = [traits.sizeClasses.horizontal, traits.sizeClasses.vertical].map { $0 == .compact ? "c" : "r" }
        #expect(classes.joined() == fact.classes)
        let safeArea = traits.safeArea
        #expect([safeArea.top, safeArea.left, safeArea.bottom, safeArea.right] == fact.safeArea)
        #expect(traits.rootMargins.left == fact.margin && traits.rootMargins.right == fact.margin)
        #expect(traits.readableInset == fact.readable)
    }

    @Test("has no row without facts, and no name, group or identifier twice")
    func isComplete() {
        #expect(Set(DeviceTable.all.map(\.id)) == Set(Self.facts.map(\.id)))
        for names in [
            DeviceTable.all.flatMap(\.names) + DeviceTable.all.flatMap(\.groups), DeviceTable.all.map(\.id),
            DeviceTable.all.flatMap(\.interfaceBuilderDevices),
        ] { #expect(Set(names.map { $0.lowercased() }).count == names.count) }
    }

    @Test(
        "finds a device by any name, whatever its case and brackets",
        arguments: [
            ("iPhone XR", "iphone-11", "iPhone XR"),
            ("iphone xr", "iphone-11", "iPhone XR"),
            ("iPhone 6s", "iphone-8", "iPhone 6s"),
            ("iPhone 4s", "iphone-3.5", "iPhone 4s"),
            ("iPhone 7 Plus", "iphone-8-plus", "iPhone 7 Plus"),
            ("iPhone 16 Pro", "iphone-16-pro", "iPhone 16 Pro"),
            ("iPhone SE (3rd gen)", "iphone-8", "iPhone SE (3rd generation)"),
            ("iPad Pro 11-inch (2nd generation)", "ipad-pro-11", "iPad Pro (11-inch) (2nd generation)"),
            ("iPad Pro (11-inch) (1st to 4th generation)", "ipad-pro-11", "iPad Pro (11-inch) (1st generation)"),
            ("iPad Pro 11-inch (M4)", "ipad-pro-11-m4", "iPad Pro 11-inch (M4)"),
            ("iPad (6th generation)", "ipad-9.7", "iPad (6th generation)"),
            ("iPad Pro 9.7", "ipad-9.7", "iPad Pro (9.7-inch)"),
            ("retina6_1", "iphone-11", "iPhone 11"),
            ("retina6_72", "iphone-15-pro-max", "iPhone 14 Pro Max"),
            ("ipad7_9", "ipad-mini-6", "iPad mini (6th generation)"),
            ("ipad10_2", "ipad-10.2", "iPad (7th generation)"),
            ("ipad10_9rounded", "ipad-10.9", "iPad Air (4th generation)"),
            ("iphone-13-mini", "iphone-13-mini", "iPhone 12 mini"),
        ]
    )
    func finds(name: String, id: String, found: String) {
        guard case .one(let device) = DeviceTable.find(name) else {
            Issue.record("\(DeviceTable.find(name))")
            return
        }
        #expect(device.id == id)
        #expect(device.traits()?.name == found)
    }

    @Test("finds each of its own names as that device")
    func findsAll() {
        for device in DeviceTable.all {
            for name in device.names {
                guard case .one(let found) = DeviceTable.find(name.uppercased()) else {
                    Issue.record("\(name)")
                    continue
                }
                #expect(found.id == device.id && found.name == name)
            }
        }
    }

    @Test("lists the choices of an ambiguous name")
    func ambiguous() {
        #expect(
            DeviceTable.find("iPhone SE")
                == .ambiguous(choices: [
                    "iPhone SE (1st generation)", "iPhone SE (2nd generation)", "iPhone SE (3rd generation)",
                ])
        )
        #expect(
            DeviceTable.find("ipad mini 1/3")
                == .ambiguous(choices: [
                    "iPad mini (5th generation) 1/3", "iPad mini (6th generation) 1/3", "iPad mini (A17 Pro) 1/3",
                ])
        )
    }

    @Test(
        "suggests a name for an unknown one",
        arguments: [("iPhone 15 Prp", "iPhone 15 Pro"), ("Pixel 9", nil), ("", nil), ("iPhone 8 1/3", "iPhone 8")]
    )
    func unknown(name: String, suggestion: String?) {
        #expect(DeviceTable.find(name) == .unknown(suggestion: suggestion))
    }

    @Test("knows the widths of apps that share the screen of an iPad", arguments: shares)
    func sharedWidth(name: String, orientation: DeviceTraits.Orientation, width: Double?, horizontal: SizeClass) throws
    {
        guard case .one(let device) = DeviceTable.find(name) else {
            Issue.record("\(DeviceTable.find(name))")
            return
        }
        #expect(device.traits(orientation)?.size.width == width)
        if width != nil { #expect(device.traits(orientation)?.sizeClasses.horizontal == horizontal) }
    }

    @Test("checks on a 375 × 667, a 402 × 874 and an 834 × 1194 pt screen")
    func standard() {
        let sizes = DeviceTable.standard.compactMap { $0.traits()?.size }
        #expect(
            sizes == [Size(width: 375, height: 667), Size(width: 402, height: 874), Size(width: 834, height: 1194)]
        )
    }

    @Test("derives what a device of the configuration does not say")
    func declared() throws {
        let device = Device.declared(
            name: "Wide phone",
            size: Size(width: 430, height: 940),
            pixelsPerPoint: 3,
            safeArea: EdgeInsets(top: 60, bottom: 34)
        )
        let portrait = try #require(device.traits())
        #expect(
            portrait.idiom == .phone && portrait.rootMargins == EdgeInsets(top: 60, left: 20, bottom: 34, right: 20)
        )
        let landscape = try #require(device.traits(.landscape))
        #expect(landscape.name == "Wide phone, landscape")
        #expect(landscape.rootMargins == EdgeInsets(top: 0, left: 76, bottom: 21, right: 76))
        #expect(landscape.sizeClasses == PerAxis(horizontal: .regular, vertical: .compact))
        #expect(landscape.readableInset == 138)
        let set = Device.declared(
            name: "Kiosk",
            size: Size(width: 800, height: 1280),
            margin: 40,
            sizeClasses: PerAxis(horizontal: .compact, vertical: .regular)
        )
        #expect(set.idiom == .pad && set.traits()?.rootMargins.left == 40 && set.traits()?.readableInset == 40)
    }
}
