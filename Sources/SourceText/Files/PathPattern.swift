/// A pattern of paths, as a line of a `.gitignore`.
///
/// `*` stands for any characters but `/`, `?` for one, `[a-z]` for one of several, and `**` between slashes for any
/// folders. A pattern with a slash before its end begins in the folder that it is written for; any other one is held
/// against names at any depth. A slash at the end stands for folders only (gitignore(5), "PATTERN FORMAT").
package struct PathPattern: Sendable, Hashable {
    /// The pattern as it is written.
    package let spelling: String
    /// Whether it takes back what an earlier pattern says (`!`).
    package let isNegated: Bool
    private let isOfFolders: Bool
    /// Whether it begins in the folder that it is written for.
    private let isAnchored: Bool
    private let parts: [Part]

    private enum Part: Sendable, Hashable {
        /// `**`
        case folders
        case name([Token])
    }

    private enum Token: Sendable, Hashable {
        case character(Unicode.Scalar)
        /// `?`
        case any
        /// `*`
        case many
        /// `[…]`: the ranges, and whether all others are meant.
        case oneOf([ClosedRange<Unicode.Scalar>], isNegated: Bool)
    }

    /// The pattern of a line; `nil` for an empty line and a comment.
    ///
    /// - Parameter line: a line of a `.gitignore`, without its end.
    package init?(_ line: String) {
        spelling = line
        var scalars = Array(line.unicodeScalars)
        while scalars.last == " ", scalars.dropLast().last != "\\" { scalars.removeLast() }
        guard let first = scalars.first, first != "#" else { return nil }
        isNegated = first == "!"
        if isNegated { scalars.removeFirst() }
        isOfFolders = scalars.last == "/"
        if isOfFolders { scalars.removeLast() }
        isAnchored = scalars.contains("/")
        if scalars.first == "/" { scalars.removeFirst() }
        guard !scalars.isEmpty else { return nil }
        parts = scalars.split(separator: "/", omittingEmptySubsequences: false).map { part in
            part.elementsEqual("**".unicodeScalars) ? .folders : .name(Self.tokens(Array(part)))
        }
    }

    /// Whether the pattern fits a path.
    ///
    /// - Parameters:
    ///   - path: the names on the way from the folder that the pattern is written for.
    ///   - isFolder: whether the path is that of a folder.
    /// - Returns: whether it does.
    /// - Complexity: O(*n* · *m*) in the lengths of path and pattern.
    package func matches(_ path: [[Unicode.Scalar]], isFolder: Bool) -> Bool {
        guard isFolder || !isOfFolders, let last = path.last else { return false }
        guard isAnchored else {
            guard case .name(let tokens)? = parts.first else { return true }
            return Self.matches(tokens, last)
        }
        // At the end `**` stands for what is inside a folder, not for the folder itself: there has to be a name.
        let rest = parts.last == .folders && parts.count > 1 ? parts.dropLast() + [.folders, .name([.many])] : parts
        return Wildcards.matches(rest, path, isStar: { $0 == .folders }) { part, name in
            guard case .name(let tokens) = part else { return false }
            return Self.matches(tokens, name)
        }
    }

    private static func matches(_ tokens: [Token], _ name: [Unicode.Scalar]) -> Bool {
        Wildcards.matches(tokens, name, isStar: { $0 == .many }, fits: fits)
    }

    private static func fits(_ token: Token, _ scalar: Unicode.Scalar) -> Bool {
        switch token {
        case .character(let wanted): wanted == scalar
        case .any: true
        case .many: false
        case .oneOf(let ranges, let isNegated): ranges.contains { $0.contains(scalar) } != isNegated
        }
    }

    private static func tokens(_ part: [Unicode.Scalar]) -> [Token] {
        var tokens: [Token] = []
        var index = 0
        while index < part.count {
            let scalar = part[index]
            index += 1
            switch scalar {
            case "*": if tokens.last != .many { tokens.append(.many) }
            case "?": tokens.append(.any)
            case "\\" where index < part.count:
                tokens.append(.character(part[index]))
                index += 1
            case "[":
                guard let (set, end) = set(in: part, from: index) else {
                    tokens.append(.character(scalar))
                    continue
                }
                tokens.append(set)
                index = end
            default: tokens.append(.character(scalar))
            }
        }
        return tokens
    }

    /// The characters between brackets, and the position behind them; `nil` if the brackets are not closed.
    private static func set(in part: [Unicode.Scalar], from start: Int) -> (Token, Int)? {
        var index = start
        let isNegated = index < part.count && (part[index] == "!" || part[index] == "^")
        if isNegated { index += 1 }
        var ranges: [ClosedRange<Unicode.Scalar>] = []
        let first = index
        while index < part.count, part[index] != "]" || index == first {
            var scalar = part[index]
            if scalar == "\\", index + 1 < part.count {
                index += 1
                scalar = part[index]
            }
            if index + 2 < part.count, part[index + 1] == "-", part[index + 2] != "]" {
                if scalar <= part[index + 2] { ranges.append(scalar...part[index + 2]) }
                index += 3
            } else {
                ranges.append(scalar...scalar)
                index += 1
            }
        }
        guard index < part.count else { return nil }
        return (.oneOf(ranges, isNegated: isNegated), index + 1)
    }
}
