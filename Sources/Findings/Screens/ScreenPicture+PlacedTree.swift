internal import Interfaces
package import ProposedLayout
internal import TextMeasurement

extension ScreenPicture {
    /// What a picture of a SwiftUI screen is drawn from.
    ///
    /// Groups, paddings and frames are left out: they show nothing.
    ///
    /// - Parameters:
    ///   - tree: the screen, laid out with glyphs.
    ///   - conditions: what it was laid out in.
    ///   - kind: the kind of its language.
    ///   - device: the name of the device.
    ///   - key: the key of a string by its number, for the texts that come from a table.
    package init(
        _ tree: PlacedTree,
        in conditions: LayoutConditions,
        kind: LocaleKind,
        device: String,
        key: (Int) -> String? = { _ in nil }
    ) {
        let boxes = tree.views.enumerated().compactMap { index, view in
            view.role.map { role in
                Box(frame: view.frame, role: role, object: "\(view.source)", name: view.name)
            }
        }
        let texts = tree.texts.map { Text($0, in: tree, key: key) }
        let area = conditions.safeArea
        self.init(
            locale: conditions.locale,
            kind: kind,
            device: device,
            textSize: conditions.textSize.rawValue,
            isRightToLeft: conditions.isRightToLeft,
            size: conditions.size,
            safeArea: Rect(x: 0, y: 0, width: conditions.size.width, height: conditions.size.height).inset(by: area),
            boxes: boxes,
            texts: texts
        )
    }
}

extension ScreenPicture.Text {
    fileprivate init(_ placed: ProposedLayout.PlacedText, in tree: PlacedTree, key: (Int) -> String?) {
        let view = tree.views[placed.view]
        let frame = view.frame
        let starts = placed.shown.lines.map { line in
            let isAtLeft = (placed.alignment == .leading) != placed.isRightToLeft
            return switch placed.alignment {
            case .center: frame.midX - line.advance / 2
            case .leading, .trailing: isAtLeft ? frame.x : frame.maxX - line.advance
            }
        }
        let isCut = placed.faults.contains { $0.kind == .truncated || $0.kind == .outside }
        let isOneLine = placed.lineLimit == 1
        let natural = placed.natural
        self.init(
            key: placed.runs.compactMap(\.string).first.flatMap(key) ?? "",
            object: "\(view.source)",
            value: placed.runs.map(\.text).joined(),
            box: frame,
            lines: placed.shown.lines,
            lineStarts: starts,
            top: frame.y,
            scale: placed.shown.scale,
            needed: Size(
                width: isOneLine ? natural.unwrappedAdvance : natural.width,
                height: isOneLine ? frame.height : natural.height
            ),
            isCut: isCut,
            isRightToLeft: placed.isRightToLeft
        )
    }
}

extension PlacedView {
    /// What the view looks like in a picture; `nil` for one that shows nothing of its own.
    fileprivate var role: ScreenPicture.Role? {
        switch look {
        case .text: .label
        case .image: .image
        case .control: .control
        case .rule: .plain
        case .unknown: .opaque
        case .clip: .scroll
        case .fill: name == "Button" || name == "Menu" ? .button : name == "TextField" ? .field : .bar
        case .plain: name.hasPrefix("HStack") || name.hasPrefix("VStack") ? .stack : nil
        }
    }
}
