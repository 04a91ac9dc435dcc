/// The shape of what the findings file says about screens.
extension FindingsDocument {
    struct Place: Decodable {
        var screen: String
        var identifier: String
        var object: String?
        var view: String?
    }

    struct Related: Decodable {
        var phrase: String
        var location: Location?
        var object: String?
    }

    struct Fix: Decodable {
        struct Edit: Decodable {
            var location: Location
            var end: Location
            var range: [Int]
            var replacement: String
        }

        var phrase: String
        var repaired: Int
        var total: Int
        var caused: Int
        var edit: Edit?
    }

    struct Screen: Decodable {
        struct Cell: Decodable {
            var locale: String
            var device: String
            var textSize: String
            var texts: Int
            var unchecked: Int
            var severity: String?
            var findings: [String]
        }

        struct Box: Decodable {
            var frame: [Double]
            var role: String
            var object: String
            var name: String
        }

        struct Text: Decodable {
            var key: String
            var object: String
            var value: String
            var box: [Double]
            var lineStarts: [Double]
            var top: Double
            var scale: Double
            var neededWidth: Double
            var neededHeight: Double
            var cut: Bool
            var unchecked: Bool
            var rightToLeft: Bool
            var lines: [Line]
        }

        struct Picture: Decodable {
            var locale: String
            var kind: String
            var device: String
            var textSize: String
            var rightToLeft: Bool
            var width: Double
            var height: Double
            var safeArea: [Double]
            var boxes: [Box]
            var texts: [Text]
        }

        var name: String
        var identifier: String
        var file: String
        var views: Int
        var cells: [Cell]
        var pictures: [Picture]
    }

    struct Budget: Decodable {
        var file: String
        var table: String
        var key: String
        var location: Location
        var place: Place?
        var device: String?
        var text: String
        var width: Double
        var available: Double?
        var characters: Int?
        var breaksFirst: String?
        var share: Double?
        var languages: [String]?
    }
}
