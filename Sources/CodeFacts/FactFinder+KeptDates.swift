internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Dates that code writes for itself.
extension FactFinder {
    /// Types whose properties are stored or sent.
    private static let records: Set<String> = ["Codable", "Decodable", "Encodable", "NSManagedObject", "Object"]

    /// Whether code does nothing with the texts that a formatter makes but compare them, take them apart, make numbers of them
    /// or keep them in a record: `formatter.string(from: day) == formatter.string(from: today)`.
    ///
    /// - Parameters:
    ///   - node: what sets the pattern.
    ///   - scope: the function or property around.
    /// - Returns: `false` if some text that it makes goes elsewhere.
    /// - Complexity: O(*n*) in the size of the code that may use the formatter.
    func isTakenApart(around node: CodeNode, in scope: CodeNode) -> Bool {
        guard let (name, written) = Self.formatter(set: node, in: scope) else { return false }
        let code = String(decoding: CodeComments.blanked(Array(written.utf8)), as: UTF8.self)
        var count = 0
        for found in code.ranges(of: name + ".string(from:") {
            if let before = code[..<found.lowerBound].last, before.isLetter || before.isNumber || before == "_" {
                continue
            }
            count += 1
            guard let end = Self.end(ofCallIn: code, from: found.upperBound) else { return false }
            if Self.isForFiles(code, found) { continue }
            if code[..<found.lowerBound].hasSuffix("return "), isConstantForData(scope) { continue }
            guard isKept(found.lowerBound..<end, in: code) || isHandedOn(found.lowerBound..<end, in: code, depth: 0)
            else { return false }
        }
        return count > 0
    }

    /// Whether a closure makes a constant of a function that is only data there:
    /// `let day: String = { …; return formatter.string(from: date) }()`.
    private func isConstantForData(_ binding: CodeNode) -> Bool {
        guard binding.kind == .binding, let function = ancestors.last(where: { $0.kind == .function }),
            function.range.contains(binding.range.upperBound), binding.name.utf8.allSatisfy(NameHash.isPart)
        else { return false }
        let bytes = Array(binding.file.utf8[function.range])
        let behind = binding.range.upperBound - function.range.lowerBound
        let rest = String(decoding: CodeComments.blanked(bytes)[behind...], as: UTF8.self)
        return isOnlyData(binding.name, in: rest[...], of: rest, depth: 0)
    }

    /// Whether a method of Objective-C does nothing with the texts that a formatter makes but compare them or take them apart:
    /// `[today isEqual:[text substringToIndex:10]]`.
    ///
    /// - Parameters:
    ///   - node: what sets the pattern.
    ///   - method: the code of the method.
    /// - Returns: `false` where the formatter has no name, or is used for something else as well.
    /// - Complexity: O(*n*²) in the length of the method at most.
    func isTakenApart(around node: CodeNode, inMethod method: String) -> Bool {
        guard let object = node.firstChild?.firstChild, object.kind == .reference else { return false }
        let code = String(decoding: CodeComments.blanked(Array(method.utf8)), as: UTF8.self)
        var count = 0
        for found in code.ranges(of: "[\(object.name) stringFromDate:") {
            count += 1
            if Self.isForFiles(code, found) { continue }
            let before = String(code[..<found.lowerBound].suffix(80))
            if before.firstMatch(of: /isEqual(?:ToString)?:\s*$/) != nil { continue }
            if before.hasSuffix("["), let end = code[found.upperBound...].firstIndex(of: "]"),
                Self.isQuestion(code[code.index(after: end)...])
            {
                continue
            }
            guard let name = before.firstMatch(of: /NSString\s*\*\s*(\w+)\s*=\s*$/)?.output.1 else { return false }
            let uses = code[found.upperBound...].ranges(of: name).filter { use in
                code[..<use.lowerBound].last?.isOfName != true && code[use.upperBound...].first?.isOfName != true
            }
            let areQuestions = uses.allSatisfy { use in
                Self.isQuestion(code[use.upperBound...]) || Self.isForFiles(code, use) || Self.isOfEvent(use, in: code)
                    || code[..<use.lowerBound].suffix(20).firstMatch(of: /isEqual(?:ToString)?:\s*$/) != nil
            }
            guard !uses.isEmpty, areQuestions else { return false }
            // What is both stored and asked for may be the head of a list: `[days setObject:all forKey:text]`.
            let isKey = { (call: String) in
                uses.contains { code[..<$0.lowerBound].hasSuffix(call) }
            }
            if isKey("objectForKey:"), isKey(" forKey:") { return false }
        }
        return count > 0
    }

