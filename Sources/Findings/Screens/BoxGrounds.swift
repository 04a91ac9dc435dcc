internal import Interfaces
internal import Layout
internal import TextMeasurement

/// What a verdict on a view is based on, on one axis.
package struct BoxGrounds: Sendable, Hashable {
    /// Whether the view, and what it depends on, has the frame that Xcode saved.
    package var isReproduced = true
    /// What speaks against the verdict.
    package var doubts: Set<Doubt> = []
    /// The extent that Xcode saved for the view, in points; `nil` if none was.
    package var savedExtent: Double?
    /// The views whose texts code sets and that take room from the view.
    package var neighboursOfCode: Set<Int> = []
    /// The views that ask for the view's room with the same priority; empty if there are none, or it is not known what they
    /// are.
    package var tied: Set<Int> = []
    /// The images that ask for the view's room with the same priority.
    package var tiedImages: Set<Int> = []
    /// How much a clipped text may lack that perhaps still shows in the padding behind it, in points.
    package var farPadding = 0.0
    /// The share of its room below which what a text lacks is no certain fault.
    package var doubtfulExcess = 0.0
    /// The height of its own that the view has where its root is high enough.
    package var heldHeight: HeldHeight?
    /// Whether the text is the title of a button of AppKit.
    package var isOfButton = false

    package init() {}
}

extension CheckedScreen {
    /// A label of AppKit keeps 2 points free behind its text, the last letter has about one of its own, and what a text needs
    /// is rounded up to whole points.
    private static let farPadding = 4.0
    /// What a button keeps free beside its title is fitted to saved widths of many apps, and off by as much as this, in
    /// points.
    private static let bezelDoubt = 2.0
    /// Push buttons are taken to keep 15 points free at each side of their titles, shadow included, and saved ones leave 13:
    /// all that is certain is that a title needs the 68 points inside the bezel of one that is 90 wide, and not 60.
    private static let pushDoubt = 8.0
    /// Check boxes and radio buttons of macOS 11 are taken to keep 26 points beside their titles, as wide as they are saved
    /// there; those of systems before and after it keep 22, and the frames of older documents are as wide as these.
    private static let toggleDoubt = 4.0
    /// Pop-up buttons are taken to keep 46 points beside their titles; those that Xcode 12 and before saved as wide as their
    /// widest item keep 37, in the one app that has such.
    private static let popUpDoubt = 9.0

    private static func bezelDoubt(of kind: String) -> Double {
        switch kind {
        case "push": pushDoubt
        case "check", "radio": toggleDoubt
        case "popUpButton": popUpDoubt
        default: bezelDoubt
        }
    }

    /// What a text may lack without being certainly cut, as a share of its room.
    ///
    /// What controls of AppKit keep free is fitted to saved frames, and a sixth of the frames of unseen apps is off by more
    /// than a point. On iOS code lets texts shrink, and rows are wider than documents have them: five of seven such texts
    /// were not cut. A width of the view's own is known there.
    private static let doubtfulExcess = 0.1

    /// Whether the image of a button of UIKit, which stands before its title, leaves none of its width.
    private func isFilledByImage(_ view: Int) -> Bool {
        guard screen.platform == .iOS, case .button(let button) = screen.views[view].content, button.hasImage,
            let image = button.imageSize, let frame = screen.views[view].savedFrame
        else { return false }
        return image.width >= frame.width
    }

