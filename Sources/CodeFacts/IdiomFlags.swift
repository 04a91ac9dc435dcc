internal import CodeStrings
internal import SourceCode
internal import SourceText

/// What an app asks to learn whether it runs on an iPad or an iPhone: the idiom, and names of its own for that.
///
/// Source: `UIUserInterfaceIdiom` and `UI_USER_INTERFACE_IDIOM()` of UIKit.
struct IdiomFlags: Sendable {
    typealias Idiom = IdiomBranches.Idiom

    /// The kind of device on which a name is true; a name of a type itself is here with that of the type as well.
    private var names: [String: Idiom] = [:]
    /// The names of constants and properties that hold the idiom: `device == .pad`.
    private var holders: Set<String> = []
    /// What a file has that may ask.
    private var hashes: Set<UInt64> = []

    private static let idioms: Set<UInt64> = Set(
        ["userInterfaceIdiom", "UI_USER_INTERFACE_IDIOM"].map { NameHash.of($0) }
    )

    /// Whether no code asks.
    var areEmpty: Bool { hashes.isEmpty }

    /// - Parameter index: the files, and what they declare.
    /// - Complexity: O(*n*) in the size of the code.
    init(_ index: TypeIndex) {
        let asking = CodeThreads.map(index.files) { file -> [(name: String, expression: String)]? in
            guard Self.has(Self.idioms, in: file.code.file.utf8[...]) else { return nil }
            return file.path.hasSuffix(".swift") ? Self.swift(file) : Self.objectiveC(file.code.file.utf8)
        }.compactMap(\.self)
        guard !asking.isEmpty else { return }
        hashes = Self.idioms
        let expressions = asking.flatMap(\.self)
        holders = Set(expressions.filter { Self.isIdiom($0.expression) }.map(\.name))
        // `isPhone` may be made of `isPad`.
        for _ in 0..<2 {
            var found: [String: Set<Idiom?>] = [:]
            for (name, expression) in expressions { found[name, default: []].insert(only(expression)) }
            names = found.compactMapValues { $0.count == 1 ? $0.first ?? nil : nil }
        }
        for name in otherwiseMeant(in: index) {
            names[name] = nil
            holders.remove(name)
        }
        let all = holders.union(names.keys)
        hashes.formUnion(all.map { NameHash.of($0.split(separator: ".").last.map(String.init) ?? $0) })
    }

