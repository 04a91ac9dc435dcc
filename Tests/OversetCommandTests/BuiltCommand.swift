import Foundation

/// The command as it was built with the tests.
struct BuiltCommand {
    /// What a run left behind.
    struct Output {
        var status: Int32
        var standardOutput: String
        var standardError: String
    }

    /// The folder that holds the command, which is the one that holds the tests.
    private static var binary: URL? {
        var folder = URL(filePath: CommandLine.arguments.first ?? "").deletingLastPathComponent()
        for _ in 0..<4 {
            let candidate = folder.appending(path: "overset")
            if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
            folder = folder.deletingLastPathComponent()
        }
        return nil
    }

    /// Makes files in a folder of its own, which is removed at the end.
    static func withFolder(_ files: [String: String], _ body: (String) throws -> Void) throws {
        let root = FileManager.default.temporaryDirectory.appending(path: "overset-\(UUID().uuidString)")
        for (path, text) in files {
            let url = root.appending(path: path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: url)
        }
        defer { try? FileManager.default.removeItem(at: root) }
        try body(root.path)
    }

    /// Runs the command.
    ///
    /// - Parameters:
    ///   - arguments: the words behind `overset`.
    ///   - folder: the working folder.
    ///   - input: what it reads from standard input.
    /// - Returns: its exit code and what it wrote.
    /// - Throws: an error of Foundation if the command cannot be started.
    static func run(_ arguments: [String], in folder: String? = nil, input: String = "") throws -> Output {
        guard let binary else { throw CocoaError(.fileNoSuchFile) }
        return try start(binary, arguments, in: folder, input: input)
    }

    /// Runs the command with its output going into another one; its exit code is the last line of the output.
    static func runInPipe(_ arguments: [String], into reader: String, input: String) throws -> Output {
        guard let binary else { throw CocoaError(.fileNoSuchFile) }
        let file = FileManager.default.temporaryDirectory.appending(path: "overset-\(UUID().uuidString)")
        try Data(input.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let words = ([binary.path] + arguments).map { "'\($0)'" }.joined(separator: " ")
        let script = "\(words) <'\(file.path)' | \(reader); echo ${PIPESTATUS[0]}"
        return try start(URL(filePath: "/bin/bash"), ["-c", script], in: nil, input: "")
    }

    /// Runs the command in a shell with a redirection behind it; its exit code is the last line of the output.
    static func runInShell(
        _ arguments: [String],
        _ redirection: String,
        in folder: String,
        before commands: String = ":"
    ) throws -> Output {
        guard let binary else { throw CocoaError(.fileNoSuchFile) }
        let words = ([binary.path] + arguments).map { "'\($0)'" }.joined(separator: " ")
        let script = "\(commands); \(words) \(redirection); echo ${PIPESTATUS[0]}"
        return try start(URL(filePath: "/bin/bash"), ["-c", script], in: folder, input: "")
    }

    private static func start(_ program: URL, _ arguments: [String], in folder: String?, input: String) throws -> Output
    {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = URL(filePath: folder) }
        let (standardOutput, standardError, standardInput) = (Pipe(), Pipe(), Pipe())
        process.standardOutput = standardOutput
        process.standardError = standardError
        process.standardInput = standardInput
        try process.run()
        try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try standardInput.fileHandleForWriting.close()
        let output = standardOutput.fileHandleForReading.readDataToEndOfFile()
        let errors = standardError.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Output(
            status: process.terminationStatus,
            standardOutput: String(decoding: output, as: UTF8.self),
            standardError: String(decoding: errors, as: UTF8.self)
        )
    }
}
