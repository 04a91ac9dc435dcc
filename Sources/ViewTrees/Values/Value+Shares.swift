internal import ProposedLayout

/// Sums and products of lengths that follow a `GeometryReader`.
extension Value {
    /// What operators make of values of which one at least follows a reader: `geometry.size.width * 0.5 - 16`.
    ///
    /// - Parameters:
    ///   - values: the operands.
    ///   - operators: the operators between them, one less.
    /// - Returns: `nil` if none follows a reader, or what comes out does not follow one in a straight line.
    static func sum(_ values: [Value], _ operators: [String]) -> Value? {
        guard values.contains(where: \.followsReader) else { return nil }
        var terms = values
        var operators = operators
        for names in [["*", "/"], ["+", "-"]] {
            var index = 0
            while index < operators.count {
                guard names.contains(operators[index]) else {
                    index += 1
                    continue
                }
                guard let term = result(terms[index], operators[index], terms[index + 1]) else { return nil }
                terms[index] = term
                terms.remove(at: index + 1)
                operators.remove(at: index)
            }
        }
        return operators.isEmpty ? terms.first : nil
    }

    /// The least or the greatest of values of which one follows a reader: `min(geometry.size.width, 320)`.
    static func bounded(_ values: [Value], isLeast: Bool) -> Value? {
        guard values.count == 2, let index = values.firstIndex(where: \.followsReader),
            case .share(var share) = values[index], let limit = values[1 - index].number
        else { return nil }
        if isLeast {
            share.greatest = min(share.greatest, limit)
        } else {
            share.least = max(share.least, limit)
        }
        return share.least <= share.greatest ? .share(share) : nil
    }

    private var followsReader: Bool { if case .share = self { true } else { false } }

    private static func result(_ left: Value, _ name: String, _ right: Value) -> Value? {
        if let one = left.number, let other = right.number {
            switch name {
            case "*": return .known(one * other)
            case "/": return other == 0 ? nil : .known(one / other)
            case "+": return .known(one + other)
            default: return .known(one - other)
            }
        }
        switch (left, right) {
        case (.share(var share), _) where share.isFree:
            if let number = right.number, number.isFinite { return scaled(share, name, number) }
            guard case .share(let other) = right, other.isFree, other.reader == share.reader, other.axis == share.axis,
                name == "+" || name == "-"
            else { return nil }
            let sign = name == "+" ? 1.0 : -1
            share.factor += other.factor * sign
            share.offset += other.offset * sign
            return .share(share)
        case (_, .share(var share)) where share.isFree:
            guard let number = left.number, number.isFinite, name != "/" else { return nil }
            if name == "-" {
                share.factor = -share.factor
                share.offset = -share.offset
            }
            return scaled(share, name == "*" ? "*" : "+", number)
        default: return nil
        }
    }

    private static func scaled(_ share: ReaderShare, _ name: String, _ number: Double) -> Value? {
        var share = share
        switch name {
        case "*", "/":
            guard name == "*" || number != 0 else { return nil }
            let factor = name == "*" ? number : 1 / number
            share.factor *= factor
            share.offset *= factor
        case "+": share.offset += number
        default: share.offset -= number
        }
        return .share(share)
    }
}
