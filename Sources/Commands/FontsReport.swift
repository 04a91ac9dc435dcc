package import TextShaping

/// What `overset fonts` shows.
package struct FontsReport {
    private let census: FontInventory

    package init(_ census: FontInventory) { self.census = census }

    /// A table for people: one line for each family, then the user's fonts and the scripts that nothing covers.
    package var table: String {
        let rows =
            [["FAMILY", "ROLE", "STATE", "FOUND, OR HOW TO INSTALL"]]
            + census.entries.map { entry in
                let place = entry.files.first.map {
                    $0.path + (entry.files.count > 1 ? " (\(entry.files.count) files)" : "")
                }
                return [
                    entry.family.name, entry.family.role.rawValue, entry.calibration?.rawValue ?? "missing",
                    place ?? entry.family.installCommand,
                ]
            }
        let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
        var lines = rows.map { row in
            (0..<3).map { row[$0] + String(repeating: " ", count: widths[$0] - row[$0].count + 2) }.joined() + row[3]
        }
        for font in census.given { lines.append("given: \(font.postScriptName) \(font.path)") }
        let scripts = census.uncoveredScripts
        lines.append(
            scripts.isEmpty
                ? "every script of the catalogue is covered" : "no font for: " + scripts.joined(separator: ", ")
        )
        return lines.joined(separator: "\n") + "\n"
    }

    /// The same as one JSON object.
    package var json: String {
        let families = census.entries.map { entry in
            let files = entry.files.map { file in
                "{\"path\":\(quoted(file.path)),\"sha256\":\(quoted(file.sha256)),\"calibrated\":\(file.isCalibrated)}"
            }
            let members = [
                "\"family\":\(quoted(entry.family.name))",
                "\"role\":\(quoted(entry.family.role.rawValue))",
                "\"state\":\(quoted(entry.calibration?.rawValue ?? "missing"))",
                "\"scripts\":[\(entry.family.scripts.map { quoted($0.name) }.joined(separator: ","))]",
                "\"licence\":\(quoted(entry.family.licence))",
                "\"install\":\(quoted(entry.family.installCommand))",
                "\"files\":[\(files.joined(separator: ","))]",
            ]
            return "{" + members.joined(separator: ",") + "}"
        }
        let given = census.given.map { "{\"postScriptName\":\(quoted($0.postScriptName)),\"path\":\(quoted($0.path))}" }
        let versions = ShapingMeasurer.libraryVersions
        let members = [
            "\"families\":[\n\(families.joined(separator: ",\n"))\n]",
            "\"given\":[\(given.joined(separator: ","))]",
            "\"uncoveredScripts\":[\(census.uncoveredScripts.map(quoted).joined(separator: ","))]",
            "\"libraries\":{\"harfbuzz\":\(quoted(versions.harfBuzz)),\"icu\":\(quoted(versions.icu))}",
        ]
        return "{" + members.joined(separator: ",") + "}\n"
    }

    private func quoted(_ text: String) -> String { MeasureResult.quoted(text) }
}
