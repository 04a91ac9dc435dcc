extension VisualFormat {
    /// Reads a format.
    ///
    /// - Parameters:
    ///   - text: the format, for example `H:|-[cancel]-(>=8)-[title]-|`.
    ///   - isExtended: whether attributes and arithmetic are accepted in predicates.
    /// - Throws: ``ConstraintTextError`` at the first place that does not follow the grammar.
    /// - Complexity: O(*n*) in the length of the text.
    package init(_ text: String, isExtended: Bool = false) throws(ConstraintTextError) {
        var parser = VisualFormatParser(text, isExtended: isExtended)
        self = try parser.format()
    }
}

/// Reads one format from left to right.
private struct VisualFormatParser {
    private var scanner: ConstraintScanner
    private var predicates: PredicateParser

    init(_ text: String, isExtended: Bool) {
        scanner = ConstraintScanner(text)
        predicates = PredicateParser(isExtended: isExtended)
    }

    mutating func format() throws(ConstraintTextError) -> VisualFormat {
        guard scanner.next != nil else {
            throw ConstraintTextError(.empty, at: 0, "this format is empty; name views in it, as in H:|-[title]-|")
        }
        let axis = try orientation()
        var start: VisualFormat.Gap?
        if scanner.take("|") { start = try gap() }
        var format = VisualFormat(axis: axis, start: start, views: [try view()], endsAtSuperview: false)
        while scanner.next != nil {
            format.views[format.views.count - 1].gap = try gap()
            if scanner.take("|") {
                format.endsAtSuperview = true
                break
            }
            format.views.append(try view())
        }
        guard scanner.next == nil else {
            throw error(.trailingText, "nothing may follow the superview's last '|', and here is '\(scanner.rest)'")
        }
        return format
    }

    private func error(_ kind: ConstraintTextError.Kind, _ message: String) -> ConstraintTextError {
        ConstraintTextError(kind, at: scanner.position, message)
    }

    private mutating func orientation() throws(ConstraintTextError) -> Axis {
        guard let word = scanner.name() else {
            if scanner.isAt(":") { throw error(.unknownOrientation, "H or V must stand before ':'") }
            return .horizontal
        }
        guard word.text == "H" || word.text == "V" else {
            let upper = word.text.uppercased()
            let hint = upper == "H" || upper == "V" ? "write \(upper):" : "a format begins with H:, V:, '|' or '['"
            throw ConstraintTextError(
                .unknownOrientation,
                at: word.offset,
                "there is no orientation '\(word.text)'; \(hint)"
            )
        }
        guard scanner.take(":") else {
            throw error(.missingColon, "':' must follow the orientation, as in \(word.text):")
        }
        return word.text == "H" ? .horizontal : .vertical
    }

    private mutating func view() throws(ConstraintTextError) -> VisualFormat.FormatView {
        guard scanner.isAt("[") else {
            let found = scanner.next == nil ? "the format ends here" : "here is '\(scanner.rest)'"
            throw error(.missingView, "a view in brackets is expected, as in [title], and \(found)")
        }
        let opening = scanner.position
        _ = scanner.take("[")
        guard let name = scanner.name() else {
            throw error(.missingName, "the name of a view must follow '[': letters, digits and '_'")
        }
        let found = scanner.isAt("(") ? try predicates.list(&scanner) : []
        guard scanner.take("]") else {
            guard scanner.next == nil else {
                throw error(.unclosedView, "']' must follow the view '\(name.text)', and here is '\(scanner.rest)'")
            }
            throw ConstraintTextError(.unclosedView, at: opening, "this '[' is never closed; write ']' behind the view")
        }
        return VisualFormat.FormatView(name: name, predicates: found, gap: nil)
    }

    private mutating func gap() throws(ConstraintTextError) -> VisualFormat.Gap {
        let offset = scanner.position
        guard scanner.take("-") else { return VisualFormat.Gap(distance: .predicates([]), offset: offset) }
        if scanner.isAt("[") || scanner.isAt("|") { return VisualFormat.Gap(distance: .standard, offset: offset) }
        guard scanner.next != nil else {
            throw error(.missingView, "a view or the superview's '|' must follow '-'")
        }
        let found = scanner.isAt("(") ? try predicates.list(&scanner) : [try predicates.simple(&scanner)]
        guard scanner.take("-") else {
            throw error(.unclosedGap, "'-' must follow the distance, as in [a]-8-[b]")
        }
        return VisualFormat.Gap(distance: .predicates(found), offset: offset)
    }
}
