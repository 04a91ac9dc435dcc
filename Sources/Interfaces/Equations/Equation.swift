/// One or more constraints between places and sizes, as an equation: names are not looked up yet.
///
///     equation := side ("==" | "<=" | ">=") side ["@" (number | metric | "required" | "high" | "low")]
///     side     := ["+" | "-"] term {("+" | "-") term} ["inset" (number | metric)]
///     term     := factor {("*" | "/") factor}
///     factor   := number | metric | "standard" | place
///     place    := (view | "superview" | "root") ["." guide] ["." attribute] | guide ["." attribute]
///
/// An attribute is one of `NSLayoutConstraint.Attribute`, or a group that stands for several: `edges`, `size`, `center`,
/// `margins`, `horizontalEdges`, `verticalEdges`. On the right side it may be left out: it is that of the left side.
package struct Equation: Sendable, Hashable {
    package var left: Side
    package var relation: Constraint.Relation
    package var right: Side
    package var priority: VisualFormat.Scalar?
    /// Where the relation stands, in UTF-8 bytes.
    package var offset: Int

    package struct Side: Sendable, Hashable {
        /// At least one.
        package var terms: [Term]
        /// How far edges lie inside those that are named.
        package var inset: VisualFormat.Scalar?
    }

    /// A product of numbers and at most one name.
    package struct Term: Sendable, Hashable {
        /// The numbers, the sign among them, multiplied from left to right.
        package var factor: Double
        /// The metrics of the product, and whether each divides.
        package var names: [Path]
        /// In UTF-8 bytes.
        package var offset: Int
    }

    /// Names with dots between them.
    package struct Path: Sendable, Hashable {
        /// At least one.
        package var names: [FormatName]
        /// Whether the product is divided by it.
        package var divides: Bool
    }
}

extension Equation {
    /// Reads an equation.
    ///
    /// - Throws: ``ConstraintTextError`` at the first place that does not follow the grammar.
    /// - Complexity: O(*n*) in the length of the text.
    package init(_ text: String) throws(ConstraintTextError) {
        var parser = EquationParser(scanner: ConstraintScanner(text))
        self = try parser.equation()
    }

    /// Whether a text can only be a visual format: it names an orientation, or begins with a view or a superview.
    package static func isVisualFormat(_ text: String) -> Bool {
        let scanner = ConstraintScanner(text)
        if scanner.isAt("[") || scanner.isAt("|") { return true }
        guard scanner.isAtName else { return false }
        var rest = scanner
        guard let word = rest.name() else { return false }
        let isOrientation = word.text.uppercased() == "H" || word.text.uppercased() == "V"
        return rest.isAt(":") || isOrientation && (rest.isAt("|") || rest.isAt("["))
    }
}

private struct EquationParser {
    var scanner: ConstraintScanner

    mutating func equation() throws(ConstraintTextError) -> Equation {
        guard scanner.next != nil else {
            throw error(.empty, "this constraint is empty; write an equation, as in title.width >= 85")
        }
        let left = try side()
        let offset = scanner.position
        guard let relation = try scanner.relation() else {
            let found = scanner.next == nil ? "the equation ends here" : "here is '\(scanner.rest)'"
            throw error(.missingRelation, "a relation is expected, as in title.width >= 85, and \(found)")
        }
        let right = try side()
        let priority = scanner.take("@") ? try number(after: "@") : nil
        let end = scanner.position
        if try scanner.relation() != nil {
            throw ConstraintTextError(.severalRelations, at: end, "an equation has one relation; write two equations")
        }
        guard scanner.next == nil else {
            throw error(.trailingText, "the equation has ended, and here is '\(scanner.rest)'")
        }
        return Equation(left: left, relation: relation, right: right, priority: priority, offset: offset)
    }

    private func error(_ kind: ConstraintTextError.Kind, _ message: String) -> ConstraintTextError {
        ConstraintTextError(kind, at: scanner.position, message)
    }

    private mutating func side() throws(ConstraintTextError) -> Equation.Side {
        var terms: [Equation.Term] = []
        repeat {
            let offset = scanner.position
            let isNegative = scanner.take("-")
            if !isNegative { _ = scanner.take("+") }
            terms.append(try term(sign: isNegative ? -1 : 1, at: offset))
        } while scanner.isAt("+") || scanner.isAt("-")
        guard scanner.isAtName else { return Equation.Side(terms: terms, inset: nil) }
        let place = scanner.position
        guard let word = scanner.name(), word.text == "inset" else {
            throw ConstraintTextError(
                .trailingText,
                at: place,
                "a relation, a sign or 'inset' is expected between two names"
            )
        }
        return Equation.Side(terms: terms, inset: try number(after: "inset"))
    }

    private mutating func term(sign: Double, at offset: Int) throws(ConstraintTextError) -> Equation.Term {
        var term = Equation.Term(factor: sign, names: [], offset: offset)
        var divides = false
        repeat {
            let place = scanner.position
            if let number = try scanner.number() {
                guard !divides || number != 0 else {
                    throw ConstraintTextError(.missingNumber, at: place, "nothing can be divided by 0")
                }
                term.factor = divides ? term.factor / number : term.factor * number
            } else if scanner.isAtName {
                term.names.append(Equation.Path(names: try path(), divides: divides))
            } else if scanner.isAt("(") {
                throw error(.missingTerm, "an equation needs no parentheses; multiply each part by itself")
            } else {
                throw error(.missingTerm, "a number, a metric or a place such as title.leading is expected here")
            }
            divides = scanner.isAt("/")
        } while scanner.take("*") || scanner.take("/")
        return term
    }

    private mutating func path() throws(ConstraintTextError) -> [FormatName] {
        var names: [FormatName] = []
        repeat {
            guard let name = scanner.name() else {
                throw error(.unknownAttribute, "the name of an attribute must follow '.'")
            }
            names.append(name)
        } while scanner.take(".")
        return names
    }

    private mutating func number(after word: String) throws(ConstraintTextError) -> VisualFormat.Scalar {
        let place = scanner.position
        let isNegative = scanner.take("-")
        if let number = try scanner.number() { return .number(isNegative ? 0 - number : number, offset: place) }
        guard !isNegative, let name = scanner.name() else {
            throw error(.missingNumber, "a number or a metric must follow '\(word)'")
        }
        return .metric(name)
    }
}
