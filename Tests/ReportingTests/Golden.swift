import Foundation
import Testing

/// Files that hold what a report must be, byte for byte.
///
/// With `OVERSET_RECORD_FIXTURES` in the environment they are written instead of compared; then read the difference.
enum Golden {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")

    static func expect(
        _ bytes: [UInt8],
        equals name: String,
        _ location: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let file = folder.appending(path: name)
        if ProcessInfo.processInfo.environment["OVERSET_RECORD_FIXTURES"] != nil {
            try Data(bytes).write(to: file)
        }
        let expected = try String(decoding: Data(contentsOf: file), as: UTF8.self)
        let actual = String(decoding: bytes, as: UTF8.self)
        let pair = zip(expected.split(separator: "\n"), actual.split(separator: "\n"))
        if let difference = pair.first(where: { $0 != $1 }) {
            #expect(difference.1 == difference.0, "\(name)", sourceLocation: location)
        }
        #expect(Array(actual.utf8) == Array(expected.utf8), "\(name)", sourceLocation: location)
    }
}
