package import StringTables

/// "Šåṽé": Latin letters with marks, readable as before.
///
/// Accents hardly widen a text; they show what is not localized, wrong encodings and fonts without the letters. Every
/// letter of the alphabet is covered by Inter, DejaVu Sans and Noto Sans. Accented letters of the alphabet change places
/// with their plain letters ("é" becomes "e"), so the transform is its own inverse.
package struct Accents: Transform {
    package var spelling: String { "accents" }
    package var isInvertible: Bool { true }

    package init() {}

    package func apply(to message: Message, in context: TransformContext) -> Message { swap(message) }

    package func inverse(of message: Message) -> Message? { swap(message) }

    private func swap(_ message: Message) -> Message {
        message.mappingText { text, result in
            for cluster in GraphemeClusters(text) {
                let first = text[cluster.lowerBound]
                if first < 0x80 {
                    let other = cluster.count == 1 ? Self.accented[Int(first)] : []
                    if other.isEmpty { result.append(contentsOf: text[cluster]) } else { result += other }
                } else if let plain = Self.plain(text[cluster]) {
                    result.append(plain)
                } else {
                    result.append(contentsOf: text[cluster])
                }
            }
        }
    }

    private static let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    private static let marked = "åƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅɃÇĐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ"

    /// The accented letter of each ASCII character, in UTF-8; empty where there is none.
    private static let accented: [[UInt8]] = {
        var table = [[UInt8]](repeating: [], count: 128)
        for (letter, other) in zip(letters.utf8, marked) { table[Int(letter)] = Array(String(other).utf8) }
        return table
    }()

    /// The plain letter of an accented one.
    private static func plain(_ cluster: ArraySlice<UInt8>) -> UInt8? {
        accented.firstIndex { $0.elementsEqual(cluster) && !$0.isEmpty }.map { UInt8($0) }
    }
}
