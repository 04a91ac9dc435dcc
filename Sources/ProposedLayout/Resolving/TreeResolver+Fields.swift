internal import Interfaces
internal import TextMeasurement

extension TreeResolver {
    /// A text field: its prompt in one line, or in several where it grows.
    mutating func textField(_ field: FieldContent, _ node: ViewNode, _ environment: Environment) -> Int {
        var inner = environment
        inner.stackAxis = nil
        inner.isChrome = !field.isVertical
        // The label is the prompt where there is none, except in the forms of macOS, which show it in front.
        let showsLabel = isMac && environment.surroundings == .row && !environment.hidesLabels
        let prompt = node[.prompt].isEmpty && !showsLabel ? node[.label] : node[.prompt]
        let shown = views(of: node[.value].isEmpty ? prompt : node[.value], in: inner)
        let text = shown.isEmpty ? [] : [one(shown, from: node, in: inner)]
        let wide = FlexibleFrameLayout.Range(least: 0, ideal: nil, greatest: .infinity)
        let isBoxed = environment.textFieldStyle == .roundedBorder || environment.textFieldStyle == .squareBorder
        let hasBox = isBoxed || (isMac && environment.textFieldStyle == .automatic && environment.surroundings != .row)
        let least = hasBox ? length(look.fieldHeight) : nil
        let high = FlexibleFrameLayout.Range(least: least, ideal: nil, greatest: nil)
        let frame = FlexibleFrameLayout(width: wide, height: high, alignment: .leading)
        let side = hasBox ? length(look.fieldInset) : 0
        let padding = PaddingLayout(top: 0, leading: side, bottom: 0, trailing: side)
        let padded = add(padding, text, named: "field", from: node, in: environment)
        let body = add(frame, [padded], named: "TextField", from: node, in: environment, look: hasBox ? .fill : .plain)
        guard showsLabel else { return body }
        return labeled(node, "TextField", environment) { _, _ in body }
    }

    mutating func slider(_ node: ViewNode, _ environment: Environment) -> Int {
        var inner = environment
        inner.stackAxis = .horizontal
        let track = LeafLayout(width: .filling(), height: .fixed(length(look.sliderHeight)))
        let body = add(track, named: "track", from: node, in: inner, look: .control)
        let views = views(of: node[.minimumValue], in: inner) + [body] + self.views(of: node[.maximumValue], in: inner)
        let row = StackLayout(axis: .horizontal, alignment: .center, spacing: nil)
        // Only macOS shows the label of a slider.
        let label = isMac && !environment.hidesLabels ? self.views(of: node[.label], in: inner) : []
        return add(row, label + views, named: "Slider", from: node, in: environment)
    }

    mutating func datePicker(_ date: DateContent, _ node: ViewNode, _ environment: Environment) -> Int {
        labeled(node, "DatePicker", environment) { resolver, inner in
            switch inner.datePickerStyle {
            case .graphical, .wheel:
                let side = Figure(216, from: 180, to: 320, .unverified)
                let width: LeafLayout.Extent =
                    resolver.isMac ? .fixed(140) : LeafLayout.Extent(least: 320, ideal: 320, greatest: .infinity)
                let layout = LeafLayout(width: width, height: .fixed(resolver.length(side)))
                return resolver.add(layout, named: "calendar", from: node, in: inner, look: .control)
            case .automatic, .compact, .field, .stepperField:
                var parts: [Int] = []
                let height = resolver.look.dateHeight
                if date.showsDate { parts.append(resolver.fixed(resolver.look.dateWidth, height, "date", node, inner)) }
                if date.showsTime { parts.append(resolver.fixed(resolver.look.timeWidth, height, "time", node, inner)) }
                let row = StackLayout(axis: .horizontal, alignment: .center, spacing: nil)
                return resolver.add(row, parts, named: "HStack", from: node, in: inner)
            }
        }
    }

    // MARK: - Progress

    mutating func progress(_ isDeterminate: Bool, _ node: ViewNode, _ environment: Environment) -> Int {
        var inner = environment
        inner.stackAxis = .vertical
        let isCircular =
            environment.progressViewStyle == .circular
            || (environment.progressViewStyle == .automatic && !isDeterminate)
        let label = environment.hidesLabels ? [] : views(of: node[.label], in: inner)
        var small = inner
        small.font = small.font ?? .style(.caption1)
        let value = views(of: node[.value], in: small)
        if environment.progressViewStyle == .own {
            return named(one(label + value, from: node, in: inner), "ProgressView", node, environment)
        }
        let body: Int
        if isCircular {
            body = fixed(look.circularProgress, look.circularProgress, "spinner", node, inner)
        } else {
            let track = LeafLayout(width: .filling(), height: .fixed(length(look.linearProgress)))
            body = add(track, named: "track", from: node, in: inner, look: .control)
        }
        let alignment: Alignment = isCircular ? .center : .leading
        let stack = StackLayout(axis: .vertical, alignment: alignment, spacing: nil)
        let views = isCircular ? [body] + label + value : label + [body] + value
        return add(stack, views, named: "ProgressView", from: node, in: environment)
    }

    /// A gauge: a line with its label above, or a circle with nothing but its value in it.
    mutating func gauge(_ node: ViewNode, _ environment: Environment) -> Int {
        var inner = environment
        inner.stackAxis = .horizontal
        let value = views(of: node[.value], in: inner)
        switch environment.gaugeStyle {
        case .own:
            let label = views(of: node[.label], in: inner)
            return named(one(label + value, from: node, in: inner), "Gauge", node, environment)
        case .accessoryCircular, .accessoryCircularCapacity:
            let side = Figure(58, from: 42, to: 58, .unverified)
            let circle = fixed(side, side, "circle", node, inner)
            let layers = AttachmentLayout(alignment: .center)
            return add(layers, [circle] + value, named: "Gauge", from: node, in: environment)
        case .automatic, .accessoryLinear, .accessoryLinearCapacity, .linearCapacity:
            let label = views(of: node[.label], in: inner)
            let least = views(of: node[.minimumValue], in: inner)
            let most = views(of: node[.maximumValue], in: inner)
            let track = LeafLayout(width: .filling(), height: .fixed(length(look.linearProgress)))
            let line = least + [add(track, named: "track", from: node, in: inner, look: .control)] + most
            let row = StackLayout(axis: .horizontal, alignment: .center, spacing: nil)
            let middle = add(row, line, named: "HStack", from: node, in: inner)
            let stack = StackLayout(axis: .vertical, alignment: .center, spacing: nil)
            return add(stack, label + [middle] + value, named: "Gauge", from: node, in: environment)
        }
    }
}
