internal import TextMeasurement

/// What people say about views beside their code, where reading it is not enough.
package struct SourceHints: Sendable, Hashable {
    /// A view that a screen shows, though no code was seen to show it.
    package struct Entry: Sendable, Hashable {
        /// The name of the view's type.
        package var view: String
        package var kind: ScreenKind

        package init(view: String, kind: ScreenKind) {
            (self.view, self.kind) = (view, kind)
        }
    }

    /// The size of a view in points; `nil` where the view fills what it is given.
    package struct ViewSize: Sendable, Hashable {
        package var width: Double?
        package var height: Double?

        package init(width: Double?, height: Double?) {
            (self.width, self.height) = (width, height)
        }
    }

    package var entries: [Entry] = []
    /// Texts that stand for data, by the property, `Account.name`, or by an expression as the code writes it.
    package var samples: [String: String] = [:]
    /// The sizes of views, by the name of the type.
    package var sizes: [String: ViewSize] = [:]

    package init() {}

    package var isEmpty: Bool { entries.isEmpty && samples.isEmpty && sizes.isEmpty }
}

/// A hint about something that the code does not have.
package struct HintProblem: Sendable, Hashable {
    package enum Subject: Sendable, Hashable {
        /// The position of an entry.
        case entry(Int)
        case sample(String)
        case size(String)
    }

    package var subject: Subject
    /// A lower-case phrase that says what is wrong and what to do.
    package var message: String
}

/// The names that hints were held against.
struct HintNames {
    let types: ProjectTypes

    /// The first view of the name that has a body.
    func problem(ofEntry position: Int, _ entry: SourceHints.Entry) -> HintProblem? {
        let named = types.types.filter { $0.name == entry.view }
        guard !named.contains(where: { $0.isView && $0.properties["body"]?.getter != nil }) else { return nil }
        let message =
            if named.isEmpty {
                "there is no view '\(entry.view)' in the code" + hint(entry.view, viewNames)
            } else {
                "'\(entry.view)' is no view with a body; name a type that conforms to View"
            }
        return HintProblem(subject: .entry(position), message: message)
    }

    /// Whether a property is one of a type of the project.
    ///
    /// - Parameters:
    ///   - name: the property with its type in front, or an expression.
    ///   - shown: the expressions of data that texts show.
    /// - Returns: `nil` if it is there.
    func problem(ofSample name: String, shown: Set<String>) -> HintProblem? {
        guard let dot = name.lastIndex(of: "."), name.first?.isUppercase == true else {
            guard !shown.contains(name) else { return nil }
            let message = "no text shows '\(name)'" + hint(name, shown.sorted())
            return HintProblem(subject: .sample(name), message: message)
        }
        let type = String(name[..<dot])
        let property = String(name[name.index(after: dot)...])
        guard let position = types.position(of: type, near: nil, in: nil) else {
            if shown.contains(name) { return nil }
            let known = types.types.filter { $0.node != nil }.map(\.path)
            let message = "there is no type '\(type)' in the code" + hint(type, known)
            return HintProblem(subject: .sample(name), message: message)
        }
        guard types.property(property, of: position) == nil else { return nil }
        let known = types[position].properties.keys.sorted()
        let message = "'\(type)' has no property '\(property)'" + hint(property, known)
        return HintProblem(subject: .sample(name), message: message)
    }

    /// Whether a view of the name is declared or made anywhere.
    ///
    /// - Parameters:
    ///   - name: the name of the type.
    ///   - made: the names of views of other packages that the code makes.
    /// - Returns: `nil` if it is.
    func problem(ofSize name: String, made: Set<String>) -> HintProblem? {
        guard !made.contains(name), types.position(of: name, near: nil, in: nil) == nil else { return nil }
        let message = "no code makes a view '\(name)'" + hint(name, made.sorted() + viewNames)
        return HintProblem(subject: .size(name), message: message)
    }

    private var viewNames: [String] { types.types.filter(\.isView).map(\.name) }

    private func hint(_ name: String, _ known: [String]) -> String {
        Suggestion.of(name, among: known).map { "; did you mean '\($0)'?" } ?? "; name it as the code spells it"
    }
}
