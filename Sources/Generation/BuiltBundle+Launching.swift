/// How a built app is started in a pseudolocale.
extension BuiltBundle {
    /// The commands that start an app.
    ///
    /// - Parameter pseudolocale: the name of the pseudolocale.
    /// - Returns: the lines; none for what is no app.
    package func launchCommands(in pseudolocale: String) -> [String] {
        guard path.hasSuffix(".app") else { return [] }
        let arguments = "-AppleLanguages \"(\(pseudolocale))\""
        // The identifier is a text that others wrote.
        let name = identifier.map(Self.quoted) ?? "BUNDLE-IDENTIFIER"
        switch platform {
        case .macOS: return ["open \(Self.quoted(path)) --args \(arguments)"]
        case .simulator:
            return [
                "xcrun simctl install booted \(Self.quoted(path))",
                "xcrun simctl launch booted \(name) \(arguments)",
            ]
        case .device:
            return [
                "xcrun devicectl device install app --device DEVICE \(Self.quoted(path))",
                "xcrun devicectl device process launch --device DEVICE \(name) \(arguments)",
            ]
        }
    }

    /// The command that signs the bundle again; `nil` where no signature covers its files, or a simulator starts it.
    package var signingCommand: String? {
        guard isSigned else { return nil }
        switch platform {
        case .macOS:
            return "codesign --force --deep --sign - --preserve-metadata=entitlements \(Self.quoted(path))"
        case .device: return "codesign --force --sign IDENTITY --preserve-metadata=entitlements \(Self.quoted(path))"
        case .simulator: return nil
        }
    }

    /// A text as a shell takes it.
    private static func quoted(_ text: String) -> String {
        let isPlain = text.utf8.allSatisfy { byte in
            byte >= 0x80 || UInt8(ascii: "+") <= byte && byte <= UInt8(ascii: "9") && byte != UInt8(ascii: ",")
                || UInt8(ascii: "A") <= byte && byte <= UInt8(ascii: "Z")
                || UInt8(ascii: "a") <= byte && byte <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
        }
        return isPlain ? text : "'" + text.replacing("'", with: "'\\''") + "'"
    }
}
