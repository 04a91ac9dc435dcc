import Testing

struct PrintedLineCommandTests {
    /// Lines that build servers act on.
    private static func commands(in output: String) -> [String] {
        output.split(whereSeparator: \.isNewline).map(String.init).filter { line in
            line.drop(while: \.isWhitespace).hasPrefix("::") || line.contains(/##\w*\[/)
        }
    }

    @Test(arguments: ["::error title=pwn::x", "##vso[task.prependpath]x", "##teamcity[x]", "##[error]x", " ::debug::x"])
    func `a folder's name commands no build server`(folder: String) throws {
        let broken = "\(folder)/de.lproj/Broken.strings"
        let files = [
            broken: "\"A\" = \"unclosed;\n", "\(folder)/en.lproj/Broken.strings": "\"A\" = \"a\";\n",
            "\(folder)/en.lproj/Localizable.strings": "/* overset: width<=10 */\n\"B\" = \"Much too long\";\n",
        ]
        try BuiltCommand.withFolder(files) { root in
            for arguments in [
                ["lint", "."], ["check", ".", "--report", "json=findings.json"], ["check", ".", "--verbose"],
                ["generate", "."], ["generate", "--dry-run", "."], ["generate", "--remove", "."], ["entries", broken],
                ["check", ".", "--report", "json=\(folder).json"],
            ] {
                let output = try BuiltCommand.run(arguments, in: root)
                #expect(Self.commands(in: output.standardError) == [], "\(arguments)")
                if !arguments.contains("entries") {
                    #expect(Self.commands(in: output.standardOutput) == [], "\(arguments)")
                }
            }
        }
    }
}
