import Findings

extension SeededFault {
    /// Faults of one screen that concern heights, priorities, buttons and translations.
    static func further(_ clean: CleanScreen) -> [SeededFault] { extents(clean) + translations(clean) }

    /// Gives an object an extent of its own.
    private static func limit(
        _ attribute: String,
        of part: String,
        to constant: Int,
        relation: String = "equal",
        behind place: String,
        _ clean: CleanScreen,
        _ seeder: inout FaultSeeder
    ) throws {
        let item = "firstItem=\"\(clean.object(part))\" firstAttribute=\"\(attribute)\""
        try seeder.constrain(
            "\(item) relation=\"\(relation)\" constant=\"\(constant)\"",
            behind: "\(clean.prefix)-\(place)"
        )
    }

    private static func extents(_ clean: CleanScreen) -> [SeededFault] {
        let prefix = clean.prefix
        return [
            fault("a height far below that of a line", .clippedText, clean, "ti") { seeder in
                try limit("height", of: "ti", to: 9, behind: "c1-top", clean, &seeder)
            },
            fault("a height below the line of a tall script", .tallTextClipped, clean, "na") { seeder in
                try limit("height", of: "na", to: clean.isDesktop ? 15 : 20, behind: "c3-top", clean, &seeder)
                try seeder.write(clean.key("na"), "ظِلٌّ", in: "ar.lproj/\(clean.name).strings")
            },
            fault("a largest width", .truncatedText, clean, "ti") { seeder in
                try single("ti", clips: false, clean, &seeder)
                try limit("width", of: "ti", to: 64, relation: "lessThanOrEqual", behind: "c1-led", clean, &seeder)
                try seeder.remove("\(prefix)-c1-trl")
            },
            fault("a fixed width on a button", .fixedWidthText, clean, "bu") { seeder in
                try limit("width", of: "bu", to: 280, behind: "c5-top", clean, &seeder)
            },
            // Buttons of macOS clip their titles.
            fault(
                "a fixed width on a button, below its title",
                clean.isDesktop ? .clippedText : .truncatedText,
                clean,
                "bu"
            ) { seeder in
                try limit("width", of: "bu", to: clean.isDesktop ? 40 : 24, behind: "c5-top", clean, &seeder)
            },
            fault("right in place of trailing", .unflippedEdge, clean, "ti") { seeder in
                try seeder.set("firstAttribute", of: "\(prefix)-c1-trl", to: "right")
                try seeder.set("secondAttribute", of: "\(prefix)-c1-trl", to: "right")
            },
        ]
    }

    private static func translations(_ clean: CleanScreen) -> [SeededFault] {
        let german = "de.lproj/\(clean.name).strings"
        @Sendable func words(_ count: Int) -> String {
            Array(repeating: "Bahnhof", count: count).joined(separator: " ")
        }
        // A window of macOS grows with its buttons.
        let button = fault("a translation that is too long for its button", .truncatedText, clean, "bu") { seeder in
            try seeder.write(clean.key("bu"), words(14), in: german)
        }
        return (clean.isDesktop ? [] : [button]) + [
            fault("one line for a sentence that wraps", .truncatedText, clean, "bo") { seeder in
                try single("bo", clips: false, clean, &seeder)
                try seeder.write(clean.key("bo"), words(14), in: german)
            },
            fault("a low resistance to compression", .truncatedText, clean, "va", related: ["na"]) { seeder in
                try seeder.set("horizontalCompressionResistancePriority", of: clean.object("va"), to: "100")
                try seeder.write(clean.key("va"), words(4), in: german)
                try seeder.write(clean.key("na"), words(clean.isDesktop ? 6 : 4), in: german)
            },
        ]
    }
}
