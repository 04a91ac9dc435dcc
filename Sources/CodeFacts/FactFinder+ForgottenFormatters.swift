internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Formatters that code sets up and never asks for a text.
extension FactFinder {
    /// Whether a member is set of a local object that nothing does anything with.
    func isForgotten(_ target: CodeNode) -> Bool {
        guard let object = target.firstChild, object.kind == .reference,
            scopes.contains(where: { $0[object.name] != nil }),
            let function = ancestors.last(where: { [.function, .accessor].contains($0.kind) })
        else { return false }
        let name = object.name
        // Each case of a `switch` may have one of the name.
        let scope =
            ancestors.last { around in
                around.children.contains { $0.kind == .variables && $0.child(.binding)?.name == name }
            } ?? function
        let assigned = Self.setUp(in: scope)
        let parts = Array(scope.descendants)
        let references = parts.filter { $0.kind == .reference }
        let named = Set(references.map(\.name))
        // What is made with it may be forgotten as well: `let now = formatter.string(from: Date())`.
        let forgotten = parts.filter { part in
            part.kind == .binding && !part.name.isEmpty && part.child(.initialValue) != nil
                && !named.contains(part.name)
        }
        return !references.contains { use in
            use.name == name && !assigned.contains(use.range)
                && !forgotten.contains { $0.range.contains(use.range.lowerBound) }
        }
    }

    /// The objects in a part of the code of which a member is set: `formatter` of `formatter.dateStyle = .short`.
    private static func setUp(in part: CodeNode) -> Set<Range<Int>> {
        var found: Set<Range<Int>> = []
        for sequence in part.descendants where sequence.kind == .sequence {
            let parts = Array(sequence.children.prefix(2))
            guard parts.count == 2, parts[1].kind == .assignment, parts[0].kind == .member,
                let base = parts[0].firstChild, base.kind == .reference || base.kind == .member
            else { continue }
            found.insert(base.range)
        }
        return found
    }

    /// Whether a member is set of a private property that its type only sets up.
    func isOfUnaskedProperty(_ target: CodeNode) -> Bool {
        guard let type = typeAround, let object = target.firstChild, let root = ancestors.first,
            object.kind == .reference
                || object.kind == .member && object.firstChild?.kind == .reference
                    && object.firstChild?.isNamed("self") == true,
            let statement = type.children.first(where: { statement in
                statement.kind == .variables && statement.child(.binding)?.name == object.name
            }),
            statement.children.contains(where: { $0.kind == .modifier && $0.name.hasSuffix("private") }),
            statement.child(.binding)?.child(.body) == nil
        else { return false }
        let setUp = Self.setUp(in: root)
        return !root.descendants.contains { part in
            (part.kind == .reference || part.kind == .member) && part.name == object.name
                && !statement.range.contains(part.range.lowerBound) && !setUp.contains(part.range)
        }
    }

    /// Whether what is read belongs to a private property that its type never names, whatever other types of the file have
    /// under that name, or to one of the file that nothing in it names.
    ///
    /// Nobody asks a view of SwiftUI for a formatter.
    var isOfForgottenProperty: Bool {
        guard let type = typeAround,
            let statement = type.children.first(where: { $0.kind == .variables && ancestors.contains($0) }),
            let isPrivate = isPrivate(statement), let binding = statement.child(.binding), let root = ancestors.first
        else { return false }
        func names(_ part: CodeNode) -> Bool {
            part.descendants.contains {
                ($0.kind == .reference || $0.kind == .member) && $0.name == binding.name
                    && !statement.range.contains($0.range.lowerBound)
            }
        }
        guard isPrivate else { return !names(root) }
        return !root.descendants.contains { part in
            (part.kind == .type || part.kind == .extension) && TypeIndex.name(of: part) == owner && names(part)
        }
    }