    /// Whether an expression is the idiom of the device.
    private static func isIdiom(_ expression: String) -> Bool {
        expression.filter { !$0.isWhitespace }
            .wholeMatch(of: /[\w.\[\]?!]*(?:userInterfaceIdiom\]?|UI_USER_INTERFACE_IDIOM\(\))/) != nil
    }

    /// Whether code names one of them.
    ///
    /// - Complexity: O(*n*) in its length.
    func mayBeAsked(in code: ArraySlice<UInt8>) -> Bool { Self.has(hashes, in: code) }

    private static func has(_ names: Set<UInt64>, in code: ArraySlice<UInt8>) -> Bool {
        var isFound = false
        NameHash.forEach(in: code) { name, _, _ in if names.contains(name) { isFound = true } }
        return isFound
    }

    // MARK: Names

    /// The only kind of device on which an expression is true; `nil` where something else decides.
    private func only(_ expression: String) -> Idiom? {
        let answers = Idiom.allCases.map { answer(to: expression, on: $0) }
        guard !answers.contains(nil) else { return nil }
        let own = zip(Idiom.allCases, answers).filter { $0.1 == true }
        return own.count == 1 ? own[0].0 : nil
    }

    /// The constants, computed properties and functions without parameters that a file declares outside of functions, with the
    /// expression that each of them is; those of a type also by the name that other code has for them, `UIDevice.phone`.
    private static func swift(_ file: TypeIndex.File) -> [(name: String, expression: String)] {
        file.declarations.flatMap { declaration -> [(name: String, expression: String)] in
            let node = declaration.node
            guard node.kind == .binding || node.kind == .function, node.child(.parameter) == nil else { return [] }
            let isConstant = declaration.statement.source.contains("let \(node.name)")
            guard
                let value = node.child(.body).flatMap(soleValue) ?? (isConstant ? node.child(.initialValue) : nil)
            else { return [] }
            var text = value.source[...]
            for word in ["=", "return"] where text.hasPrefix(word) { text = text.dropFirst(word.count) }
            let expression = String(text)
            guard let owner = declaration.owner else { return [(node.name, expression)] }
            let outer = TypeIndex.name(of: file.declarations[owner].node)
            return [(node.name, expression), (outer + "." + node.name, expression)]
        }
    }

    private static func soleValue(_ body: CodeNode) -> CodeNode? {
        var children = body.children
        guard let first = children.next(), children.next() == nil else { return nil }
        return first
    }

    /// Macros, and functions and methods that only return something.
    private static func objectiveC(_ utf8: [UInt8]) -> [(name: String, expression: String)] {
        let code = CodeComments.blanked(utf8)
        var found: [(name: String, expression: String)] = []
        for line in code.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) where line.contains(UInt8(ascii: "#")) {
            let words = String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace)
            guard words.count > 2, words[0] == "#define", words.last != "\\" else { continue }
            let name = words[1].hasSuffix("()") ? words[1].dropLast(2) : words[1]
            found.append((String(name), words[2...].joined(separator: " ")))
        }
        // White space in one piece, so that a long comment costs nothing.
        let text = String(decoding: code, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        for match in text.matches(of: /(\w+) ?(?:\( ?(?:void)? ?\))? ?\{ ?return ([^;{}]+); ?\}/) {
            let name = String(match.output.1)
            if name != "else" && name != "do" { found.append((name, String(match.output.2))) }
        }
        return found
    }

    /// The names that may mean something else: those of parameters, of local names, of what code assigns, and of properties of
    /// Objective-C.
    private func otherwiseMeant(in index: TypeIndex) -> Set<String> {
        let wanted = Set(holders.union(names.keys).map { NameHash.of($0) })
        guard !wanted.isEmpty else { return [] }
        let found = CodeThreads.map(index.files) { file -> Set<String> in
            guard Self.has(wanted, in: file.code.file.utf8[...]) else { return [] }
            return file.path.hasSuffix(".swift") ? othersInSwift(file) : othersInObjectiveC(file.code.file.utf8)
        }
        return found.reduce(into: []) { $0.formUnion($1) }
    }

    /// Whether a name stands for a kind of device, or holds it.
    private func isKnown(_ name: String) -> Bool { names[name] != nil || holders.contains(name) }

    private func othersInSwift(_ file: TypeIndex.File) -> Set<String> {
        var found: Set<String> = []
        let own = Self.swift(file)
        for (name, expression) in own where isKnown(name) {
            let isMeant = holders.contains(name) ? Self.isIdiom(expression) : only(expression) == names[name]
            if !isMeant { found.insert(name) }
        }
        let declared = own.reduce(into: [String: Int]()) { $0[$1.name, default: 0] += 1 }
        var counts: [String: Int] = [:]
        for node in file.code.root.descendants {
            switch node.kind {
            case .parameter:
                let own = [node.name, node.child(.innerName)?.name ?? ""]
                found.formUnion(own.filter(isKnown))
            case .binding, .function:
                if isKnown(node.name) { counts[node.name, default: 0] += 1 }
            case .sequence:
                let parts = Array(node.children.prefix(2))
                guard parts.count == 2, parts[1].kind == .assignment, isKnown(parts[0].name) else { continue }
                found.insert(parts[0].name)
            default: continue
            }
        }
        // Others of the name stand for something else.
        return found.union(counts.filter { $1 > declared[$0, default: 0] }.keys)
    }

    private func othersInObjectiveC(_ utf8: [UInt8]) -> Set<String> {
        let code = CodeComments.blanked(utf8)
        let text = String(decoding: code, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return Set(
            holders.union(names.keys).filter { name in
                text.ranges(of: name).contains { range in
                    let (before, behind) = (text[..<range.lowerBound], text[range.upperBound...])
                    guard before.last?.isOfName != true, behind.first?.isOfName != true else { return false }
                    let isSet = behind.prefixMatch(of: /\s?=(?!=)/) != nil
                    return isSet || before.suffix(80).firstMatch(of: /@property[^;]*$/) != nil
                }
            }
        )
    }

    // MARK: Conditions

    /// Whether a condition holds on a kind of device.
    ///
    /// - Parameters:
    ///   - condition: the condition as it is written in Swift or Objective-C.
    ///   - idiom: the kind of device.
    /// - Returns: `nil` where something else decides as well.
    /// - Complexity: O(*n*²) in its length at most.
    func answer(to condition: String, on idiom: Idiom) -> Bool? {
        // White space matters only between two names.
        let words = condition.split(whereSeparator: \.isWhitespace)
        var text = ""
        for word in words {
            if let last = text.last, let first = word.first, last.isOfName, first.isOfName { text += " " }
            text += word
        }
        return answer(text[...], idiom)
    }

    private func answer(_ text: Substring, _ idiom: Idiom) -> Bool? {
        let either = Self.parts(text, "||")
        if either.count > 1 {
            let answers = either.map { answer($0, idiom) }
            if answers.contains(true) { return true }
            return answers.allSatisfy { $0 == false } ? false : nil
        }
        let all = Self.parts(text, "&&")
        if all.count > 1 {
            let answers = all.map { answer($0, idiom) }
            if answers.contains(false) { return false }
            return answers.allSatisfy { $0 == true } ? true : nil
        }
        if text.hasPrefix("!") { return answer(text.dropFirst(), idiom).map { !$0 } }
        if text.isInBrackets { return answer(text.dropFirst().dropLast(), idiom) }
        return comparison(text, idiom) ?? name(text).map { $0 == idiom }
    }

    /// `UIDevice.current.userInterfaceIdiom == .pad`, `UI_USER_INTERFACE_IDIOM() != UIUserInterfaceIdiomPhone`.
    private func comparison(_ text: Substring, _ idiom: Idiom) -> Bool? {
        // By hand: a regular expression takes quadratic time on a long closure.
        guard let sign = text.firstIndex(of: "="), let before = text[..<sign].last else { return nil }
        let isSame = text[text.index(after: sign)...].hasPrefix("=")
        guard isSame || before == "!" else { return nil }
        let asked = isSame ? text[..<sign] : text[..<sign].dropLast()
        let meant = text[sign...].dropFirst(isSame ? 2 : 1)
        guard let first = asked.first, first != "!", !meant.isEmpty, !meant.contains("=") else { return nil }
        let path = asked.split(separator: ".").map(String.init)
        let isHolder = path.last.map { held in
            holders.contains(held) || Self.qualified(held, by: path.dropLast().last).contains(where: holders.contains)
        }
        guard Self.isIdiom(String(asked)) || isHolder == true else { return nil }
        let value = meant.split(separator: ".").last.map { $0.lowercased() } ?? ""
        let name = value.hasPrefix("uiuserinterfaceidiom") ? value.dropFirst("uiuserinterfaceidiom".count) : value[...]
        guard ["pad", "phone", "mac", "tv", "carplay", "vision", "unspecified"].contains(name) else { return nil }
        return (name == (idiom == .pad ? "pad" : "phone")) == isSame
    }

    /// `isPad`, `UIDevice.isPad`, `isPad()`, `[UIDevice isPad]`.
    private func name(_ text: Substring) -> Idiom? {
        guard let found = text.wholeMatch(of: /(?:(?:[\w.]+\.)?(\w+)\.)?(\w+)(?:\(\))?|\[[\w.]+ (\w+)\]/),
            let name = found.output.2 ?? found.output.3
        else { return nil }
        let qualified = Self.qualified(String(name), by: found.output.1.map(String.init))
        return qualified.lazy.compactMap { names[$0] }.first ?? names[String(name)]
    }

    /// The names of a member with the type that it may be of: `conductor.device` is most likely one of `Conductor`.
    private static func qualified(_ name: String, by outer: String?) -> [String] {
        guard let outer, let first = outer.first else { return [] }
        return [outer + "." + name, first.uppercased() + outer.dropFirst() + "." + name]
    }

    /// The parts of a text between operators that are in no brackets.
    private static func parts(_ text: Substring, _ sign: String) -> [Substring] {
        var parts: [Substring] = []
        var (depth, start) = (0, text.startIndex)
        var place = text.startIndex
        while place < text.endIndex {
            if "([{".contains(text[place]) { depth += 1 }
            if ")]}".contains(text[place]) { depth -= 1 }
            if depth == 0, text[place...].hasPrefix(sign) {
                parts.append(text[start..<place])
                place = text.index(place, offsetBy: sign.count)
                start = place
            } else {
                place = text.index(after: place)
            }
        }
        return parts + [text[start...]]
    }
}
