internal import ConstraintSolver
internal import Interfaces

/// A sum of variables times numbers, and a number: where an edge is, as the solver sees it.
struct LinearForm: Sendable, Hashable {
    var terms: [Term]
    var constant: Double

    static let zero = LinearForm(constant: 0)

    init(_ terms: [Term] = [], constant: Double) {
        self.terms = terms
        self.constant = constant
    }

    init(variable: Int, constant: Double = 0) {
        terms = [Term(variable: variable, coefficient: 1)]
        self.constant = constant
    }

    /// The value for known variables.
    func value(at values: [Double]) -> Double {
        terms.reduce(constant) { $0 + $1.coefficient * values[$1.variable] }
    }

    static func + (left: LinearForm, right: LinearForm) -> LinearForm {
        LinearForm(left.terms + right.terms, constant: left.constant + right.constant)
    }

    static func - (left: LinearForm, right: LinearForm) -> LinearForm { left + -1 * right }

    static func + (form: LinearForm, number: Double) -> LinearForm {
        LinearForm(form.terms, constant: form.constant + number)
    }

    static func - (form: LinearForm, number: Double) -> LinearForm { form + -number }

    static func * (factor: Double, form: LinearForm) -> LinearForm {
        LinearForm(
            form.terms.map { Term(variable: $0.variable, coefficient: factor * $0.coefficient) },
            constant: factor * form.constant
        )
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
