internal import ConstraintSolver
internal import Interfaces

/// A sum of variables times numbers, and a number: where an edge is, as the solver sees it.
///
/// A layout adds up many thousands of forms, nearly all of one to four terms: those need no memory of their own.
struct LinearForm: Sendable {
    private var first = Term(variable: 0, coefficient: 0)
    private var second = Term(variable: 0, coefficient: 0)
    private var third = Term(variable: 0, coefficient: 0)
    private var fourth = Term(variable: 0, coefficient: 0)
    /// The fifth term and all behind it.
    private var rest: [Term]?
    /// The number of terms.
    private(set) var count = 0
    var constant: Double

    static let zero = LinearForm(constant: 0)

    init(constant: Double) { self.constant = constant }

    init(variable: Int, constant: Double = 0) {
        self.constant = constant
        append(Term(variable: variable, coefficient: 1))
    }

    /// What is added up; a variable may occur more than once.
    var terms: [Term] {
        var terms: [Term] = []
        terms.reserveCapacity(count)
        write(to: &terms)
        return terms
    }

    /// Appends all terms, each times a factor.
    func write(to terms: inout [Term], times factor: Double = 1) {
        forEach { terms.append(Term(variable: $0.variable, coefficient: factor * $0.coefficient)) }
    }

    private func forEach(_ body: (Term) -> Void) {
        if count > 0 { body(first) }
        if count > 1 { body(second) }
        if count > 2 { body(third) }
        if count > 3 { body(fourth) }
        if let rest { rest.forEach(body) }
    }

    private mutating func append(_ term: Term) {
        switch count {
        case 0: first = term
        case 1: second = term
        case 2: third = term
        case 3: fourth = term
        default: rest = (rest ?? []) + [term]
        }
        count += 1
    }

    /// The value for known variables.
    func value(at values: [Double]) -> Double {
        var sum = constant
        forEach { sum += $0.coefficient * values[$0.variable] }
        return sum
    }

    static func + (left: LinearForm, right: LinearForm) -> LinearForm {
        var sum = left
        sum.constant += right.constant
        right.forEach { sum.append($0) }
        return sum
    }

    static func - (left: LinearForm, right: LinearForm) -> LinearForm { left + -1 * right }

    static func + (form: LinearForm, number: Double) -> LinearForm {
        var sum = form
        sum.constant += number
        return sum
    }

    static func - (form: LinearForm, number: Double) -> LinearForm { form + -number }

    static func * (factor: Double, form: LinearForm) -> LinearForm {
        var product = form
        product.constant = factor * form.constant
        product.first.coefficient *= factor
        product.second.coefficient *= factor
        product.third.coefficient *= factor
        product.fourth.coefficient *= factor
        product.rest = form.rest?.map { Term(variable: $0.variable, coefficient: factor * $0.coefficient) }
        return product
    }
}

/// The edges of a rectangle as forms; y runs downwards.
struct RectForm: Sendable {
    var left: LinearForm
    var top: LinearForm
    var width: LinearForm
    var height: LinearForm

    var right: LinearForm { left + width }
    var bottom: LinearForm { top + height }
    var centerX: LinearForm { left + 0.5 * width }
    var centerY: LinearForm { top + 0.5 * height }

    /// The rectangle of four variables, `first` the left edge, then top, width and height.
    init(variables first: Int) {
        left = LinearForm(variable: first)
        top = LinearForm(variable: first + 1)
        width = LinearForm(variable: first + 2)
        height = LinearForm(variable: first + 3)
    }

    init(left: LinearForm, top: LinearForm, right: LinearForm, bottom: LinearForm) {
        self.left = left
        self.top = top
        width = right - left
        height = bottom - top
    }

    func value(at values: [Double]) -> Rect {
        Rect(
            x: left.value(at: values),
            y: top.value(at: values),
            width: width.value(at: values),
            height: height.value(at: values)
        )
    }

    /// The rectangle without a border; negative insets grow it.
    func inset(by insets: EdgeInsets) -> RectForm {
        var inner = self
        inner.left = left + insets.left
        inner.top = top + insets.top
        inner.width = width - (insets.left + insets.right)
        inner.height = height - (insets.top + insets.bottom)
        return inner
    }

    /// The edge where an axis begins: left or top, or right for text that runs from right to left.
    func start(_ axis: Axis, isRightToLeft: Bool) -> LinearForm {
        axis == .vertical ? top : isRightToLeft ? right : left
    }

    /// The edge where an axis ends.
    func end(_ axis: Axis, isRightToLeft: Bool) -> LinearForm {
        axis == .vertical ? bottom : isRightToLeft ? left : right
    }

    func center(_ axis: Axis) -> LinearForm { axis == .horizontal ? centerX : centerY }

    func extent(_ axis: Axis) -> LinearForm { axis == .horizontal ? width : height }
}
