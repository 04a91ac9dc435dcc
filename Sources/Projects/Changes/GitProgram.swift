internal import Foundation
internal import SourceText

/// The program `git`, run in a folder.
struct GitProgram {
    let folder: String

    /// Runs `git` and gives its standard output.
    ///
    /// - Throws: ``Failure`` if there is no git, or with its words if it fails.
    func output(_ arguments: [String], purpose: String) throws(Failure) -> [UInt8] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "-C", folder, "-c", "core.quotePath=false"] + arguments
        var environment = ProcessInfo.processInfo.environment
        // Messages in English, no pager, and no lock that would disturb others.
        environment["LC_ALL"] = "C"
        environment["GIT_PAGER"] = "cat"
        environment["GIT_OPTIONAL_LOCKS"] = "0"
        process.environment = environment
        // Errors go to a file: two full pipes would wait for each other.
        let errors = FileManager.default.temporaryDirectory.appendingPathComponent("overset-\(UUID().uuidString)")
        // The system cleans up what cannot be removed here.
        defer { try? FileManager.default.removeItem(at: errors) }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardInput = FileHandle.nullDevice
        do {
            try Data().write(to: errors)
            process.standardError = try FileHandle(forWritingTo: errors)
            try process.run()
        } catch {
            throw Failure("git could not be started; install it, or run without --changed-since")
        }
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let status = process.terminationStatus
        guard status == 0 else {
            if status == 127 { throw Failure("git was not found; install it, or run without --changed-since") }
            var reason = "exit code \(status)"
            do {
                let words = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
                if let line = words.split(separator: "\n").first { reason = VisibleText.escaping(String(line)) }
            } catch {
                throw Failure("git could not \(purpose): \(reason)")
            }
            throw Failure("git could not \(purpose): \(reason)")
        }
        return Array(output)
    }
}
