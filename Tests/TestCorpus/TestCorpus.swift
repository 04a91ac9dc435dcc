package import Foundation

/// Where tests find what is not part of the project.
package enum TestCorpus {
    /// The project's root folder.
    package static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The folder of real files and measured data beside the project, if it is there.
    package static let shared: URL? = {
        let folder = root.deletingLastPathComponent().appending(path: "shared")
        return FileManager.default.fileExists(atPath: folder.appending(path: "corpus").path) ? folder : nil
    }()

    /// Whether the shared folder is there.
    package static var isPresent: Bool { shared != nil }

    /// Why a test is skipped without it.
    package static let reason = "needs ../shared, which is not here"

    /// A file of `../shared/data`, as bytes.
    package static func data(_ name: String) throws -> Data {
        guard let shared else { throw CocoaError(.fileNoSuchFile) }
        return try Data(contentsOf: shared.appending(path: "data/\(name)"))
    }

    /// The files of the corpus with one extension, sorted by path.
    package static func files(withExtension name: String) -> [URL] {
        guard let corpus = shared?.appending(path: "corpus"),
            let walk = FileManager.default.enumerator(at: corpus, includingPropertiesForKeys: nil)
        else { return [] }
        return walk.compactMap { $0 as? URL }.filter { $0.pathExtension == name }.sorted { $0.path < $1.path }
    }
}

/// Numbers that look random and are the same on every run (SplitMix64).
package struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: UInt64) { state = seed }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }
}
