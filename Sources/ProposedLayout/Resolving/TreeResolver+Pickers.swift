internal import Interfaces
internal import TextMeasurement

extension TreeResolver {
    /// A picker, as its style and its surroundings have it.
    mutating func picker(_ node: ViewNode, _ environment: Environment) -> Int {
        let options = node[.options].flatMap { flattened($0) }
        switch environment.pickerStyle {
        case .segmented, .palette: return segmented(options, node, environment)
        case .inline where environment.surroundings == .row || !isMac, .radioGroup:
            return listed(options, node, environment)
        case .wheel:
            let wheel = LeafLayout(width: .filling(ideal: 320), height: .fixed(216))
            return add(wheel, named: "Picker", from: node, in: environment, look: .control)
        case .navigationLink:
            return labeled(node, "Picker", environment) { resolver, inner in
                let value = resolver.chosen(options, node, inner)
                let arrow = resolver.fixed(resolver.look.chevron, Figure(14, .unverified), "chevron", node, inner)
                let row = StackLayout(axis: .horizontal, alignment: .center, spacing: 0)
                return resolver.add(row, value + [arrow], named: "HStack", from: node, in: inner)
            }
        case .automatic, .inline, .menu:
            return menuPicker(options, node, environment)
        }
    }

    /// A picker that opens a menu: the option that is chosen with two arrows, behind its label where it stands in a row.
    private mutating func menuPicker(_ options: [ViewNode], _ node: ViewNode, _ environment: Environment) -> Int {
        var outer = environment
        // Outside of rows iOS shows the option alone.
        if !isMac, environment.surroundings != .row { outer.hidesLabels = true }
        let picker = labeled(node, "Picker", outer) { resolver, inner in
            var shown = inner
            // The title of a pop-up button is one line.
            if resolver.isMac { shown.isChrome = true }
            let value = resolver.chosen(options, node, shown)
            let arrows = resolver.fixed(resolver.look.menuIndicator, Figure(16, .unverified), "arrows", node, inner)
            let row = StackLayout(axis: .horizontal, alignment: .center, spacing: 0)
            return resolver.add(row, value + [arrows], named: "HStack", from: node, in: inner)
        }
        // Beside other views of a row a label without words may keep the value at the end of all the room that is left, or
        // give it the width of the value: that decides which of the views gives way.
        if !isMac, environment.surroundings == .row, environment.stackAxis == .horizontal {
            change(picker) { $0.doubt = $0.doubt ?? "a picker beside other views of a row may take more or less room" }
        }
        return picker
    }

    /// The option that is chosen: the one that the tree says, else the first.
    ///
    /// What the tree says may be a condition or a group around several, of which one is shown.
    private mutating func chosen(_ options: [ViewNode], _ node: ViewNode, _ environment: Environment) -> [Int] {
        let value = node[.value].flatMap { flattened($0) }.first ?? options.first
        return views(of: value.map { [$0] } ?? [], in: environment)
    }

    /// Segments of one width, each with a title of one line.
    ///
    /// A segment shows a title or a picture; which of the two parts of a label it is, no source says.
    private mutating func segmented(_ options: [ViewNode], _ node: ViewNode, _ environment: Environment) -> Int {
        var chrome = environment.ofSystem(.plain)
        chrome.isChrome = true
        chrome.isDrawnBySystem = true
        chrome.font = .system(size: look.segmentFont.length)
        chrome.labelStyle = .titleOnly
        let inset = length(look.segmentInset)
        var segments: [Int] = []
        for option in options {
            guard let title = element(of: option, in: chrome) else { continue }
            let padding = PaddingLayout(top: 0, leading: inset, bottom: 0, trailing: inset)
            let padded = add(padding, [title], named: "segment", from: option, in: environment)
            let wide = FlexibleFrameLayout.Range(least: 0, ideal: nil, greatest: .infinity)
            let frame = FlexibleFrameLayout(width: wide, height: FlexibleFrameLayout.Range(), alignment: .center)
            let segment = add(frame, [padded], named: "segment", from: option, in: environment)
            if option.isPictured {
                change(segment) { $0.doubt = $0.doubt ?? "a segment shows either the title or the picture of a label" }
            }
            // They are seen to reach out of a frame that is too narrow for them.
            if isMac { change(segment) { $0.doubt = $0.doubt ?? "segments of macOS keep the width of their titles" } }
            segments.append(segment)
        }
        let row = StackLayout(axis: .horizontal, alignment: .center, spacing: 0)
        let line = add(row, segments, named: "segments", from: node, in: environment, look: .fill)
        let frame = FrameLayout(width: nil, height: length(look.segmentHeight), alignment: .center)
        let body = add(frame, [line], named: "Picker", from: node, in: environment)
        guard isMac else { return body }
        return labeled(node, "Picker", environment) { _, _ in body }
    }

    /// Options one below the other: rows with a check mark, or radio buttons on macOS.
    private mutating func listed(_ options: [ViewNode], _ node: ViewNode, _ environment: Environment) -> Int {
        var inner = environment
        inner.stackAxis = .horizontal
        var rows: [Int] = []
        let isRadio = environment.pickerStyle == .radioGroup
        for option in options {
            guard let title = element(of: option, in: inner) else { continue }
            let mark = fixed(
                isRadio ? look.checkbox : Figure(24, from: 18, to: 28, .unverified),
                Figure(16, .unverified),
                "mark",
                option,
                inner
            )
            let spacer = spacer(0, .horizontal, option, inner)
            let row = StackLayout(axis: .horizontal, alignment: .center, spacing: nil)
            let views = isRadio ? [mark, title] : [title, spacer, mark]
            rows.append(add(row, views, named: "option", from: option, in: environment))
        }
        let gap = isRadio ? 4 : 2 * length(look.rowPadding)
        let stack = StackLayout(axis: .vertical, alignment: .leading, spacing: gap)
        let body = add(stack, rows, named: "Picker", from: node, in: environment)
        guard isMac else { return body }
        return labeled(node, "Picker", environment) { _, _ in body }
    }
}

extension ViewNode {
    /// Whether it is a label with a picture, in modifiers or without.
    fileprivate var isPictured: Bool {
        switch kind {
        case .label: !self[.icon].isEmpty
        case .modified, .group, .alternatives: content.contains(where: \.isPictured)
        default: false
        }
    }
}
