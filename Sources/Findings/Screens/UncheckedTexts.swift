internal import Interfaces
internal import Layout
internal import SourceText

/// The texts of a screen that no box is known for, so that nobody can say whether they fit.
struct UncheckedTexts: Sendable {
    /// Why a text has no known box.
    enum Reason: Sendable, Hashable {
        /// The system shares out the room of a cell or grid.
        case arranged
        /// A bar, a control or a section lays its texts out by itself.
        case ownLayout(String)
        /// Code shows the view.
        case hidden
        /// The view, or one around it, has no width or height in the source language.
        case folded
        /// A placeholder in the prototype of a cell, which code replaces.
        case placeholder
    }

    private let screen: Screen
    /// For each device and text size, in the order of the source language's versions.
    private let settings: [Setting]

    /// What is known about one device at one text size.
    fileprivate struct Setting: Sendable {
        var source: CheckedScreen.Rendition
        /// By position in ``Screen/views``; `nil` for views whose texts have a box.
        var reasons: [Reason?]
        /// The texts whose own box is folded, where that of the view is not.
        var folded: Set<ShownIdentity>
    }

    /// Looks at a screen.
    ///
    /// - Complexity: O(*n* + *t*) for each device and text size, in the numbers of views and texts.
    init(_ checked: CheckedScreen) {
        screen = checked.screen
        settings = checked.versions.filter { $0.kind == .source }.map { Setting($0, of: checked.screen) }
    }

    /// Why a text that was laid out cannot be checked; `nil` if it can be.
    func reason(for placed: PlacedText, in version: CheckedScreen.Rendition) -> Reason? {
        settings.first { $0.source.isSet(like: version) }?.reason(for: ShownIdentity(placed))
    }

    /// Why a text was judged on no device, as a lower-case phrase.
    func phrase(for identity: ShownIdentity) -> String {
        settings.lazy.compactMap { $0.reason(for: identity) }.first?.phrase ?? "its view is on none of the devices"
    }

    /// How many texts cannot be checked on the device and at the text size of a version.
    func count(in version: CheckedScreen.Rendition) -> Int {
        guard let setting = settings.first(where: { $0.source.isSet(like: version) }) else { return 0 }
        return texts.count { setting.reason(for: $0.identity) != nil }
    }

    /// All texts that cannot be checked on some device, in the order of the views, but for placeholders.
    ///
    /// - Returns: each with the reason and the devices, as people know them; no devices where it holds on all.
    var all: [(text: InterfaceText, reason: Reason, devices: [String])] {
        texts.compactMap { item in
            let found = settings.compactMap { setting in
                setting.reason(for: item.identity).map { (reason: $0, device: setting.source.device) }
            }
            guard let reason = found.first?.reason, reason != .placeholder else { return nil }
            var devices: [String] = []
            if found.count < settings.count {
                for device in found.map(\.device) where !devices.contains(device) { devices.append(device) }
            }
            return (item.text, reason, devices)
        }
    }

    private var texts: [(identity: ShownIdentity, text: InterfaceText)] {
        screen.views.indices.flatMap { view in
            screen.views[view].content.allTexts.filter { !$0.value.isEmpty }.map {
                (ShownIdentity($0.key, of: view), $0)
            }
        }
    }
}

extension UncheckedTexts.Setting {
    init(_ source: CheckedScreen.Rendition, of screen: Screen) {
        self.source = source
        let classes = source.setting.device.sizeClasses
        let hidden = screen.hiddenViews(in: classes)
        let folded = source.foldedViews(of: screen)
        reasons = screen.views.indices.map { view in
            // What is not installed on the device is not there at all.
            guard source.laidOut.frames[view] != nil else { return nil }
            if screen.views[view].flags.isPrototype { return .placeholder }
            if screen.isArrangedByUnknown(view) { return .arranged }
            switch screen.views[view].content {
            case .bar, .control, .table, .cell: return .ownLayout(screen.views[view].content.kindName)
            default: break
            }
            if hidden[view] { return .hidden }
            return folded[view] ? .folded : nil
        }
        self.folded = []
        for placed in source.laidOut.texts
        where CheckedText.Box(width: placed.box.width, height: placed.box.height, lines: 1).isFolded {
            self.folded.insert(ShownIdentity(placed))
        }
    }

    func reason(for identity: ShownIdentity) -> UncheckedTexts.Reason? {
        reasons[identity.view] ?? (folded.contains(identity) ? .folded : nil)
    }
}

extension CheckedScreen.Rendition {
    /// Whether each view, or one around it, has no width or no height; by position in ``Screen/views``.
    func foldedViews(of screen: Screen) -> [Bool] {
        screen.inherited { view in
            laidOut.frames[view].map { CheckedText.Box(width: $0.width, height: $0.height, lines: 1).isFolded } ?? false
        }
    }
}

extension UncheckedTexts.Reason {
    /// A lower-case phrase without a full stop.
    var phrase: String {
        switch self {
        case .arranged: "the system lays out its cell or grid; this is not simulated"
        case .ownLayout(let kind): "the system lays out the strings of a \(kind); this is not simulated"
        case .hidden: "its view is hidden until code shows it"
        case .placeholder: "it is a placeholder in the prototype of a cell"
        case .folded: "its view has no width or height in the source language until code opens it"
        }
    }
}

extension CheckedScreen {
    /// The texts that have no known box, each as something that was not checked.
    ///
    /// Texts that a declaration ignores are left out, and placeholders of prototype cells.
    package var uncheckedTexts: [CheckReport.Unchecked] {
        UncheckedTexts(self).all.compactMap { item in
            guard declarations[item.text.key]?.ignored != .all else { return nil }
            let place =
                item.devices.isEmpty
                ? "" : " (\(item.devices.map { ShownDevice.place(of: $0) }.joined(separator: ", ")))"
            return CheckReport.Unchecked(
                location: item.text.location,
                subject: item.text.key,
                reason: item.reason.phrase + place
            )
        }
    }
}

/// What tells one text of a screen from the others: a view may show several, and a text may be shown twice.
struct ShownIdentity: Sendable, Hashable {
    let view: Int
    // Bytes: texts that are canonically equivalent are different keys.
    private let key: [UInt8]

    init(_ key: String, of view: Int) {
        self.view = view
        self.key = Array(key.utf8)
    }

    init(_ placed: PlacedText) { self.init(placed.text.key, of: placed.view) }
}
