internal import Configurations
internal import Reporting
package import SourceText

/// The jobs of `overset rules` and `overset explain`.
package struct RulesRun: Sendable {
    /// What the list of rules is printed as.
    package enum Format: Sendable, Hashable {
        case table
        case json
        /// A file for each rule and an index in a folder.
        case markdown(folder: String)

        /// The formats' names for the help.
        package static let names = ["table", "json", "markdown=DIR"]

        /// - Throws: ``Failure`` for a format that is not known.
        package init(_ name: String) throws(Failure) {
            let folder = name.hasPrefix("markdown=") ? String(name.dropFirst("markdown=".count)) : ""
            switch name {
            case "table": self = .table
            case "json": self = .json
            case _ where !folder.isEmpty: self = .markdown(folder: folder)
            default: throw Failure.unknown(name, among: Self.names, kind: "format")
            }
        }
    }

    package init() {}

    /// Prints all rules, or writes their pages.
    package func list(_ format: Format, _ console: Console) throws(Failure) {
        switch format {
        case .table: console.write(RuleReference.table())
        case .json: console.write(RuleReference.json())
        case .markdown(let folder):
            for (name, bytes) in RuleReference.markdown() {
                do throws(SourceError) {
                    try FileAccess.write(bytes, to: folder + "/" + name)
                } catch {
                    throw Failure(error)
                }
            }
        }
    }

    /// Prints the page of a rule.
    package func explain(_ name: String, _ console: Console) throws(Failure) {
        console.write(try Self.page(of: name, width: console.width))
    }

    /// The page of a rule as text.
    ///
    /// - Throws: ``Failure`` with a suggestion if there is no such rule: wrong usage.
    package static func page(of name: String, width: Int = 100) throws(Failure) -> String {
        guard let page = RuleReference.page(of: name, width: width) else {
            throw Failure.unknown(name, among: RuleReference.names, kind: "rule")
        }
        return page
    }
}
