internal import CodeFacts
internal import SourceCode
internal import SourceText

/// The files of a project that others wrote and its makers took over: what those files lack, nobody here mends.
///
/// A folder tells it, or the notice that a file begins with, if only few files of the project begin with one of its kind: the
/// licence of a library, the address of its home, or the name of Apple. A notice with the app's name in a line of its own, as Xcode
/// writes it, is the app's.
struct CodeOfOthers {
    /// The positions of the files.
    private var files: Set<Int> = []
    /// The files, by path as they were opened.
    let paths: Set<String>

    /// The largest share of files that begin with a notice of a kind which is not the project's own.
    private static let maximumShare = 0.25

    /// Where the notice of a file ends at the latest, in UTF-8 bytes.
    private static let headLength = 6_000

    /// Words of each kind of notice, in small letters.
    private static let notices: [[ByteSearch]] = [
        ["permission is hereby granted", "mit license", "mit licence", "license: mit"],
        ["redistribution and use in source"],
        ["apache license"],
        ["provided 'as is'", "provided 'as-is'", "provided ‘as-is’"],
        [" ->  http", " -> http"],
        ["://github.com/", "://www.github.com/", "cocoacontrols.com", "code.google.com", "bitbucket.org"],
        ["apple inc", "apple computer, inc", "apple, inc"],
    ].map { words in words.map { ByteSearch($0) } }

    /// - Parameter code: the code.
    /// - Complexity: O(*n*) in the number of files.
    init(_ code: AppCode) {
        var kinds: [Int: Set<Int>] = [:]
        for (position, file) in code.facts.files.enumerated() {
            if AppTables.isOfLibrary(file.path) { files.insert(position) }
            let head = Self.notice(of: file.code.file.utf8)
            guard !head.isEmpty, !Self.hasLine(head, of: code.names) else { continue }
            for (kind, words) in Self.notices.enumerated() where words.contains(where: { $0.isIn(head) }) {
                kinds[kind, default: []].insert(position)
            }
        }
        for own in kinds.values where Double(own.count) < Self.maximumShare * Double(code.facts.files.count) {
            files.formUnion(own)
        }
        paths = Set(files.map { code.facts.files[$0].code.file.path })
    }

    /// Whether others wrote a file, by its position.
    ///
    /// - Complexity: O(1).
    func hold(_ file: Int) -> Bool { files.contains(file) }

    /// Whether a line of a notice is nothing but one of some names, which are in small letters.
    private static func hasLine(_ notice: [UInt8], of names: Set<String>) -> Bool {
        notice.split(separator: 0x0A).contains { line in
            names.contains(String(decoding: line, as: UTF8.self).filter { $0.isLetter || $0.isNumber })
        }
    }

    /// The comments that a file begins with, in small letters.
    private static func notice(of utf8: [UInt8]) -> [UInt8] {
        var notice: [UInt8] = []
        var isInBlock = false
        for line in utf8.prefix(headLength).split(separator: 0x0A) {
            let text = line.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
            guard !text.isEmpty else { continue }
            if !isInBlock {
                isInBlock = text.starts(with: "/*".utf8)
                guard isInBlock || text.starts(with: "//".utf8) else { break }
            }
            if isInBlock, text.firstRange(of: "*/".utf8) != nil { isInBlock = false }
            notice += text.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
            notice.append(0x0A)
        }
        return notice
    }
}
