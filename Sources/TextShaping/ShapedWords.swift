internal import TextMeasurement

/// The glyphs of words in one face, script and language, keyed on their code units.
///
/// Exact where no rule of the font names the space: see ``RunRules/areSpacesNeutral``. A test holds it against runs that are
/// shaped whole.
struct ShapedWords {
    /// What the glyphs of a word hang on besides its characters; each combination has words of its own.
    struct Key: Hashable {
        var face: Int
        var script: Script
        var language: [UInt8]
    }

    private struct Entry {
        var hash: UInt64 = 0
        var units = 0
        /// Below 0 in an empty entry.
        var unitCount: Int32 = -1
        var glyphCount: Int32 = 0
        var glyphs = 0
    }

    /// Words kept before the cache starts anew, so that it does not grow without end.
    private static let limit = 1 << 16

    private var entries = [Entry](repeating: Entry(), count: 1 << 8)
    private var units: [UInt16] = []
    private var glyphs: [ShapedGlyph] = []
    private var count = 0

    /// Appends the glyphs of the units in `range`, word by word; `shape` is asked for those not seen before.
    mutating func append(
        _ text: [UInt16],
        _ range: Range<Int>,
        to result: inout [ShapedGlyph],
        shape: (Range<Int>) -> [ShapedGlyph]
    ) {
        var start = range.lowerBound
        while start < range.upperBound {
            var end = start + 1
            var hash = (0xCBF2_9CE4_8422_2325 ^ UInt64(text[start])) &* 0x100_0000_01B3
            if text[start] != 0x20 {
                while end < range.upperBound, text[end] != 0x20 {
                    hash = (hash ^ UInt64(text[end])) &* 0x100_0000_01B3
                    end += 1
                }
            }
            let word = start..<end
            hash ^= hash >> 29
            let entry = find(text, word, hash) ?? insert(shape(word), for: text, word, hash)
            for index in entry.glyphs..<entry.glyphs + Int(entry.glyphCount) {
                var glyph = glyphs[index]
                glyph.cluster += start
                result.append(glyph)
            }
            start = end
        }
    }

    private func find(_ text: [UInt16], _ word: Range<Int>, _ hash: UInt64) -> Entry? {
        var slot = Int(truncatingIfNeeded: hash) & (entries.count - 1)
        while entries[slot].unitCount >= 0 {
            let entry = entries[slot]
            if entry.hash == hash, Int(entry.unitCount) == word.count, matches(entry, text, word) { return entry }
            slot = (slot + 1) & (entries.count - 1)
        }
        return nil
    }

    private func matches(_ entry: Entry, _ text: [UInt16], _ word: Range<Int>) -> Bool {
        for index in 0..<word.count where units[entry.units + index] != text[word.lowerBound + index] { return false }
        return true
    }

    private mutating func insert(
        _ shaped: [ShapedGlyph],
        for text: [UInt16],
        _ word: Range<Int>,
        _ hash: UInt64
    ) -> Entry {
        if count >= Self.limit { self = ShapedWords() }
        if count * 2 >= entries.count { grow() }
        let entry = Entry(
            hash: hash,
            units: units.count,
            unitCount: Int32(word.count),
            glyphCount: Int32(shaped.count),
            glyphs: glyphs.count
        )
        units.append(contentsOf: text[word])
        for var glyph in shaped {
            glyph.cluster -= word.lowerBound
            glyphs.append(glyph)
        }
        place(entry)
        count += 1
        return entry
    }

    private mutating func place(_ entry: Entry) {
        var slot = Int(truncatingIfNeeded: entry.hash) & (entries.count - 1)
        while entries[slot].unitCount >= 0 { slot = (slot + 1) & (entries.count - 1) }
        entries[slot] = entry
    }

    private mutating func grow() {
        let old = entries
        entries = [Entry](repeating: Entry(), count: old.count * 2)
        for entry in old where entry.unitCount >= 0 { place(entry) }
    }
}

extension ShapingWorker {
    /// Shapes a part of a run, word by word where that gives the same glyphs.
    ///
    /// - Parameters:
    ///   - units: UTF-16 code units; the clusters of the glyphs are indices into it.
    ///   - range: what is shaped; it begins and ends between clusters.
    ///   - context: the line or text that the range lies in.
    ///   - run: the run that the range lies in.
    ///   - face: the face that the glyphs are taken from.
    ///   - language: a BCP 47 tag, or "" for none.
    /// - Returns: the glyphs from left to right.
    func shape(
        _ units: [UInt16],
        _ range: Range<Int>,
        context: Range<Int>,
        of run: TextRun,
        with face: Face,
        language: String
    ) -> [ShapedGlyph] {
        let isRightToLeft = run.level % 2 == 1
        let plans = plans(face, run.script, isRightToLeft: isRightToLeft, ShapingLanguage(language))
        func whole(_ range: Range<Int>) -> [ShapedGlyph] {
            buffer.shape(units, range, context: context, by: plans.plan(for: units, range))
        }
        guard cachesWords, run.choice == .primary, !isRightToLeft, plans.rules.areSpacesNeutral,
            run.script == .latin || run.script == .cyrillic || run.script == .greek,
            // The rules of fractions, which U+2044 switches on, may look beyond a word.
            !units[range].contains(0x2044)
        else { return whole(range) }
        let key = ShapedWords.Key(face: face.id.index, script: run.script, language: Array(language.utf8))
        var glyphs: [ShapedGlyph] = []
        glyphs.reserveCapacity(range.count)
        shapedWords[key, default: ShapedWords()].append(units, range, to: &glyphs, shape: whole)
        return glyphs
    }
}