    /// What a verdict on a view is based on.
    ///
    /// - Parameters:
    ///   - view: a position in ``Screen/views``.
    ///   - axis: the axis of the fault.
    /// - Returns: what speaks for and against it.
    /// - Complexity: O(*c*) in the number of constraints.
    func grounds(ofView view: Int, on axis: Axis) -> BoxGrounds {
        var grounds = BoxGrounds()
        grounds.isReproduced = reproduction?.isReproduced[view][axis] ?? true
        if let frame = screen.views[view].savedFrame {
            grounds.savedExtent = axis == .horizontal ? frame.width : frame.height
        }
        if axis == .horizontal, screen.platform == .macOS || !screen.hasFixedExtent(view, axis) {
            grounds.doubtfulExcess = Self.doubtfulExcess
        }
        if axis == .horizontal, screen.platform == .macOS {
            switch screen.views[view].content {
            case .label: grounds.farPadding = Self.farPadding
            case .button(let button):
                grounds.isOfButton = true
                grounds.farPadding = Self.bezelDoubt(of: button.kind)
            default: break
            }
        }
        let hasNoFrame = screen.views[view].autoresizing != nil && screen.views[view].savedFrame == nil
        if hasNoFrame || axis == .horizontal && screen.views[view].flags.isResizable {
            grounds.doubts.insert(.unknownRoom)
        }
        if isNeverLocalized { grounds.doubts.insert(.neverLocalized) }
        if redrawn[axis].contains(view) { grounds.doubts.insert(.drawnForLanguage) }
        if code.isForCompactHeight, versions.allSatisfy({ $0.setting.device.sizeClasses.vertical != .compact }) {
            grounds.doubts.insert(.landscapeOnly)
        }
        if code.hidesBar, axis == .vertical, !screen.hasFixedExtent(view, axis) { grounds.doubts.insert(.hiddenBar) }
        if code.iconButtons.contains(view) || axis == .horizontal && isFilledByImage(view) {
            grounds.doubts.insert(.iconTitle)
        }
        if code.adapted.contains(view) { grounds.doubts.insert(.adaptsByCode) }
        if code.heldByLibrary.contains(view) { grounds.doubts.insert(.heldByLibrary) }
        if code.isUnmade { grounds.doubts.insert(.unmadeScreen) }
        if code.lacksClass { grounds.doubts.insert(.missingClass) }
        if code.lacksOutlet { grounds.doubts.insert(.missingOutlet) }
        if code.isForDevelopers { grounds.doubts.insert(.developersOnly) }
        if code.isLaunchScreen { grounds.doubts.insert(.launchScreen) }
        if axis == .horizontal, code.pictured.contains(view), screen.views[view].content.isButtonWithImage {
            grounds.doubts.insert(.besideImageOfCode)
        }
        if code.resized[axis].contains(view) || hidesNeighbour(of: view, axis) { grounds.doubts.insert(.resizedByCode) }
        if let layoutDoubts = code.layoutDoubts {
            grounds.doubts.formUnion(layoutDoubts[view] ?? [])
            grounds.doubts.insert(.readFromCode)
            // Bars, keyboards and sheets take from the height of a screen what its own class does not say.
            if axis == .vertical, !screen.hasFixedExtent(view, axis) { grounds.doubts.insert(.screenHeight) }
        }
        if code.laidOut.contains(view) { grounds.doubts.insert(.ownLayout) }
        if axis == .vertical, code.isMeasured { grounds.doubts.insert(.measuredByCode) }
        if hasFrameOfCode(view, axis) { grounds.doubts.insert(.placedByCode) }
        if isSizedByCode(view, axis) { grounds.doubts.insert(.limitedByCode) }
        guard screen.document != nil else { return grounds }
        guard !screen.hasFixedExtent(view, axis) else {
            if axis == .vertical, let doubt = rootDoubt(view, axis) {
                grounds.heldHeight = screen.fixedExtent(of: view, axis).map { HeldHeight(height: $0, doubt: doubt) }
            }
            return grounds
        }
        if screen.hasWidthOfFirstLayout(view) { grounds.doubts.insert(.firstLayoutWidth) }
        if axis == .vertical, growsWithTitle(view) { grounds.doubts.insert(.growingTitle) }
        if hasSizeOfCode(view, axis) { grounds.doubts.insert(.resizedByCode) }
        if standsInFrameOfCode(view, axis) { grounds.doubts.insert(.placedByCode) }
        if axis == .vertical, growsInScrollView(view) { grounds.doubts.insert(.growingContent) }
        let rivals = RoomRivals(of: view, on: axis, in: screen)
        grounds.tiedImages = rivals.images
        if rivals.isTied {
            grounds.doubts.insert(.tie)
            grounds.tied = rivals.tied
        }
        if standsBesideImageOfCode(view, axis) { grounds.doubts.insert(.besideImageOfCode) }
        grounds.neighboursOfCode = variedNeighbours(of: view, axis)
            .union(rivals.texts.filter { code.replaced[$0] != nil })
        if !grounds.neighboursOfCode.isEmpty { grounds.doubts.insert(.neighbourOfCode) }
        if screen.views[view].customClass != nil { grounds.doubts.insert(.customClass) }
        if let doubt = rootDoubt(view, axis) { grounds.doubts.insert(doubt) }
        return grounds
    }

    /// Whether the size of a view hangs on that of one of some views: the view itself, or one around it that it is as large
    /// as, in which nothing between holds the size.
    ///
    /// - Complexity: O(*d* · *c*) in the depth of the view and the number of constraints.
    private func depends(_ view: Int, on others: Set<Int>, isHeld: (Int) -> Bool) -> Bool {
        guard !others.isEmpty else { return false }
        for index in [view] + screen.ancestors(of: view) {
            if others.contains(index) { return true }
            if isHeld(index) { return false }
        }
        return false
    }

    private func keepsExtent(_ view: Int, _ axis: Axis) -> Bool {
        screen.hasFixedExtent(view, axis) || screen.views[view].keepsExtent(axis)
    }

    /// Whether code decides the size of a view that the size of this one follows, or shows and hides one: it has states
    /// that the document does not show.
    private func hasSizeOfCode(_ view: Int, _ axis: Axis) -> Bool {
        let resized = code.hidden.union(code.resized[axis]).filter { !keepsExtent($0, axis) }
        return depends(view, on: resized) { keepsExtent($0, axis) }
    }

