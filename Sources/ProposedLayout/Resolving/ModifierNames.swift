extension Modifier {
    /// What developers write.
    var name: String {
        switch self {
        case .fixedSize(let horizontal, let vertical):
            horizontal && vertical ? "fixedSize" : "fixedSize(horizontal: \(horizontal), vertical: \(vertical))"
        case .overlay: "overlay"
        case .background: "background"
        case .offset(let x, let y): "offset(x: \(points(x.value)), y: \(points(y.value)))"
        case .position(let x, let y): "position(x: \(points(x.value)), y: \(points(y.value)))"
        case .aspectRatio(nil, let fills): fills ? "scaledToFill" : "scaledToFit"
        case .aspectRatio(let ratio?, let fills): "aspectRatio(\(points(ratio)), \(fills ? ".fill" : ".fit"))"
        case .clipped: "clipped"
        default: "modifier"
        }
    }
}

extension PaddingLayout {
    var name: String {
        if top == leading, leading == bottom, bottom == trailing { return "padding(\(points(top)))" }
        let edges = [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)]
        if leading == trailing, top == bottom {
            if top == 0 { return "padding(.horizontal, \(points(leading)))" }
            if leading == 0 { return "padding(.vertical, \(points(top)))" }
        }
        let said = edges.filter { $0.1 != 0 }.map { "\($0.0): \(points($0.1))" }
        return "padding(\(said.joined(separator: ", ")))"
    }
}

extension FrameLayout {
    var name: String {
        let said = [width.map { "width: \(points($0))" }, height.map { "height: \(points($0))" }].compactMap { $0 }
        return "frame(\(said.joined(separator: ", ")))"
    }
}

extension FlexibleFrameLayout {
    var name: String {
        let lengths = [
            ("minWidth", width.least), ("idealWidth", width.ideal), ("maxWidth", width.greatest),
            ("minHeight", height.least), ("idealHeight", height.ideal), ("maxHeight", height.greatest),
        ]
        let said = lengths.compactMap { name, length in length.map { "\(name): \(points($0))" } }
        return "frame(\(said.joined(separator: ", ")))"
    }
}

/// Points as developers write them: without a fraction where there is none, and two digits of it at most.
func points(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : ".infinity" }
    let hundredths = (value * 100).rounded()
    guard abs(hundredths) < 1e15 else { return "\(value)" }
    let whole = Int(hundredths)
    let sign = whole < 0 ? "-" : ""
    let fraction = abs(whole) % 100
    let integer = "\(sign)\(abs(whole) / 100)"
    if fraction == 0 { return integer }
    return fraction % 10 == 0 ? "\(integer).\(fraction / 10)" : "\(integer).\(fraction < 10 ? "0" : "")\(fraction)"
}
