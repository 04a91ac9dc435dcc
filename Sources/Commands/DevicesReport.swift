package import Interfaces

/// What `overset devices` shows.
package struct DevicesReport {
    private let devices: [Device]

    package init(_ devices: [Device]) { self.devices = devices }

    /// A table for people: one line for each orientation of a screen; values with `~` are not certain.
    package var table: String {
        var rows = [["SCREEN", "POINTS", "SCALE", "SAFE AREA", "MARGIN", "READABLE", "WIDTH", "HEIGHT", "DEVICES"]]
        for device in devices {
            for orientation in DeviceTraits.Orientation.allCases {
                guard let geometry = device.geometry(orientation) else { continue }
                rows.append(row(device, orientation, geometry))
            }
        }
        let columns = rows[0].count - 1
        let widths = (0..<columns).map { column in rows.map { $0[column].count }.max() ?? 0 }
        let lines = rows.map { row in
            (0..<columns).map { row[$0] + String(repeating: " ", count: widths[$0] - row[$0].count + 2) }.joined()
                + row[columns]
        }
        let legend = "~ inferred or not checked; safe area: top left bottom right, without the bars of the app"
        return lines.map(Self.trimmed).joined(separator: "\n") + "\n" + legend + "\n"
    }

    private func row(
        _ device: Device,
        _ orientation: DeviceTraits.Orientation,
        _ geometry: Device.Geometry
    ) -> [String] {
        func mark(_ key: String) -> String {
            let path = orientation.rawValue
            let isUncertain = device.uncertain.contains { uncertain in
                ["everything", path, key, "\(path).\(key)"].contains(uncertain)
                    || uncertain.hasPrefix("\(path).\(key).")
            }
            return isUncertain ? "~" : ""
        }
        let size = geometry.size
        let safe = geometry.safeArea
        let isFirst = orientation == .portrait || device.portrait == nil
        let names = device.names.contains(device.name) && devices.count > 1 ? device.names : [device.name]
        return [
            isFirst ? device.id : "",
            mark("size") + "\(number(size.width)) × \(number(size.height))",
            "\(device.pixelsPerPoint)x",
            mark("safeArea") + [safe.top, safe.left, safe.bottom, safe.right].map(number).joined(separator: " "),
            mark("rootLayoutMargins") + number(geometry.margin),
            mark("readableInsets") + number(geometry.readableInset),
            geometry.sizeClasses.horizontal.rawValue,
            geometry.sizeClasses.vertical.rawValue,
            isFirst ? names.joined(separator: ", ") : "",
        ]
    }

    private static func trimmed(_ line: String) -> Substring {
        var line = line[...]
        while line.last == " " { line.removeLast() }
        return line
    }

    /// The same as one JSON object.
    package var json: String {
        let members = devices.map { device in
            let orientations = DeviceTraits.Orientation.allCases.compactMap { orientation in
                device.geometry(orientation).map { "\(quoted(orientation.rawValue)):\(object($0))" }
            }
            let members =
                [
                    "\"id\":\(quoted(device.id))",
                    "\"name\":\(quoted(device.name))",
                    "\"names\":\(list(device.names))",
                    "\"idiom\":\(quoted(device.idiom.rawValue))",
                    "\"scale\":\(device.pixelsPerPoint)",
                ] + orientations + [
                    "\"interfaceBuilderDevices\":\(list(device.interfaceBuilderDevices))",
                    "\"system\":\(quoted(device.system))",
                    "\"source\":\(quoted(device.source))",
                    "\"uncertain\":\(list(device.uncertain))",
                ]
            return "{" + members.joined(separator: ",") + "}"
        }
        return "{\"devices\":[\n" + members.joined(separator: ",\n") + "\n]}\n"
    }

    private func object(_ geometry: Device.Geometry) -> String {
        let safe = geometry.safeArea
        let members = [
            "\"size\":[\(number(geometry.size.width)),\(number(geometry.size.height))]",
            "\"horizontalSizeClass\":\(quoted(geometry.sizeClasses.horizontal.rawValue))",
            "\"verticalSizeClass\":\(quoted(geometry.sizeClasses.vertical.rawValue))",
            "\"safeArea\":{\"top\":\(number(safe.top)),\"left\":\(number(safe.left)),\"bottom\":\(number(safe.bottom)),"
                + "\"right\":\(number(safe.right))}",
            "\"margin\":\(number(geometry.margin))",
            "\"readableInset\":\(number(geometry.readableInset))",
        ]
        return "{" + members.joined(separator: ",") + "}"
    }

    /// A number as people write it: without a fraction where there is none.
    private func number(_ value: Double) -> String {
        Int(exactly: value).map(String.init) ?? String(value)
    }

    private func list(_ texts: [String]) -> String { "[" + texts.map(quoted).joined(separator: ",") + "]" }

    private func quoted(_ text: String) -> String { MeasureResult.quoted(text) }
}
