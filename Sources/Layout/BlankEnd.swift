extension String {
    /// The text without the lines at its end that hold only white space, spaces that do not break among them: nobody
    /// misses what shows nothing.
    ///
    /// A text of nothing else stays as it is.
    ///
    /// - Complexity: O(*n*) in the length of the white space at the end.
    var withoutBlankEnd: String {
        var end: String.UnicodeScalarView.Index?
        var index = unicodeScalars.endIndex
        while index > unicodeScalars.startIndex {
            index = unicodeScalars.index(before: index)
            let scalar = unicodeScalars[index]
            guard scalar.properties.isWhitespace else {
                return end.map { String(unicodeScalars[..<$0]) } ?? self
            }
            if scalar.isLineBreak { end = index }
        }
        return self
    }
}

extension Unicode.Scalar {
    /// Whether a line ends here: a line feed, a carriage return, or one of Unicode's separators.
    fileprivate var isLineBreak: Bool {
        switch value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }
}
