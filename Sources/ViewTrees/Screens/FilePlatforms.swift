internal import SourceCode
internal import SourceText

/// Which platform the files of a project are for.
struct FilePlatforms {
    private let standard: SourcePlatform
    /// The platform that a project builds a file for, by path.
    private let built: [String: SourcePlatform]
    private let macFiles: Set<String>
    private let phoneFiles: Set<String>
    /// The parts of files that are compiled for one system, by path.
    private var clauses: [String: [Clause]] = [:]

    private struct Clause {
        var range: Range<Int>
        var platform: SourcePlatform
    }

    /// Looks at the imports of all files.
    ///
    /// - Parameters:
    ///   - files: the files.
    ///   - built: the platform that a project builds a file for, by path, as far as it is one.
    /// - Complexity: O(*n*) in the number of top-level nodes.
    init(_ files: [SourceCode], built: [String: SourcePlatform]) {
        self.built = built
        var (mac, phone): (Set<String>, Set<String>) = ([], [])
        var (onlyMac, onlyPhone): (Set<String>, Set<String>) = ([], [])
        for file in files {
            for node in file.root.children where node.kind == .importedModule {
                switch node.name {
                case "AppKit", "Cocoa": mac.insert(file.file.path)
                case "UIKit": phone.insert(file.file.path)
                default: break
                }
            }
            let own = Self.clauses(of: file)
            if !own.isEmpty { clauses[file.file.path] = own }
            switch Self.onlySystem(of: file) {
            case .macOS?: onlyMac.insert(file.file.path)
            case .iOS?: onlyPhone.insert(file.file.path)
            case nil: break
            }
        }
        macFiles = mac.subtracting(phone).union(onlyMac)
        phoneFiles = phone.subtracting(mac).union(onlyPhone)
        let macCount = built.values.count { $0 == .macOS }
        let isMac = built.isEmpty ? mac.count > phone.count : macCount * 2 > built.count
        standard = isMac ? .macOS : .iOS
    }

    /// The platform that all types of a file are compiled for, as by `#if os(macOS)` around everything, or that its name
    /// tells, `App_macOS.swift`; `nil` for a file of several.
    private static func onlySystem(of file: SourceCode) -> SourcePlatform? {
        let name = file.file.path.split(separator: "/").last.map(String.init) ?? ""
        let stem = name.split(separator: ".").first.map(String.init) ?? name
        for mark in ["_", "-", "+"] {
            if stem.hasSuffix(mark + "macOS") { return .macOS }
            if stem.hasSuffix(mark + "iOS") { return .iOS }
        }
        var found: Set<SourcePlatform> = []
        for node in file.root.children {
            switch node.kind {
            case .type, .extension: return nil
            case .compilation:
                for clause in node.children where clause.kind == .compilationClause {
                    guard clause.children.contains(where: { $0.kind == .type || $0.kind == .extension }) else {
                        continue
                    }
                    guard let system = system(of: clause) else { return nil }
                    found.insert(system)
                }
            default: continue
            }
        }
        return found.count == 1 ? found.first : nil
    }

    /// The outermost `#if os(…)` of a file.
    private static func clauses(of file: SourceCode) -> [Clause] {
        file.root.children.filter { $0.kind == .compilation }.flatMap(\.children).compactMap { clause in
            guard clause.kind == .compilationClause else { return nil }
            return system(of: clause).map { Clause(range: clause.range, platform: $0) }
        }
    }

    /// The system that a clause is compiled for; `nil` if its condition is about something else.
    private static func system(of clause: CodeNode) -> SourcePlatform? {
        switch clause.name.filter({ !$0.isWhitespace }) {
        case "os(macOS)", "canImport(AppKit)": .macOS
        case "os(iOS)", "canImport(UIKit)": .iOS
        default: nil
        }
    }

    /// The platform that code is for: that of the `#if os(…)` around it, else that of its file.
    func platform(of node: CodeNode) -> SourcePlatform {
        let path = node.file.path
        let clause = clauses[path]?.first { $0.range.contains(node.range.lowerBound) }
        return clause?.platform ?? platform(of: path)
    }

    /// The platform that a file is for: the only one it is built for, else by what it imports, else by the names of its
    /// folders, else that of the project.
    func platform(of path: String) -> SourcePlatform {
        if let platform = built[path] { return platform }
        if macFiles.contains(path) { return .macOS }
        if phoneFiles.contains(path) { return .iOS }
        for folder in path.split(separator: "/").dropLast().reversed() {
            switch folder.lowercased() {
            case "mac", "macos", "osx": return .macOS
            case "ios", "iphone", "ipad": return .iOS
            default: continue
            }
        }
        return standard
    }
}
