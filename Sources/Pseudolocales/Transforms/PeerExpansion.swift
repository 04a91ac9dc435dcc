package import StringTables

/// "Settings one two": lengthens a text by the rule of a peer.
///
/// `android` is aapt2's rule and `google` that of Google's pseudolocalization-tool, both with their words. `ibm` takes
/// the factors that pseudol10nutil made of IBM's guideline A3, the upper ends of its bands, and readable words. `unity`
/// takes the default rules of Unity's Expander with their slip: texts of 50 to 69 units grow by 70 %, more than the 60 %
/// of shorter ones. Unity draws its padding from `!` to `}` at random; here it depends on the text alone and holds no
/// character that could begin a specifier, a tag, a placeholder or an address.
package struct PeerExpansion: Transform {
    /// Whose rule is taken.
    package enum Peer: String, Sendable, Hashable, CaseIterable {
        case android, google, ibm, unity
    }

    package let peer: Peer

    package var spelling: String { "expand=\(peer.rawValue)" }

    package init(_ peer: Peer) { self.peer = peer }

    package func apply(to message: Message, in context: TransformContext) -> Message {
        switch peer {
        case .android: AndroidAccents(isExpansionOnly: true).apply(to: message, in: context)
        case .google: GoogleExpansion().apply(to: message, in: context)
        case .ibm: message.appendingAtEnd(Filler.prefix(Self.guidelineGrowth(of: message.utf8)))
        case .unity: message.appendingAtEnd(Self.unityPadding(of: message))
        }
    }

    /// The growth of IBM's guideline, in Unicode scalars; specifiers are counted.
    private static func guidelineGrowth(of utf8: [UInt8]) -> Int {
        let length = utf8.count { $0 & 0xC0 != 0x80 }
        // In tenths, so that the target is rounded up exactly.
        let factor =
            switch length {
            case ...10: 30
            case ...20: 20
            case ...30: 18
            case ...50: 16
            case ...70: 14
            default: 13
            }
        return (length * factor + 9) / 10 - length
    }

    private static func unityPadding(of message: Message) -> [UInt8] {
        let length = message.text.utf16.count
        // Single precision, as the peer counts.
        let growth: Float =
            switch length {
            case ..<10: 2
            case ..<20: 1
            case ..<30: 0.8
            case ..<50: 0.6
            case ..<70: 0.7
            default: 0.3
            }
        let count = Int((growth * Float(length)).rounded(.up))
        var state: UInt32 = 0x811C_9DC5
        for byte in message.utf8 { state = (state ^ UInt32(byte)) &* 0x0100_0193 }
        // The first character ends whatever the text ends with: an address, or a `%`.
        return (0..<count).map { index in
            guard index > 0 else { return UInt8(ascii: "|") }
            state = state &* 1_664_525 &+ 1_013_904_223
            return paddingCharacters[Int(state >> 16) % paddingCharacters.count]
        }
    }

    private static let paddingCharacters = Array(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!?+=|".utf8
    )
}

extension Message {
    /// The message with text at its very end, also behind white space.
    func appendingAtEnd(_ filler: [UInt8]) -> Message {
        var result = self
        guard filler.first == UInt8(ascii: " ") else {
            result.append(text: filler)
            return result
        }
        result.append(text: separator)
        result.append(text: filler.dropFirst())
        return result
    }
}
