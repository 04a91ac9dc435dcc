package import SourceCode
internal import SourceText

/// The types of a project with their members, and what stands outside of types.
///
/// The sources are walked for it once; each part of the program that has to know types makes of it what it needs.
package struct TypeIndex: Sendable {
    /// A type, an extension, a member of one, or what stands outside of types.
    ///
    /// Bodies are not looked into.
    package struct Declaration: Sendable {
        /// A node of the kind `type`, `extension`, `function`, `enumCase` or `binding`.
        package var node: CodeNode
        /// The statement that a binding belongs to, with its modifiers; for all others the node itself.
        package var statement: CodeNode
        /// The position of the type or extension around, in ``File/declarations``; `nil` outside of types.
        package var owner: Int?
    }

    /// What one file declares.
    package struct File: Sendable {
        package var code: SourceCode
        /// The path from the project's folder.
        package var path: String
        /// In the order of the file.
        package var declarations: [Declaration] = []
        /// Types and extensions anywhere in the file, those inside of functions included, in its order.
        package var types: [CodeNode] = []
        /// Other names of types, anywhere in the file, in its order.
        package var aliases: [CodeNode] = []
        /// The bytes of the clauses of `#if` whose code users of the app never run, the outermost ones, in its order.
        package var developerClauses: [Range<Int>] = []

        /// Whether it is of Swift, and not of Objective-C.
        package var isSwift: Bool { path.hasSuffix(".swift") }
    }

    package private(set) var files: [File]

    /// How deep types and conditional clauses are looked into: each level costs room on the stack of a thread.
    fileprivate static let maximumDepth = 64

    /// Reads what files declare, in parallel.
    ///
    /// - Parameter files: the files, with their paths from the project's folder.
    /// - Complexity: O(*n*) in the number of nodes.
    package init(_ files: [(code: SourceCode, path: String)]) {
        self.files = CodeThreads.map(files) { File($0.code, path: $0.path) }
    }

    /// Reads what files declare whose paths begin at the project's folder.
    package init(_ files: [SourceCode]) {
        self.init(files.map { (code: $0, path: $0.file.path) })
    }

    private init(files: [File]) { self.files = files }

    /// The index of some of the files.
    package func filter(_ isIncluded: (File) -> Bool) -> TypeIndex { TypeIndex(files: files.filter(isIncluded)) }

    /// The index without the code of tests.
    package var withoutTests: TypeIndex { filter { CodePurpose(path: $0.path) != .test } }

    /// The name of a type or extension without its outer types and parameters.
    package static func name(of node: CodeNode) -> String {
        let name = node.name.prefix { $0 != "<" }
        return name.split(separator: ".").last.map(String.init) ?? String(name)
    }
}

extension TypeIndex.File {
    init(_ code: SourceCode, path: String) {
        self.code = code
        self.path = path
        for node in code.root.descendants {
            switch node.kind {
            case .type, .extension: types.append(node)
            case .typeAlias: aliases.append(node)
            case .compilation where developerClauses.last?.contains(node.range.lowerBound) != true:
                for (clause, isForDevelopers) in BuildClauses(compilation: node) where isForDevelopers {
                    developerClauses.append(clause.range)
                }
            default: continue
            }
        }
        for node in code.root.children { collect(node, owner: nil, depth: 0) }
    }

    private mutating func collect(_ node: CodeNode, owner: Int?, depth: Int) {
        guard depth < TypeIndex.maximumDepth else { return }
        switch node.kind {
        case .type, .extension:
            let position = declarations.count
            add(node, of: node, owner: owner)
            for child in node.children { collect(child, owner: position, depth: depth + 1) }
        case .function, .enumCase: add(node, of: node, owner: owner)
        case .variables:
            for binding in node.children where binding.kind == .binding { add(binding, of: node, owner: owner) }
        case .compilation, .compilationClause:
            for child in node.children { collect(child, owner: owner, depth: depth + 1) }
        default: break
        }
    }

    private mutating func add(_ node: CodeNode, of statement: CodeNode, owner: Int?) {
        declarations.append(TypeIndex.Declaration(node: node, statement: statement, owner: owner))
    }
}