    /// Whether the size of the view hangs on a frame that code sets, and which no constraints set again, or on a pane of a
    /// split view whose dividers code moves: the saved frame of a pane is none that it keeps.
    private func standsInFrameOfCode(_ view: Int, _ axis: Axis) -> Bool {
        depends(view, on: framedByCode) { screen.hasFixedExtent($0, axis) }
            || depends(view, on: code.divided[axis]) { keepsExtent($0, axis) }
    }

    /// Whether code sets the frame of the view, or of one that it is as large as by its autoresizing mask.
    ///
    /// A view that constraints place is where these put it, whatever frame code gives it before.
    private func hasFrameOfCode(_ view: Int, _ axis: Axis) -> Bool {
        depends(view, on: framedByCode) {
            screen.views[$0].autoresizing == nil || screen.views[$0].keepsExtent(axis)
        }
    }

    /// The views whose frames code sets and that no constraints place.
    private var framedByCode: Set<Int> { code.placed.filter { screen.views[$0].autoresizing != nil } }

    /// Whether the view is a button of a configuration, whose title has any number of lines, and nothing limits its height.
    private func growsWithTitle(_ view: Int) -> Bool {
        guard screen.platform == .iOS, case .button(let button) = screen.views[view].content, button.style != nil
        else { return false }
        return button.attributes.lines == 0 && !screen.limitsHeight(of: view)
    }

    /// Whether code shows and hides another view of the stack that arranges the view, whose room that is.
    private func hidesNeighbour(of view: Int, _ axis: Axis) -> Bool {
        guard !code.hidden.isEmpty, let parent = screen.views[view].parent,
            case .stack(let stack) = screen.views[parent].content, stack.axis.base == axis
        else { return false }
        return stack.arranged.contains { $0 != view && code.hidden.contains($0) }
    }

    /// The views that take room from the view and to which code gives different texts at different times: those in the
    /// stacks around both, and those that a constraint ties to it.
    ///
    /// Which texts meet is not known: an app shows those of one state, and what is laid out may be of several.
    ///
    /// - Complexity: O(*c*) in the number of constraints.
    private func variedNeighbours(of view: Int, _ axis: Axis) -> Set<Int> {
        let varied = code.varied.subtracting([view])
        guard !varied.isEmpty else { return [] }
        var stack: Int?
        for above in screen.ancestors(of: view) {
            guard case .stack = screen.views[above].content else { break }
            stack = above
        }
        var found: Set<Int> = []
        if let stack { found = varied.filter { screen.ancestors(of: $0).contains(stack) } }
        for constraint in screen.constraints where constraint.first.attribute.axis == axis {
            guard case .view(let first) = constraint.first.item, case .view(let second)? = constraint.second?.item
            else { continue }
            if first == view, varied.contains(second) { found.insert(second) }
            if second == view, varied.contains(first) { found.insert(first) }
        }
        return found
    }

    /// Whether a label takes any number of lines in a scroll view of iOS, and nothing between both has a height of its own
    /// or that of another view, or in a row that is as high as its texts: the content grows with the text.
    ///
    /// - Complexity: O(*d* · *c*) in the depth of the view and the number of constraints.
    private func growsInScrollView(_ view: Int) -> Bool {
        guard screen.platform == .iOS, case .label(let label) = screen.views[view].content, label.attributes.lines == 0
        else { return false }
        if growsInCell(view) { return true }
        var next: Int? = view
        while let index = next {
            if case .scroll = screen.views[index].content { return true }
            if screen.limitsHeight(of: index) { return false }
            next = screen.views[index].parent
        }
        return false
    }

    /// Whether a cell of a standard style places the view, and its row is as high as the texts in it ask for.
    private func growsInCell(_ view: Int) -> Bool {
        guard screen.views[view].autoresizing != nil else { return false }
        return screen.ancestors(of: view).contains { index in
            guard case .cell(let cell) = screen.views[index].content else { return false }
            return cell.style != "custom" && (cell.rowHeight ?? 0) <= 0
        }
    }
}

extension Screen {
    /// Whether a constraint that cannot give way, or an autoresizing mask, limits the height of a view.
    fileprivate func limitsHeight(of view: Int) -> Bool {
        if views[view].autoresizing != nil { return true }
        return constraints.contains { constraint in
            constraint.isInstalled.base && constraint.priority.base >= Constraint.required
                && constraint.relation != .greaterThanOrEqual
                && (constraint.first == Anchor(.view(view), .height)
                    || constraint.second == Anchor(.view(view), .height))
        }
    }
}

extension View {
    /// Whether an autoresizing mask leaves the view as large as it is, whatever the views around it do.
    fileprivate func keepsExtent(_ axis: Axis) -> Bool {
        autoresizing.map { axis == .horizontal ? !$0.width : !$0.height } ?? false
    }
}
