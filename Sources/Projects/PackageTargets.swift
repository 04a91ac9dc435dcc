internal import CodeStrings
package import SourceCode
internal import SourceText

/// The targets and products of a Swift package, as its manifest writes them out.
package struct PackageTargets: Sendable {
    struct Target: Sendable {
        var name: String
        /// From the package's folder; `nil` for the usual place.
        var path: String?
        /// The names of targets and products that it depends on.
        var dependencies: Set<String>
    }

    private(set) var targets: [Target] = []
    /// The names of the targets of each library, by the library's name.
    private(set) var products: [String: Set<String>] = [:]
    /// Whether all of it is written out: names that code makes are known only when the package is resolved.
    private(set) var isKnown = true
    /// From the project's folder; empty for that folder itself.
    private let folder: String

    /// Reads a manifest.
    ///
    /// - Parameters:
    ///   - code: the file `Package.swift`.
    ///   - path: its path from the project's folder.
    /// - Complexity: O(*n*) in the size of the file.
    package init(_ code: SourceCode, path: String) {
        let folder = FilePath.folder(path)
        self.folder = folder == "." ? "" : folder
        for call in code.root.descendants where call.kind == .call {
            guard let callee = call.firstChild, callee.kind == .member, callee.firstChild == nil else { continue }
            let isProduct = callee.isNamed("library") || callee.isNamed("executable")
            let isTarget = callee.isNamed("target") || callee.isNamed("executableTarget")
            guard isProduct || isTarget else { continue }
            func value(_ label: StaticString) -> CodeNode? { call.arguments.first { $0.isNamed(label) }?.firstChild }
            guard let name = value("name").flatMap(Self.text) else {
                isKnown = false
                continue
            }
            if isProduct {
                products[name, default: []].formUnion(names(in: value("targets")))
            } else {
                let path = value("path").flatMap(Self.text)
                let dependencies = names(in: value("dependencies"))
                // A dependency on a target of the same package is written as one: `.target(name: "Core")`.
                if let known = targets.firstIndex(where: { $0.name == name }) {
                    targets[known].path = targets[known].path ?? path
                    targets[known].dependencies.formUnion(dependencies)
                } else {
                    targets.append(Target(name: name, path: path, dependencies: dependencies))
                }
            }
        }
    }

    private static func text(_ node: CodeNode) -> String? {
        node.kind == .string ? CodeLiteral(node).plainText : nil
    }

    /// The names in a list: `["Core", .product(name: "Logging", package: "swift-log")]`.
    private mutating func names(in list: CodeNode?) -> Set<String> {
        guard let list else { return [] }
        guard list.kind == .array else {
            isKnown = false
            return []
        }
        return list.children.reduce(into: []) { names, element in
            let written = element.kind == .call ? element.arguments.first?.firstChild ?? element : element
            if let name = Self.text(written) { names.insert(name) } else { isKnown = false }
        }
    }

    /// The folder of a target's files, from the project's folder.
    func folder(of target: Target) -> String {
        let own = target.path ?? "Sources/" + target.name
        let path = folder.isEmpty ? own : folder + "/" + own
        return path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    }

    /// The targets that libraries are made of, and all that these depend on.
    static func reached(from libraries: Set<String>, in packages: [PackageTargets]) -> Set<String> {
        var found: Set<String> = []
        var waiting = Array(libraries)
        while let name = waiting.popLast() {
            for package in packages {
                for target in package.products[name] ?? [] where !found.contains(target) { waiting.append(target) }
                guard let target = package.targets.first(where: { $0.name == name }), found.insert(name).inserted else {
                    continue
                }
                waiting += target.dependencies
            }
        }
        return found
    }
}
