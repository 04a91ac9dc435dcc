internal import TextMeasurement

/// Cuts texts into runs, with the faces of one style and one locale.
///
/// A class, so that nothing of it is copied for each text: threads that count the users of the same faces and stores
/// all the time wait for each other.
final class Itemizer {
    let style: FontStyle
    let cascade: Cascade
    let store: FaceStore
    /// The worker may own meters that own the itemizer.
    unowned let worker: ShapingWorker

    init(style: FontStyle, cascade: Cascade, store: FaceStore, worker: ShapingWorker) {
        self.style = style
        self.cascade = cascade
        self.store = store
        self.worker = worker
    }

    /// Cuts `units` into runs.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    func itemize(_ units: [UInt16], direction: WritingDirection) throws(FontFileError) -> ItemizedText {
        if direction != .rightToLeft {
            var runs: [TextRun] = []
            let isPlain = worker.plain[style.text.id.index, default: PrimaryFaceCoverage()].cut(
                units,
                in: style.text,
                into: &runs
            )
            if isPlain { return plain(units, runs) }
        }
        return try itemizeFully(units, direction: direction)
    }

    /// Cuts `units` into runs without a shorter way for plain texts.
    func itemizeFully(_ units: [UInt16], direction: WritingDirection) throws(FontFileError) -> ItemizedText {
        var text = ItemizedText(units: units.contains(where: Self.isControl) ? units.map(Self.shown) : units, marks: [])
        try itemizeFully(&text, units, direction: direction)
        return text
    }

    /// Cuts `units` into runs, in the arrays of a text that was cut before.
    func itemizeFully(
        _ units: [UInt16],
        direction: WritingDirection,
        into text: inout ItemizedText
    ) throws(FontFileError) {
        text.units = units.contains(where: Self.isControl) ? units.map(Self.shown) : units
        text.hasTabs = false
        text.marks.removeAll(keepingCapacity: true)
        text.segments.removeAll(keepingCapacity: true)
        text.levels.removeAll(keepingCapacity: true)
        text.runs.removeAll(keepingCapacity: true)
        text.missing.removeAll(keepingCapacity: true)
        try itemizeFully(&text, units, direction: direction)
    }

    /// Cuts the units of `text` into runs; `units` are those that were given.
    private func itemizeFully(
        _ text: inout ItemizedText,
        _ units: [UInt16],
        direction: WritingDirection
    ) throws(FontFileError) {
        setMarks(of: &text)
        for index in units.indices where units[index] == 0x09 {
            text.marks[index].insert(.tab)
            text.hasTabs = true
        }
        try addParagraphs(to: &text, direction: direction)
    }

    /// A text that ``PrimaryFaceCoverage`` has cut.
    private func plain(_ units: [UInt16], _ runs: [TextRun]) -> ItemizedText {
        let marks: [TextMark] = units.map { $0 == 0x20 ? Self.startAndSpace : Self.start }
        return ItemizedText(
            units: units,
            marks: marks + [.clusterStart],
            segments: [0..<units.count],
            levels: [0],
            runs: runs
        )
    }

    /// A tab is shaped as a space, as fonts have no glyph for it, and other controls show nothing, except those that
    /// end a line.
    private static func shown(_ unit: UInt16) -> UInt16 {
        if unit == 0x09 { return 0x20 }
        if isHardEnd(unit) { return unit }
        return unit < 0x20 || (0x7F...0x9F).contains(unit) ? 0x200B : unit
    }

    private static func isControl(_ unit: UInt16) -> Bool { unit < 0x20 || (0x7F...0x9F).contains(unit) }

    private static func isHardEnd(_ unit: UInt16) -> Bool {
        (0x0A...0x0D).contains(unit) || unit == 0x85 || unit == 0x2028 || unit == 0x2029
    }

    /// White space that does not count at the end of a line: all of it but the spaces that forbid a break.
    private static func isSpace(_ unit: UInt16) -> Bool {
        unit == 0x20 || unit == 0x1680 || (0x2000...0x200B).contains(unit) && unit != 0x2007 || unit == 0x205F
            || unit == 0x3000
    }

    private func setMarks(of text: inout ItemizedText) {
        text.marks.reserveCapacity(text.units.count + 1)
        if text.units.allSatisfy(TextBoundaries.isAlwaysWhole) {
            for unit in text.units { text.marks.append(Self.isSpace(unit) ? Self.startAndSpace : Self.start) }
        } else {
            worker.graphemes.mark(text.units, into: &worker.starts)
            for (unit, isStart) in zip(text.units, worker.starts) {
                text.marks.append(
                    TextMark(
                        rawValue: (isStart != 0 ? TextMark.clusterStart.rawValue : 0)
                            | (Self.isSpace(unit) ? TextMark.space.rawValue : 0)
                    )
                )
            }
        }
        text.marks.append(Self.start)
    }

    private static let start = TextMark.clusterStart
    private static let startAndSpace = TextMark(rawValue: TextMark.clusterStart.rawValue | TextMark.space.rawValue)

    /// Cuts the text at the ends of paragraphs, and these at hard line ends.
    private func addParagraphs(to text: inout ItemizedText, direction: WritingDirection) throws(FontFileError) {
        let units = text.units
        var start = 0
        while true {
            var end = start
            while end < units.count, !Self.endsParagraph(units[end]) { end += 1 }
            try addParagraph(start..<end, to: &text, direction: direction)
            guard end < units.count else { return }
            start = end + (units[end] == 0x0D && end + 1 < units.count && units[end + 1] == 0x0A ? 2 : 1)
        }
    }

    /// Whether a unit is of bidi class B.
    private static func endsParagraph(_ unit: UInt16) -> Bool {
        unit == 0x0A || unit == 0x0D || unit == 0x85 || unit == 0x2029
    }

    private func addParagraph(
        _ range: Range<Int>,
        to text: inout ItemizedText,
        direction: WritingDirection
    ) throws(FontFileError) {
        // The levels of the units; none where all are 0.
        var levels: [UInt8] = []
        var base: UInt8 = 0
        if direction == .rightToLeft || text.units[range].contains(where: BidiResolver.isNeeded) {
            swap(&levels, &worker.levels)
            base = worker.bidi.resolve(
                range == text.units.indices ? text.units : Array(text.units[range]),
                base: direction,
                into: &levels
            )
        }
        defer { if !levels.isEmpty { swap(&levels, &worker.levels) } }
        var start = range.lowerBound
        for end in range.lowerBound...range.upperBound where end == range.upperBound || Self.isHardEnd(text.units[end])
        {
            text.segments.append(start..<end)
            text.levels.append(base)
            try addRuns(of: start..<end, to: &text, levels, from: range.lowerBound)
            start = end + 1
        }
    }

    /// Cuts one segment into runs, cluster by cluster; `levels` are those of the units behind `origin`, or none if all
    /// are 0.
    private func addRuns(
        of segment: Range<Int>,
        to text: inout ItemizedText,
        _ levels: [UInt8],
        from origin: Int
    ) throws(FontFileError) {
        // Taken out of the worker for the loop, so that no access to it is checked for each unit.
        var lone = FaceChoiceCache()
        var clusters = worker.clusters
        worker.clusters = .lent
        swap(&lone, &worker.lone)
        defer {
            swap(&lone, &worker.lone)
            worker.clusters = clusters
        }
        let (units, marks) = (text.units, text.marks)
        var script = leadingScript(of: segment, units)
        var context = lone.number(of: context(script))
        var choice = FaceChoice.primary
        // The last fallback face that was found to keep the spaces behind it.
        var hasSpace: FaceChoice?
        var run: TextRun?
        var start = segment.lowerBound
        while start < segment.upperBound {
            var end = start + 1
            while end < segment.upperBound, !marks[end].contains(.clusterStart) { end += 1 }
            let unit = units[start]
            if end == start + 1, isPlain(unit, after: choice) {
                // A letter of the primary face, or a space behind one: what most clusters are.
                if unit >= 0x41 { adopt(lone.script(of: unit), &script, &context, &lone) }
                choice = .primary
            } else if end == start + 1, unit == 0x20, choice == hasSpace {
                // As the next case, found before.
            } else if end == start + 1, unit == 0x20, case .fallback = choice, !isEmoji(choice),
                try face(choice)?.has(0x20) == true
            {
                // A space stays with the face before it.
                hasSpace = choice
            } else if end == start + 1, !(0xD800...0xDFFF).contains(unit) {
                adopt(lone.script(of: unit), &script, &context, &lone)
                if let known = lone.choice(of: unit, in: context) {
                    choice = known
                } else {
                    let cluster = Cluster(units, start..<end)
                    choice = try choose(cluster, script: script, after: choice, missing: &text.missing)
                    if !cluster.followsNeighbour { lone.remember(choice, of: unit, in: context) }
                }
            } else {
                let (base, _) = Cluster.scalar(units, at: start, before: end)
                adopt(base < 0x10000 ? lone.script(of: unit) : Script.of(base), &script, &context, &lone)
                let key = FaceChoiceCache.key(units, start..<end, in: context)
                if let key, let known = clusters[key] {
                    choice = known
                    if choice == .missing, base < 0x10000 || !text.missing.contains(where: { $0.value == base }) {
                        Cluster(units, start..<end).addUncovered(by: nil, to: &text.missing)
                    }
                } else {
                    let cluster = Cluster(units, start..<end)
                    choice = try choose(cluster, script: script, after: choice, missing: &text.missing)
                    let chosen = try face(choice)
                    if let key, !cluster.followsNeighbour, choice == .missing || cluster.isCovered(by: chosen) {
                        clusters.remember(choice, of: key)
                    }
                }
            }
            let level = levels.isEmpty ? 0 : levels[start - origin]
            if let last = run, last.level == level, last.script == script, last.choice == choice {
                run?.range = last.range.lowerBound..<end
            } else {
                if let run { text.runs.append(run) }
                run = TextRun(range: start..<end, level: level, script: script, choice: choice)
            }
            start = end
        }
        if let run { text.runs.append(run) }
    }

    /// Goes over to the script of a character, if it has one of its own.
    private func adopt(_ own: Script, _ script: inout Script, _ number: inout Int, _ lone: inout FaceChoiceCache) {
        guard own != script, own.isReal else { return }
        script = own
        number = lone.number(of: context(own))
    }

    private func context(_ script: Script) -> FaceChoiceCache.Context {
        FaceChoiceCache.Context(
            primaryFace: style.text.id.index,
            script: script,
            region: cascade.region,
            isBold: cascade.isBold
        )
    }

    /// Whether a unit that is a cluster by itself goes to the primary face without further thought.
    private func isPlain(_ unit: UInt16, after previous: FaceChoice) -> Bool {
        unit < 0x250 && unit != 0xAD && (unit != 0x20 && unit != 0xA0 || previous == .primary)
            && style.text.has(UInt32(unit))
    }

    /// The first real script of a segment; Latin if there is none, so that digits alone are shaped as beside letters.
    private func leadingScript(of segment: Range<Int>, _ units: [UInt16]) -> Script {
        var index = segment.lowerBound
        while index < segment.upperBound {
            let (scalar, length) = Cluster.scalar(units, at: index, before: segment.upperBound)
            let script = Script.of(scalar)
            if script.isReal { return script }
            index += length
        }
        return .latin
    }
}
