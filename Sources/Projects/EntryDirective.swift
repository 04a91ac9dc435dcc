internal import Findings
package import Interfaces
package import StringTables

/// What the comments of one entry declare: what several comments say adds up.
///
/// This is the one reader of directives for everything that asks what a comment says of its text.
package struct EntryDirective: Sendable, Hashable {
    /// A directive that is not understood.
    package struct Issue: Sendable, Hashable {
        /// Where it is, in UTF-8 bytes of the file's text.
        package var offset: Int
        package var message: String
    }

    /// A comment that ignores rules.
    package struct Ignoring: Sendable, Hashable {
        package var rules: IgnoredRules
        /// Where the comment begins, in UTF-8 bytes of the file's text.
        package var offset: Int
    }

    /// What all comments say together; `nil` if none of them has a directive.
    package private(set) var declaration: TextDeclaration?
    /// The comments that ignore rules, in file order.
    package private(set) var ignoring: [Ignoring] = []
    package private(set) var faults: [Issue] = []

    /// Reads the comments of an entry; a directive that is not understood says nothing and does not stop the others.
    ///
    /// - Complexity: O(*n*) in the length of the comments.
    package init(of comments: [EntryComment]) {
        for comment in comments {
            do throws(Directive.SyntaxError) {
                guard let found = try Directive.read(comment.text, rules: Rule.names) else { continue }
                declaration = (declaration ?? TextDeclaration()).overlaid(by: found)
                if found.ignored != .none { ignoring.append(Ignoring(rules: found.ignored, offset: comment.offset)) }
            } catch {
                faults.append(Issue(offset: comment.offset + error.offset, message: error.message))
            }
        }
    }

    /// Whether the comments say nothing that is or should be understood.
    package var isEmpty: Bool { declaration == nil && faults.isEmpty }

    /// Whether the text stays as it is in every pseudolocale.
    package var isKept: Bool { declaration.map { $0.isKept || $0.ignored == .all } ?? false }
}
