import Foundation

/// The Python of the machine, where it is there, as a second opinion.
enum Python {
    static func hasModule(_ name: String) -> Bool {
        do { return try run("import \(name)", []) == "" } catch { return false }
    }

    /// Runs a program and gives what it printed, errors included.
    static func run(_ program: String, _ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", "-W", "ignore", "-c", program] + arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}
