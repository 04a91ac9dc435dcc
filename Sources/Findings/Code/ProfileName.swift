internal import SourceCode

/// Names of people whose profile stands beside them in code: `Row(title: "Ada Lovelace", url: "https://github.com/adalovelace")`.
enum ProfileName {
    /// Sites on which an address with one part is that of a person.
    private static let sites: Set<Substring> = [
        "bsky.app", "facebook.com", "github.com", "gitlab.com", "instagram.com", "linkedin.com", "mastodon.social",
        "t.me",
        "threads.net", "twitter.com", "weibo.com", "x.com", "youtube.com",
    ]

    /// Whether a text is such a name: the address of a profile in the same call has its words.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - around: the nodes around it, outermost first.
    /// - Returns: `false` for a text of more than three words, as names seldom have.
    /// - Complexity: O(*n*) in the size of the call.
    static func isOne(_ text: String, around: [CodeNode]) -> Bool {
        let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
        guard (1...3).contains(words.count), text.first?.isUppercase == true,
            let call = around.last(where: { $0.kind == .call })
        else { return false }
        return call.arguments.contains { argument in
            argument.descendants.contains { node in
                guard node.kind == .string, let address = CodeLiteral(node).plainText, let name = profile(of: address)
                else { return false }
                return words.allSatisfy(name.contains)
            }
        }
    }

    /// The name of a profile in its address, in small letters; `nil` for any other address.
    private static func profile(of address: String) -> String? {
        guard let match = address.wholeMatch(of: /https?:\/\/(?:www\.|m\.)?([\w.-]+)\/(@|in\/)?([\w.-]+)\/?/) else {
            return nil
        }
        // Servers of Mastodon have any name.
        let isProfile = match.output.2 == "@" || sites.contains(match.output.1)
        return isProfile ? match.output.3.lowercased() : nil
    }
}
