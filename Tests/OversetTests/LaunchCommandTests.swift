import Generation
import Testing

struct LaunchCommandTests {
    /// The commands that start an app of this identifier and platform, with `APP` for its quoted path.
    private func commands(_ identifier: String, _ platform: String) throws -> [String] {
        let list = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>\(identifier)</string>
            <key>CFBundleSupportedPlatforms</key><array><string>\(platform)</string></array></dict></plist>
            """
        let folder = try TemporaryProject(["It's.app/Info.plist": list])
        let path = folder.root + "/It's.app"
        let quoted = "'" + path.replacing("'", with: "'\\''") + "'"
        return try BuiltBundle(at: path).launchCommands(in: "en-XA").map { $0.replacing(quoted, with: "APP") }
    }

    @Test func `a simulator and a device get the app before it is started`() throws {
        #expect(
            try commands("com.x.y", "iPhoneSimulator") == [
                "xcrun simctl install booted APP", "xcrun simctl launch booted com.x.y -AppleLanguages \"(en-XA)\"",
            ]
        )
        #expect(
            try commands("com.x.y", "iPhoneOS") == [
                "xcrun devicectl device install app --device DEVICE APP",
                "xcrun devicectl device process launch --device DEVICE com.x.y -AppleLanguages \"(en-XA)\"",
            ]
        )
    }

    @Test func `an identifier is no command of the shell`() throws {
        let commands = try commands("a; rm -rf $(HOME)", "iPhoneSimulator")
        #expect(commands.last == "xcrun simctl launch booted 'a; rm -rf $(HOME)' -AppleLanguages \"(en-XA)\"")
    }
}
