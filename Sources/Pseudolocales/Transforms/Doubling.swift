package import StringTables

/// "Save Save": the text twice, as `NSDoubleLocalizedStrings` shows it.
///
/// Two copies of `%@` would read past the arguments of the format call, so every specifier is numbered in the order in
/// which the call consumes its arguments, and the second copy uses the same numbers.
package struct Doubling: WritingTransform {
    package var spelling: String { "double" }

    package init() {}

    package func apply(to message: Message, in context: TransformContext, into result: inout Message) {
        if context.isNested { return result = doublingWithoutArguments(message) }
        let numbered = message.numberingSpecifiers()
        result.append(numbered)
        result.append(text: numbered.separator)
        result.append(numbered)
    }

    /// The message, and behind it a copy that shows a number in place of each argument.
    private func doublingWithoutArguments(_ message: Message) -> Message {
        var result = message
        result.append(text: message.separator)
        for segment in message.segments {
            if case .specifier = segment.kind {
                result.append(text: "12".utf8)
            } else {
                result.append(segment, of: message)
            }
        }
        return result
    }
}

extension Message {
    /// The white space that can follow the message.
    ///
    /// Behind a bare `%`, and behind one with flags or digits such as `%0`, it is U+00A0: a space there would begin a
    /// specifier with the space flag.
    var separator: [UInt8] {
        guard segments.contains(where: { if case .strayPercent = $0.kind { true } else { false } }),
            let percent = utf8.lastIndex(of: UInt8(ascii: "%")),
            utf8[(percent + 1)...].allSatisfy(\.isFlagOrDigit),
            let segment = segments.last(where: { $0.range.contains(percent) }), case .strayPercent = segment.kind
        else { return [0x20] }
        return [0xC2, 0xA0]
    }

    /// The message with a number in each specifier that takes an argument.
    func numberingSpecifiers() -> Message {
        guard segments.contains(where: { if case .specifier = $0.kind { true } else { false } }) else { return self }
        var result = Message()
        var next = 1
        for segment in segments {
            guard case .specifier(var specifier) = segment.kind, specifier.conversion != .substitutionNumber else {
                result.append(segment, of: self)
                continue
            }
            func number(_ source: Specifier.Source) -> Int {
                guard case .number(let index) = source else {
                    defer { next += 1 }
                    return next
                }
                return index
            }
            // A width or precision in an argument is consumed before the value.
            if case .argument(let source) = specifier.width { specifier.width = .argument(.number(number(source))) }
            if case .argument(let source) = specifier.precision {
                specifier.precision = .argument(.number(number(source)))
            }
            let index = number(specifier.source)
            specifier.source = .number(index)
            result.append(.specifier(specifier), Self.spell(utf8[segment.range], as: specifier, number: index))
        }
        return result
    }

    /// Writes a specifier again with the numbers of its arguments.
    private static func spell(_ bytes: ArraySlice<UInt8>, as specifier: Specifier, number: Int) -> [UInt8] {
        var result: [UInt8] = Array("%\(number)$".utf8)
        var fields = [specifier.width, specifier.precision].compactMap { field -> Int? in
            guard case .argument(.number(let index)) = field else { return nil }
            return index
        }
        var index = bytes.startIndex + 1
        index = skippingNumber(in: bytes, from: index)
        while index < bytes.endIndex {
            result.append(bytes[index])
            let isField = bytes[index] == UInt8(ascii: "*") && !fields.isEmpty
            index += 1
            if isField {
                result += Array("\(fields.removeFirst())$".utf8)
                index = skippingNumber(in: bytes, from: index)
            }
        }
        return result
    }

    /// The position behind `n$`, if it is at `start`; else `start`.
    private static func skippingNumber(in bytes: ArraySlice<UInt8>, from start: Int) -> Int {
        var index = start
        while index < bytes.endIndex, bytes[index] >= 0x30, bytes[index] <= 0x39 { index += 1 }
        return index > start && index < bytes.endIndex && bytes[index] == UInt8(ascii: "$") ? index + 1 : start
    }
}

extension UInt8 {
    /// Whether the byte may stand between the `%` of a specifier and a space that is one of its flags.
    fileprivate var isFlagOrDigit: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "$"), UInt8(ascii: "-"), UInt8(ascii: "+"),
            UInt8(ascii: "#"), UInt8(ascii: "'"), 0x20:
            true
        default: false
        }
    }
}