    /// Whether a text is a value of a dictionary that goes with an event of statistics:
    /// `NSDictionary *values = @{@"time": text}; [Statistics event:@"open" attributes:values];`.
    private static func isOfEvent(_ use: Range<String.Index>, in code: String) -> Bool {
        let start = /NSDictionary\s*\*\s*(\w+)\s*=\s*@\{[^{}]*$/
        guard let name = code[..<use.lowerBound].firstMatch(of: start)?.output.1 else { return false }
        let uses = code[use.upperBound...].ranges(of: name).filter { code[$0.upperBound...].first?.isOfName != true }
        return !uses.isEmpty
            && uses.allSatisfy { place in
                code[..<place.lowerBound].suffix(200)
                    .firstMatch(of: /(?i:event|track|log)\w*:[^;]*\b(?:attributes|parameters|properties):\s*$/) != nil
            }
    }

    /// Whether what follows a text asks something of it: ` isEqualToString:`, ` intValue]`.
    private static func isQuestion(_ rest: Substring) -> Bool {
        rest.prefixMatch(of: /\s+(?:isEqual|compare:|intValue|integerValue|floatValue|componentsSeparated)/) != nil
    }

    /// The place behind the bracket that closes a call whose first argument begins at a place.
    private static func end(ofCallIn code: String, from start: String.Index) -> String.Index? {
        closing("(", ")", in: code[start...]).map(code.index(after:))
    }

    /// The bracket that closes what a text begins inside of.
    private static func closing(_ open: Character, _ close: Character, in code: Substring) -> String.Index? {
        var depth = 0
        return code.indices.first { place in
            if code[place] == open { depth += 1 }
            if code[place] == close { depth -= 1 }
            return depth < 0
        }
    }

    /// Whether what is written around the call that makes a text says that no one reads it.
    private func isKept(_ call: Range<String.Index>, in code: String) -> Bool {
        let before = String(code[..<call.lowerBound].suffix(80))
        let after = String(code[call.upperBound...].prefix(80))
        if Self.isData(before, after) { return true }
        if before.firstMatch(of: /(?:^|[\s{;])self\.\w+\s*=\s*(?:self\.)?$/) != nil {
            return types.supertypes[owner]?.contains(where: Self.records.contains) == true
        }
        if let property = before.firstMatch(of: /\.(\w+)\s*=\s*(?:self\.)?$/)?.output.1 {
            guard let only = types.onlyProperty(String(property)) else { return false }
            return types.supertypes[only.owner]?.contains(where: Self.records.contains) == true
        }
        guard let local = before.firstMatch(of: /\b(?:let|var)\s+(\w+)(?:\s*:\s*String)?\s*=\s*(?:self\.)?$/)?.output.1,
            after.first == "\n" || after.first == ";"
        else { return false }
        return isOnlyData(String(local), in: code[call.upperBound...], of: code, depth: 0)
    }

    /// How far a text is followed from function to function.
    private static let maximumDepth = 3

    /// Whether all that code does with a name, up to the end of the block, is what programs do with data.
    ///
    /// - Complexity: O(*n*) in the length of the code for each function that the text is handed to.
    private func isOnlyData(_ name: String, in block: Substring, of code: String, depth: Int) -> Bool {
        let end = Self.closing("{", "}", in: block) ?? block.endIndex
        // What is named as a key may be put together with others: `"\(dateKey)-\(name)"`, `marks[key]`.
        let isKey = name.words.contains("key")
        let uses = block[..<end].matches(of: /\b\w+\b/.wordBoundaryKind(.simple)).filter { match in
            // A name before a colon is a label.
            match.output == name && code[..<match.range.lowerBound].last != "."
                && code[match.range.upperBound...].first != ":"
        }
        return !uses.isEmpty
            && uses.allSatisfy { use in
                Self.isForFiles(code, use.range)
                    || Self.isData(
                        String(code[..<use.range.lowerBound].suffix(80)),
                        String(code[use.range.upperBound...].prefix(80))
                    ) || isHandedOn(use.range, in: code, depth: depth)
                    || isKey && ["\\(", "[", "contains("].contains(where: code[..<use.range.lowerBound].hasSuffix)
            }
    }

    /// Whether a text is an argument of a function of the file that takes it for data: `times(for: dayText, in: list)`, which
    /// compares it.
    private func isHandedOn(_ text: Range<String.Index>, in code: String, depth: Int) -> Bool {
        guard depth < Self.maximumDepth, let end = code[text.upperBound...].first, end == "," || end == ")",
            let call = String(code[..<text.lowerBound].suffix(160)).firstMatch(
                of: /\b(\w+)\(([^(){}]*)$/.wordBoundaryKind(.simple)
            )
        else { return false }
        if Self.sends(String(call.output.1)) { return true }
        let arguments = call.output.2.split(separator: ",", omittingEmptySubsequences: false)
        guard let declared = code.firstRange(of: "func " + call.output.1 + "("), !call.output.2.contains("\""),
            let close = Self.end(ofCallIn: code, from: declared.upperBound)
        else { return false }
        let parameters = code[declared.upperBound..<code.index(before: close)].split(separator: ",")
        guard arguments.count <= parameters.count, let open = code[close...].firstIndex(of: "{"),
            let parameter = parameters[arguments.count - 1].firstMatch(of: /(\w+)\s*:\s*String\s*$/)
        else { return false }
        return isOnlyData(String(parameter.output.1), in: code[code.index(after: open)...], of: code, depth: depth + 1)
    }

    /// Whether a function is named for what it sends to a server or stores: `postComment(text, date: date)`.
    private static func sends(_ function: String) -> Bool {
        ["fetch", "insert", "post", "request", "submit", "upload"].contains(function.words.first)
    }

    /// Whether the line around a text makes a name of a file, a path, an address, an identifier or an entry of a log of it.
    private static func isForFiles(_ code: String, _ place: Range<String.Index>) -> Bool {
        if isLogged(code, place) { return true }
        let start = code[..<place.lowerBound].lastIndex { $0 == "\n" || $0 == ";" || $0 == "{" }
        let end = code[place.upperBound...].firstIndex { $0 == "\n" || $0 == ";" } ?? code.endIndex
        let line = code[(start.map { code.index(after: $0) } ?? code.startIndex)..<end]
        return line.firstMatch(
            of:
                /(?:append(?:ing)?PathComponent|PathExtension|\bURL\(|\b[uU]rl(?:String)?\s*[:=+]|fileURL|stringByAppendingPath|writeTo|NSLog\(|os_log|\bprint\(|\blog(?:ger)?\b|DDLog|[fF]orKey\b|[Ii]dentifier\b|[fF]ile_?[nN]ame|\b\w*[pP]ath\s*[:=+]|\.(?:csv|txt|json|log|zip|png|jpe?g|pdf|mov|mp[34]|m4[av]|wav|caf|aac|aiff?|gpx|kml|plist|sqlite\d?|db|xml|html?|heic|gif|md|bak|backup|ipa|tar|gz)\b["%])/
                .wordBoundaryKind(.simple)
        ) != nil
    }

    /// Whether a text is part of what a statement writes into the log, on however many lines.
    private static func isLogged(_ code: String, _ place: Range<String.Index>) -> Bool {
        let before = code[..<place.lowerBound]
        let start = before.lastIndex { $0 == ";" || $0 == "{" || $0 == "}" }
        let statement = before[(start.map { code.index(after: $0) } ?? code.startIndex)...]
        guard let call = statement.prefixMatch(of: /\s*(?:NSLog|DDLog\w*|os_log|print|debugPrint)\(/) else {
            return false
        }
        return closing("(", ")", in: statement[call.range.upperBound...]) == nil
    }

    /// Whether a text between two pieces of code is compared, taken apart or made into a number.
    private static func isData(_ before: String, _ after: String) -> Bool {
        before.firstMatch(
            of: /(?:[=!<>]=\s*|\s[<>]\s*|\b(?:Int|Double|Float)\()(?:self\.)?$/.wordBoundaryKind(.simple)
        ) != nil
            || after.prefixMatch(
                of: /\s*(?:[=!<>]=|[<>]\s|[?!]?\.(?:split|components|compare|contains|hasPrefix|hasSuffix)\()/
            ) != nil
    }
}
