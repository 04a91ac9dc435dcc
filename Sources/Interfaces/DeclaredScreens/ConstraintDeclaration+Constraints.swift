internal import SourceText
internal import TextMeasurement

extension ConstraintDeclaration {
    /// The constraints of a format or an equation.
    ///
    /// - Throws: ``SourceError`` at the place in the file, with a caret under the text.
    func constraints(
        in scope: inout ConstraintScope,
        beside views: [ViewDeclaration]
    ) throws(SourceError) -> [Constraint] {
        let common = scope.metrics
        defer { scope.metrics = common }
        scope.metrics.merge(try DeclaredScreen.metrics(metrics, beside: views)) { $1 }
        var found: [Constraint]
        do throws(ConstraintTextError) {
            if notation == .format || notation == .either && Equation.isVisualFormat(text.text) {
                found = try formatConstraints(in: scope)
            } else {
                if let option = options.first {
                    throw ConstraintTextError(
                        .optionOnWrongAxis,
                        at: 0,
                        "an equation takes no options",
                        option: option.text
                    )
                }
                found = try Equation(text.text).constraints(in: &scope, at: text)
            }
        } catch {
            if let name = error.option {
                let spelled = options.first { Self.isSame($0.text, name) }
                throw (spelled ?? text).error(error.message)
            }
            throw text.error(error)
        }
        for index in found.indices { found[index].identifier = identifier }
        return found
    }

    private func formatConstraints(in scope: ConstraintScope) throws(ConstraintTextError) -> [Constraint] {
        var chosen = VisualFormatOptions()
        for option in options where !chosen.set(option.text) {
            let names = VisualFormatOptions.names
            let hint =
                Suggestion.of(option.text, among: names + VisualFormatOptions.shortNames).map {
                    "; did you mean '\($0)'?"
                } ?? ""
            let message = "there is no option '\(option.text)'\(hint) (known: \(names.joined(separator: ", ")))"
            throw ConstraintTextError(.optionOnWrongAxis, at: 0, message, option: option.text)
        }
        let format = try VisualFormat(text.text, isExtended: chosen.isExtended)
        return try format.constraints(options: chosen, in: scope, at: text)
    }

    /// Whether two names stand for the same option.
    private static func isSame(_ one: String, _ other: String) -> Bool {
        var (first, second) = (VisualFormatOptions(), VisualFormatOptions())
        return one == other || first.set(one) && second.set(other) && first == second
    }
}

extension LimitDeclaration {
    /// The constraint of a view; the value is the right side of an equation, so it may name a metric or another view.
    func constraints(of view: String, in scope: inout ConstraintScope) throws(SourceError) -> [Constraint] {
        let prefix = "view.\(attribute.name) \(relation.rawValue) "
        let found: [Constraint]
        do throws(ConstraintTextError) {
            var equation = try Equation(prefix + value.text)
            equation.left.terms = [Equation.Term(factor: 1, names: [path(of: view)], offset: 0)]
            found = try equation.constraints(in: &scope, at: LocatedText(value.text, location: value.location))
        } catch {
            var error = error
            error.offset = max(0, error.offset - prefix.utf8.count)
            throw value.error(error)
        }
        for constraint in found where constraint.second == nil && constraint.constant.base <= 0 {
            throw value.error("a length in points above 0 must follow '\(attribute.name)'")
        }
        return found
    }

    private func path(of view: String) -> Equation.Path {
        let names = [FormatName(text: view, offset: 0), FormatName(text: attribute.name, offset: 0)]
        return Equation.Path(names: names, divides: false)
    }
}
