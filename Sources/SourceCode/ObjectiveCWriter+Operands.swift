extension ObjectiveCWriter {
    /// Writes the names, calls, messages, literals and bodies in a range of tokens; operators are left out.
    mutating func writeOperands(_ range: Range<Int>) {
        var index = range.lowerBound
        while index < range.upperBound {
            index = max(writeOperand(at: index, limit: range.upperBound), index + 1)
        }
    }

    /// Writes one operand with the members that are asked of it.
    ///
    /// - Returns: the position behind it.
    private mutating func writeOperand(at start: Int, limit: Int) -> Int {
        guard isShallow else { return limit }
        switch tokens[start].kind {
        case .string: return writeLiteral(at: start, limit: limit)
        case .number, .directive: return start + 1
        case .identifier: break
        case .punctuation:
            switch punctuation(start) {
            case UInt8(ascii: "["): break
            case UInt8(ascii: "{"):
                let end = inside(start, limit)
                builder.open(.body, from: Int(tokens[start].start))
                writeStatements(end)
                builder.close(at: Int(tokens[min(end.upperBound, limit - 1)].end))
                return end.upperBound + 1
            case UInt8(ascii: "("):
                let end = inside(start, limit)
                builder.open(.tuple, from: Int(tokens[start].start))
                writeOperands(end)
                builder.close(at: Int(tokens[min(end.upperBound, limit - 1)].end))
                return end.upperBound + 1
            default: return start + 1
            }
        }
        return writeChain(from: start, limit: limit)
    }

    /// Writes a literal, and `.name` behind it; literals in a row are one.
    private mutating func writeLiteral(at start: Int, limit: Int) -> Int {
        var literalEnd = start
        while literalEnd < limit, tokens[literalEnd].kind == .string { literalEnd += 1 }
        let (members, end) = members(from: literalEnd, limit: limit)
        for member in members.reversed() {
            builder.open(.member, from: Int(tokens[start].start), name: tokens[member].range)
        }
        builder.open(.string, from: Int(tokens[start].start), traits: .isObjectiveC)
        for index in start..<literalEnd { builder.add(.text, characters(of: tokens[index])) }
        builder.close(at: Int(tokens[literalEnd - 1].end))
        for member in members { builder.close(at: Int(tokens[member].end)) }
        return end
    }

    /// The names behind `.` and `->`, and where they end.
    private func members(from start: Int, limit: Int) -> (names: [Int], end: Int) {
        var members: [Int] = []
        var end = start
        while end + 1 < limit, isMemberMark(end), tokens[end + 1].kind == .identifier, members.count < 32 {
            members.append(end + 1)
            end += 2
        }
        return (members, end)
    }

    /// What is between the quotation marks of a literal, which may lack the closing one.
    private func characters(of token: ObjectiveCToken) -> Range<Int> {
        let start = token.range.lowerBound + (text[token.range.lowerBound] == UInt8(ascii: "@") ? 2 : 1)
        let isClosed = token.range.upperBound > start && text[token.range.upperBound - 1] == UInt8(ascii: "\"")
        return start..<max(start, token.range.upperBound - (isClosed ? 1 : 0))
    }

    /// Writes a name, a call or a message, and `.name` and `->name` behind it.
    private mutating func writeChain(from start: Int, limit: Int) -> Int {
        // A node is begun before what is inside it, so the members are counted first.
        var firstEnd = start + 1
        let isMessage = punctuation(start) == UInt8(ascii: "[")
        let isCall = !isMessage && firstEnd < limit && punctuation(firstEnd) == UInt8(ascii: "(")
        if isMessage { firstEnd = inside(start, limit).upperBound + 1 }
        if isCall { firstEnd = inside(firstEnd, limit).upperBound + 1 }
        firstEnd = min(firstEnd, limit)
        let (members, end) = members(from: firstEnd, limit: limit)
        for member in members.reversed() {
            builder.open(.member, from: Int(tokens[start].start), name: tokens[member].range)
        }
        if isMessage {
            writeMessage(inside(start, limit), from: start, end: firstEnd)
        } else if isCall {
            builder.open(.call, from: Int(tokens[start].start))
            builder.add(.reference, tokens[start].range, name: tokens[start].range)
            writeArguments(inside(start + 1, limit))
            builder.close(at: Int(tokens[firstEnd - 1].end))
        } else {
            builder.add(.reference, tokens[start].range, name: tokens[start].range)
        }
        for member in members { builder.close(at: Int(tokens[member].end)) }
        return end
    }

    private func isMemberMark(_ index: Int) -> Bool {
        let token = tokens[index]
        guard token.kind == .punctuation else { return false }
        return text[token.range].elementsEqual([UInt8(ascii: ".")]) || text[token.range].elementsEqual(Array("->".utf8))
    }

    /// Writes what is between the parentheses of a call.
    private mutating func writeArguments(_ range: Range<Int>) {
        var start = range.lowerBound
        var index = start
        while index <= range.upperBound {
            let isEnd = index == range.upperBound
            if isEnd || punctuation(index) == UInt8(ascii: ",") {
                if start < index {
                    builder.open(.argument, from: Int(tokens[start].start))
                    writeOperands(start..<index)
                    builder.close(at: Int(tokens[index - 1].end))
                }
                start = index + 1
            } else if "([{".utf8.contains(punctuation(index)) {
                index = min(Int(partners[index]), range.upperBound - 1)
            }
            index += 1
        }
    }

    /// Writes `receiver selector`, or `receiver part:argument part:argument`, as a call of a member.
    private mutating func writeMessage(_ range: Range<Int>, from start: Int, end: Int) {
        let isArray = start > 0 && punctuation(start - 1) == UInt8(ascii: "@")
        let parts = isArray ? [] : selectorParts(range)
        let name = isArray ? nil : parts.first ?? range.last.flatMap { tokens[$0].kind == .identifier ? $0 : nil }
        guard name != nil else {
            builder.open(.array, from: Int(tokens[start].start))
            writeOperands(range)
            return builder.close(at: Int(tokens[end - 1].end))
        }
        builder.open(.call, from: Int(tokens[start].start))
        builder.open(.member, from: Int(tokens[start].start), name: name.map { tokens[$0].range })
        writeOperands(range.lowerBound..<(name ?? range.upperBound))
        builder.close(at: Int(tokens[name ?? start].end))
        for (position, part) in parts.enumerated() {
            let last = position + 1 < parts.count ? parts[position + 1] : range.upperBound
            builder.open(.argument, from: Int(tokens[part].start), name: tokens[part].range)
            if part + 2 < last { writeOperands(part + 2..<last) }
            builder.close(at: Int(tokens[last - 1].end))
        }
        builder.close(at: Int(tokens[end - 1].end))
    }

    /// The names in front of colons, behind the receiver; a macro may stand for the receiver and the first of them.
    private func selectorParts(_ range: Range<Int>) -> [Int] {
        var parts: [Int] = []
        var questions = 0
        var index = range.lowerBound
        while index < range.upperBound {
            switch punctuation(index) {
            case UInt8(ascii: "?"): questions += 1
            case UInt8(ascii: ":"):
                if questions > 0 {
                    questions -= 1
                } else if index > range.lowerBound, tokens[index - 1].kind == .identifier {
                    parts.append(index - 1)
                }
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): index = Int(partners[index])
            default: break
            }
            index += 1
        }
        return parts
    }

    /// The tokens between a bracket and its partner; everything up to the limit if it has none.
    private func inside(_ open: Int, _ limit: Int) -> Range<Int> {
        let close = Int(partners[open])
        return close > open && close < limit ? open + 1..<close : min(open + 1, limit)..<limit
    }
}
