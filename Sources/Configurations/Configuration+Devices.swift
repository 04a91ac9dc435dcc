internal import Interfaces
internal import SourceText

extension Configuration {
    static let deviceMembers = ["name", "idiom", "size", "scale", "safe-area", "margins", "size-classes"]

    /// Reads the devices that screens are laid out for: names of the device table, and devices described here.
    mutating func readDevices(_ node: YAMLNode, _ mistakes: inout [SourceError]) throws(SourceError) {
        Self.each(try node.elements("devices"), &mistakes) {
            (element, mistakes: inout [SourceError]) throws(SourceError) in
            let choice: DeviceChoice
            if element.isMapping {
                guard let device = try Self.device(element, &mistakes) else { return }
                choice = .declared(device)
            } else {
                choice = .named(try element.text("devices"), element.location)
            }
            guard !choice.name.isEmpty else { throw element.error("a device needs a name") }
            guard !devices.contains(where: { $0.name == choice.name }) else {
                throw element.error("'\(choice.name)' is named twice; keep one")
            }
            devices.append(choice)
        }
    }

    /// Reads a device; `nil` if mistakes were collected.
    private static func device(
        _ node: YAMLNode,
        _ mistakes: inout [SourceError]
    ) throws(SourceError) -> DeclaredDevice? {
        var name = ""
        var size: Size?
        var device = DeclaredDevice(name: "", location: node.location, size: Size(width: 0, height: 0))
        let known = mistakes.count
        each(try node.members("a device"), &mistakes) { (entry) throws(SourceError) in
            let (member, key, value) = entry
            switch member {
            case "name": name = try value.text(member)
            case "idiom": device.idiom = try value.word(member, among: [.phone, .pad, .mac])
            case "size": size = try value.size(member)
            case "scale":
                let scale = try value.number(member)
                guard [1, 2, 3].contains(scale) else { throw value.error("'scale' is 1, 2 or 3 pixels a point") }
                device.scale = Int(scale)
            case "safe-area": device.safeArea = try insets(value, member)
            case "margins": device.margins = try insets(value, member)
            case "size-classes":
                let words = try value.elements(member)
                guard words.count == 2 else {
                    throw value.error("'size-classes' takes a horizontal and a vertical one, as in [compact, regular]")
                }
                device.sizeClasses = PerAxis(
                    horizontal: try words[0].word(member, among: SizeClass.allCases),
                    vertical: try words[1].word(member, among: SizeClass.allCases)
                )
            default: throw key.unknown(member, among: deviceMembers, kind: "member of a device")
            }
        }
        guard mistakes.count == known else { return nil }
        guard !name.isEmpty, let size else {
            throw node.error("a device needs a name and a size, as in { name: Kiosk, size: [600, 1024] }")
        }
        (device.name, device.size) = (name, size)
        return device
    }

    private static func insets(_ node: YAMLNode, _ name: String) throws(SourceError) -> EdgeInsets {
        let insets = try node.insets(name)
        guard [insets.top, insets.left, insets.bottom, insets.right].allSatisfy({ $0 >= 0 }) else {
            throw node.error("'\(name)' cannot be below 0")
        }
        return insets
    }
}
