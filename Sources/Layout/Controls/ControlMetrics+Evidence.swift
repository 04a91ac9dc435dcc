internal import Interfaces
internal import TextMeasurement

/// What the saved frames of a screen of macOS tell of the release that drew its controls.
///
/// Interface Builder lays a screen out again when somebody works on it: a document of the newest Xcode holds screens that
/// were drawn years ago.
extension ControlMetrics {
    /// Whether most controls whose height changed with macOS 26 were saved with the one before; `nil` if none tells.
    static func mostAreClassic(_ rows: [ControlRows], _ heights: [SavedHeight?]) -> Bool? {
        var majority = 0
        var isTold = false
        for (rows, height) in zip(rows, heights) {
            guard let isClassic = rows.isClassic(height) else { continue }
            majority += isClassic ? 1 : -1
            isTold = true
        }
        return isTold ? majority > 0 : nil
    }

    /// What the controls of the screen tell of the release that the canvas drew them with; nothing where the release that
    /// saved the document says it.
    ///
    /// - Complexity: O(*n*) in the number of views and constraints.
    var canvasRelease: CanvasRelease {
        var release = CanvasRelease()
        guard platform == .macOS, era.isXcode26 || era.toolsVersion == nil else { return release }
        for (view, height) in zip(screen.views, savedHeights) {
            guard let height, let isClassic = macOSRows(of: view).isClassic(height) else { continue }
            // What the bezel draws around a size that a constraint gives cannot be anything else.
            let votes = height.given == nil ? 1 : CanvasRelease.leastVotes
            if isClassic { release.classic += votes } else { release.new += votes }
        }
        return release
    }

    /// Whether the canvas drew the buttons before macOS 11, as those of the screen show; `nil` where they do not tell.
    ///
    /// - Complexity: that of ``mostButtonsAreOld()``.
    var canvasHoldsOldButtons: Bool? { platform == .macOS ? mostButtonsAreOld() : nil }

    /// The saved height of each view, with the height that a constraint of the document gives it.
    ///
    /// - Complexity: O(*n*) in the number of views and constraints.
    var savedHeights: [SavedHeight?] {
        var heights = screen.views.map { view in view.savedFrame.map { SavedHeight(saved: $0.height) } }
        for constraint in screen.constraints where constraint.second == nil && constraint.relation == .equal {
            guard constraint.first.attribute == .height, case .view(let view) = constraint.first.item,
                heights.indices.contains(view)
            else { continue }
            heights[view]?.given = constraint.constant.base
        }
        return heights
    }

    /// Whether most buttons have the heights, and the room beside their titles and their bezels, that they had before
    /// macOS 11; `nil` if as many have those of macOS 11.
    ///
    /// - Complexity: O(*n*) in the number of views, and in the length of the titles.
    func mostButtonsAreOld() -> Bool? {
        guard !era.mayHoldXcode26Sizes || era.holdsClassicControls != false else { return nil }
        var (old, new) = (self, self)
        old.era.holdsOldButtons = true
        new.era.holdsOldButtons = false
        let (held, widths, least) = (viewsOfGivenSize, givenWidths(.equal), givenWidths(.greaterThanOrEqual))
        var majority = 0
        for (index, view) in screen.views.enumerated() {
            guard case .button(let button) = view.content, let saved = view.savedFrame else { continue }
            let rows = new.macOSRows(of: view)
            guard rows.isClassic(SavedHeight(saved: saved.height)) ?? true else { continue }
            let (before, after) = (old.macOSRows(of: view).classic, rows.classic)
            if held.contains(index) {
                // The constraint speaks of the alignment rectangle; what the bezel draws around it tells.
                let (narrow, wide) = (before.alignment.horizontal, after.alignment.horizontal)
                if let given = widths[index], narrow != wide {
                    if saved.width - given == narrow { majority += 1 }
                    if saved.width - given == wide { majority -= 1 }
                } else if let given = least[index], narrow < wide, saved.width - given == narrow {
                    // The wider bezel would leave less than the least width.
                    majority += 1
                }
            } else if before.height != after.height {
                if before.height == .points(saved.height) { majority += 1 }
                if after.height == .points(saved.height) { majority -= 1 }
            } else if case .text(let least) = before.width, case .text(let most) = after.width, least != most,
                button.kind != "popUpButton", let title = button.title, !title.value.isEmpty,
                let width = ownWidth(of: title, button)
            {
                if abs(saved.width - width - least) <= 1 { majority += 1 }
                if abs(saved.width - width - most) <= 1 { majority -= 1 }
            }
        }
        return majority == 0 ? nil : majority > 0
    }

    /// The width of each alignment rectangle that a required constraint of a relation gives, in points.
    private func givenWidths(_ relation: Constraint.Relation) -> [Int: Double] {
        var widths: [Int: Double] = [:]
        for constraint in screen.constraints where constraint.second == nil && constraint.relation == relation {
            guard constraint.first.attribute == .width, case .view(let view) = constraint.first.item,
                constraint.priority.base >= Constraint.required
            else { continue }
            widths[view] = constraint.constant.base
        }
        return widths
    }

    /// The views whose width or height a constraint speaks about.
    var viewsOfGivenSize: Set<Int> {
        var held: Set<Int> = []
        for constraint in screen.constraints {
            for anchor in [constraint.first, constraint.second].compactMap(\.self) {
                guard anchor.attribute == .width || anchor.attribute == .height, case .view(let view) = anchor.item
                else { continue }
                held.insert(view)
            }
        }
        return held
    }

    /// The width of a title as the document has it, in points; `nil` for a font that cannot be had.
    private func ownWidth(of title: InterfaceText, _ button: ButtonContent) -> Double? {
        var own = self
        own.setting.texts = [:]
        guard let text = own.buttonTexts(button).first else { return nil }
        do throws(MeasurementError) {
            return try own.measure(text).width.rounded(.up)
        } catch {
            // Whoever lays the button out says so.
            return nil
        }
    }
}
