/// Notes about rights.
///
/// `Copyright © 2015 Night Sky Software. All rights reserved.`
package enum CopyrightNotice {
    /// Who has the rights that notes in a text speak of: names of two to four words that begin with capitals.
    ///
    /// - Parameter text: the text.
    /// - Returns: the names in small letters, in the order of the notes.
    /// - Complexity: O(*n*) in its length.
    package static func holders(in text: String) -> [String] {
        let notice = /(?:©|&copy;|\([cC]\)|Copyright)[ ]*(?:\d{4}[ \-–,]*)+(?:by )?([^\n.,;(<\d]{3,60})/
        return text.matches(of: notice).compactMap { name($0.output.1) }
    }

    /// A name of several words, up to "all" in "All rights reserved"; `nil` for anything else.
    package static func name(_ written: Substring) -> String? {
        let words = written.split(separator: " ").prefix { $0.lowercased() != "all" }
        guard (2...4).contains(words.count), words.allSatisfy({ $0.first?.isUppercase == true }) else { return nil }
        return words.joined(separator: " ").lowercased()
    }
}
