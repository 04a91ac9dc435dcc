/// The frame of the page: markup with places in double braces.
struct PageFrame {
    /// A place in the frame that is filled in.
    enum Place: String, CaseIterable {
        case policy
        case project
        case style
        case outlines
        case header
        case overview
        case details
        case data
        case script
    }

    private enum Piece {
        case markup(Substring)
        case place(Place)
    }

    private let pieces: [Piece]

    /// Reads a frame; double braces around anything but the name of a place are markup.
    init(_ text: String) {
        var pieces: [Piece] = []
        var rest = text[...]
        while let start = rest.firstRange(of: "{{"), let end = rest[start.upperBound...].firstRange(of: "}}") {
            guard let place = Place(rawValue: String(rest[start.upperBound..<end.lowerBound])) else {
                pieces.append(.markup(rest[..<start.upperBound]))
                rest = rest[start.upperBound...]
                continue
            }
            pieces += [.markup(rest[..<start.lowerBound]), .place(place)]
            rest = rest[end.upperBound...]
        }
        self.pieces = pieces + [.markup(rest)]
    }

    /// The page.
    ///
    /// - Parameter content: what goes into a place, as UTF-8.
    /// - Returns: the bytes of the file.
    /// - Complexity: O(*n*) in the size of the page.
    func filled(_ content: (Place) -> [UInt8]) -> [UInt8] {
        var page: [UInt8] = []
        for piece in pieces {
            switch piece {
            case .markup(let markup): page += markup.utf8
            case .place(let place): page += content(place)
            }
        }
        return page
    }
}