    /// Whether only its type sees a property, or `false` for one that its file sees; `nil` for one that others may see.
    private func isPrivate(_ statement: CodeNode) -> Bool? {
        let modifiers = statement.children.filter { $0.kind == .modifier }
        if let access = modifiers.first(where: { $0.name.hasSuffix("private") }) { return access.isNamed("private") }
        let isStored = statement.child(.binding)?.child(.body) == nil
        return supertypes.contains("View") && modifiers.isEmpty && isStored ? true : nil
    }

    /// Whether a name without an object is that of a local text of Objective-C, which the method makes dates of and no texts:
    /// `dateFormat = @"%Y-%m-%d"; … initWithString:text calendarFormat:dateFormat`.
    func isLocalText(_ target: CodeNode) -> Bool {
        guard !isSwift, target.kind == .reference else { return false }
        let method = String(
            decoding: CodeComments.blanked(Array(methodText(around: target).utf8)),
            as: UTF8.self
        )
        guard method.firstMatch(of: /NSString\s*\*\s*dateFormat\s*[;=]/) != nil else { return false }
        return method.contains("calendarFormat:dateFormat")
            && method.firstMatch(of: /(?:descriptionWithCalendarFormat|etDateFormat):\s*dateFormat\b/) == nil
    }

    /// Whether a message is sent to a property that an implementation of Objective-C declares for itself, and that all its other
    /// code only sets up, but for what nothing reaches.
    ///
    /// - Complexity: O(*n*) in the size of the file.
    func isOfUnsentProperty(_ call: CodeNode) -> Bool {
        guard !isSwift, let object = call.firstChild?.firstChild, object.kind == .member,
            object.firstChild?.isNamed("self") == true
        else { return false }
        let utf8 = CodeComments.blanked(call.file.utf8)
        let (name, hidden) = (NameHash.of(object.name), NameHash.of("_" + object.name))
        var isDeclared = false
        var uses: [Range<Int>] = []
        NameHash.forEach(in: utf8[...]) { found, offset, _ in
            guard found == name || found == hidden else { return }
            let start = utf8[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
            if utf8[start...].starts(with: "@property".utf8) { isDeclared = true } else { uses.append(start..<offset) }
        }
        return isDeclared
            && uses.allSatisfy { use in
                if unreached.contains(use.upperBound, in: call.file.path) { return true }
                let before = String(decoding: utf8[use], as: UTF8.self).drop(while: \.isWhitespace)
                let behind = String(decoding: utf8[use.upperBound...].prefix { $0 != 0x0A }, as: UTF8.self)
                    .drop { $0.isLetter || $0.isNumber || $0 == "_" }
                return (before.isEmpty || before == "self.") && behind.prefixMatch(of: /\s*=[^=]/) != nil
                    || (before == "[" || before == "[self.") && behind.prefixMatch(of: /\s+set[A-Z]/) != nil
            }
    }

    /// Whether a method of Objective-C makes the formatter itself that a message is sent to, and only sets it up.
    func isForgotten(inMethodOf call: CodeNode) -> Bool {
        guard !isSwift, let object = call.firstChild?.firstChild, object.kind == .reference else { return false }
        let method = String(
            decoding: CodeComments.blanked(Array(methodText(around: call).utf8)),
            as: UTF8.self
        )
        var isMade = false
        for found in method.ranges(of: object.name) {
            let (before, behind) = (method[..<found.lowerBound], method[found.upperBound...])
            if before.last?.isOfName == true || behind.first?.isOfName == true { continue }
            if before.hasSuffix("DateFormatter *") || before.hasSuffix("DateFormatter* ") {
                isMade = true
                continue
            }
            // A statement of its own: `[formatter setLocale:…];`.
            let end = before.dropLast().last { !$0.isWhitespace }
            guard before.last == "[", end.map({ ";{})".contains($0) }) ?? true,
                behind.prefixMatch(of: /\s+(?:set[A-Z]\w*:|release\])/) != nil
            else { return false }
        }
        return isMade
    }
}
