internal import Interfaces
internal import TextMeasurement

/// Places the views of a pass, each in the view that holds it.
struct TreePlacement {
    let pass: LayoutPass
    let conditions: LayoutConditions
    private(set) var tree = PlacedTree()
    /// The element of each placed view.
    private(set) var elements: [Int] = []
    /// Whether views whose texts are known to fit are left out.
    private let skipsFitting: Bool
    /// Whether some text does not fit, as far as that was asked for.
    private(set) var hasMisfits = false
    /// What was left out and speaks against the room of texts beside it: the view around it, and the element.
    private(set) var leftOut: [(parent: Int, element: Int)] = []

    init(pass: LayoutPass, conditions: LayoutConditions, skipsFitting: Bool = false) {
        self.pass = pass
        self.conditions = conditions
        self.skipsFitting = skipsFitting
    }

    /// How the leading and trailing edges of a subtree lie on the screen.
    private struct Direction {
        /// Where 0 is, in points from the left, and whether lengths go to the left from there.
        var origin: Double
        var isMirrored: Bool

        func left(_ x: Double, width: Double) -> Double { isMirrored ? origin - x - width : origin + x }
    }

    /// Places the root in the middle of the room that hardware leaves.
    ///
    /// - Returns: how many texts it shows, if views that fit are left out.
    @discardableResult
    mutating func placeRoot(_ root: Int) throws(MeasurementError) -> TextCount {
        let area = conditions.safeArea
        let room = conditions.clearRoom
        let proposal = Proposal(room)
        let answer = try pass.dimensions(of: root, for: proposal).size
        let isMirrored = conditions.isRightToLeft
        let direction = Direction(origin: isMirrored ? area.left + room.width : area.left, isMirrored: isMirrored)
        return try place(
            root,
            x: (room.width - answer.width) / 2,
            y: area.top + (room.height - answer.height) / 2,
            proposal: proposal,
            parent: nil,
            direction
        ).texts
    }

    /// The sizes of the readers by their places in the source; none for one that stands there in several sizes.
    var readers: [Int: Size] {
        guard let readers = pass.tree.readers else { return [:] }
        var sizes: [Int: Size?] = [:]
        for (view, index) in zip(tree.views, elements) {
            guard let reader = readers[index] else { continue }
            let size = Size(width: view.frame.width, height: view.frame.height)
            sizes[reader] = .some(sizes[reader].map { $0 == size ? size : nil } ?? size)
        }
        return sizes.compactMapValues { $0 }
    }

    /// What is known of the texts of a view that was placed.
    private struct Outcome {
        var texts = TextCount()
        /// Whether all of them fit, and nothing in the view has to be placed for another reason.
        var fits = true
    }

    private mutating func place(
        _ index: Int,
        x: Double,
        y: Double,
        proposal: Proposal,
        parent: Int?,
        _ outer: Direction
    ) throws(MeasurementError) -> Outcome {
        guard !pass.elements[index].isHidden else { return Outcome() }
        if skipsFitting, let texts = pass.memory.texts(of: pass.numbers[index], fittingIn: proposal) {
            if let parent, let doubtful = pass.tree.doubtful[index] { leftOut += doubtful.map { (parent, $0) } }
            return Outcome(texts: texts)
        }
        let size = try pass.dimensions(of: index, for: proposal).size
        guard size.width.isFinite, size.height.isFinite, x.isFinite, y.isFinite else { return Outcome(fits: false) }
        var direction = outer
        let isRightToLeft = pass.elements[index].isRightToLeft
        if isRightToLeft != outer.isMirrored {
            // The view turns inside its own bounds.
            let left = outer.left(x, width: size.width)
            direction.isMirrored = isRightToLeft
            direction.origin = isRightToLeft ? left + size.width + x : left - x
        }
        var holder = parent
        let name = pass.elements[index].name
        if !name.isEmpty || parent == nil {
            holder = tree.views.count
            let left = direction.left(x, width: size.width)
            tree.views.append(
                PlacedView(
                    name: name.isEmpty ? "View" : name,
                    frame: rounded(Rect(x: left, y: y, width: size.width, height: size.height)),
                    proposal: proposal,
                    parent: parent,
                    source: pass.elements[index].source,
                    doubt: pass.elements[index].doubt,
                    look: pass.elements[index].look
                )
            )
            elements.append(index)
        }
        var outcome = skipsFitting ? try self.outcome(of: index, in: proposal) : Outcome()
        let children = pass.elements[index].children
        guard !children.isEmpty else { return remembered(outcome, of: index, in: proposal) }
        let views = Subviews(pass: pass, holder: index, positions: children)
        let places = try pass.elements[index].layout.places(of: views, in: size, for: proposal)
        let isReversed = pass.elements[index].drawsLastFirst
        for step in 0..<min(children.count, places.count) {
            let position = isReversed ? min(children.count, places.count) - 1 - step : step
            guard let place = places[position] else { continue }
            let inner = try self.place(
                children[position],
                x: x + place.x,
                y: y + place.y,
                proposal: place.proposal,
                parent: holder,
                direction
            )
            outcome = Outcome(texts: outcome.texts + inner.texts, fits: outcome.fits && inner.fits)
        }
        return remembered(outcome, of: index, in: proposal)
    }

    /// What is known of a view by itself: a text fits or does not, and a reader is asked for its size each time.
    private mutating func outcome(of index: Int, in proposal: Proposal) throws(MeasurementError) -> Outcome {
        guard let text = pass.text(of: index), !text.element.text.isEmpty else {
            return Outcome(fits: pass.tree.readers?[index] == nil)
        }
        let set = try pass.texts.set(text, in: proposal)
        let fits = try TextRoom(sizes: pass.texts).faults(of: text, set, in: proposal).isEmpty
        if !fits { hasMisfits = true }
        let strings = text.element.runs.onlyString == nil ? 0 : 1
        return Outcome(texts: TextCount(all: 1, strings: strings), fits: fits)
    }

    private func remembered(_ outcome: Outcome, of index: Int, in proposal: Proposal) -> Outcome {
        if skipsFitting, outcome.fits {
            pass.memory.remember(outcome.texts, of: pass.numbers[index], fittingIn: proposal)
        }
        return outcome
    }

    /// Both edges on whole pixels.
    private func rounded(_ rect: Rect) -> Rect {
        let left = rounded(rect.x)
        let top = rounded(rect.y)
        return Rect(x: left, y: top, width: rounded(rect.maxX) - left, height: rounded(rect.maxY) - top)
    }

    private func rounded(_ points: Double) -> Double {
        let scale = Double(max(conditions.pixelsPerPoint, 1))
        return ((points * scale * 1e6).rounded() / 1e6).rounded() / scale
    }
}
