internal import Interfaces
internal import SourceText

extension Rule {
    /// ``InvalidDocument``.
    package static let invalidDocument = Self("invalid-document", InvalidDocument.self)
}

/// A storyboard or xib says something that cannot be meant, so that a part of it is dropped.
enum InvalidDocument: FileRule {
    static let documentation = RuleDocumentation(
        .invalidDocument,
        "A storyboard or xib contains an invalid value, and the part that it belongs to is dropped.",
        severity: .always(.warning),
        says: """
            The attribute, and what is wrong with it: a value that is not a number or that is out of bounds, a \
            priority or multiplier out of range, a constraint or outlet whose object is not in the document, or an ID \
            used by two objects. The rest of the document is laid out without it.
            """,
        rationale: """
            Such lines come from merges and from editing by hand. Interface Builder silently repairs some of them when \
            it saves, the compiler drops others, and an outlet to a missing object crashes the app when the screen is \
            loaded. A missing constraint moves views, so findings on the rest of the screen may be wrong.
            """,
        fires: [
            Snippet("Base.lproj/Main.storyboard", constraint(constant: "2O"))
        ],
        passes: [
            Snippet("Base.lproj/Main.storyboard", constraint(constant: "20"))
        ],
        surroundings: [
            Snippet(
                "Base.lproj/Main.storyboard",
                ExampleStoryboard.label("lAb-01-Abc", text: "Photos", edge: "…")
            ),
            Snippet("en.lproj/Main.strings", "\"lAb-01-Abc.text\" = \"Photos\";\n"),
        ],
        fix: """
            Open the document in Interface Builder and set the value again, or remove the line. After a merge, compare \
            the document with both of its parents.
            """
    )

    static func issues(in file: FileContext) -> [FileIssue] {
        guard case .interface(let issues, let lines) = file.content else { return [] }
        // A platform that is not laid out is no fault of the document; it is listed as not checked.
        return issues.filter { $0.kind != .notLaidOut }.map { issue in
            FileIssue(
                message: issue.message,
                location: issue.location,
                excerpt: lines.excerpt(at: issue.location, length: 1),
                key: issue.object,
                objects: [issue.object, issue.attribute]
            )
        }
    }

    private static func constraint(constant: String) -> String {
        """
        <constraint firstItem="lAb-01-Abc" firstAttribute="leading" secondItem="vIe-01-Abc" secondAttribute="leading" \
        constant="\(constant)" id="lEd-01-Abc"/>
        """
    }
}
