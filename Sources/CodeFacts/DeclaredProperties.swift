internal import CodeStrings
internal import SourceCode
internal import SourceText

/// How many classes of Objective-C declare a property of a name.
enum DeclaredProperties {
    /// - Parameters:
    ///   - names: the names that are counted.
    ///   - index: the files.
    /// - Returns: the counts; classes are told by the names of their files.
    /// - Complexity: O(*n*) in the size of the files of Objective-C; none is read without names.
    static func counts(of names: Set<String>, in index: TypeIndex) -> [String: Int] {
        guard !names.isEmpty else { return [:] }
        let hashes = Set(names.map { NameHash.of($0) })
        var files: [String: Set<String>] = [:]
        for file in index.files where !file.path.hasSuffix(".swift") {
            let stem = file.path.lastIndex(of: ".").map { String(file.path[..<$0]) } ?? file.path
            for line in file.code.file.utf8.split(separator: 0x0A) {
                let code = line.drop { $0 == 0x20 || $0 == 0x09 }
                guard code.starts(with: "@property".utf8) else { continue }
                NameHash.forEach(in: code) { hash, offset, _ in
                    guard hashes.contains(hash) else { return }
                    let name = String(decoding: code[offset...].prefix(while: NameHash.isPart), as: UTF8.self)
                    files[name, default: []].insert(stem)
                }
            }
        }
        return files.mapValues(\.count)
    }
}
