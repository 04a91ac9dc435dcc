internal import Interfaces

/// What the first bytes of a picture say of its size.
enum PictureHeader {
    /// The size in pixels, or in points for what has none; `nil` for what is no PNG, JPEG, PDF or SVG.
    ///
    /// - Complexity: O(*n*) in the number of bytes, of a PNG O(1).
    static func size(of bytes: [UInt8]) -> Size? {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return png(bytes) }
        if bytes.starts(with: [0xFF, 0xD8]) { return jpeg(bytes) }
        if bytes.starts(with: Array("%PDF".utf8)) { return pdf(bytes) }
        return svg(bytes)
    }

    private static func png(_ bytes: [UInt8]) -> Size? {
        guard bytes.count >= 24 else { return nil }
        func number(_ start: Int) -> Double {
            Double(bytes[start..<(start + 4)].reduce(0) { $0 << 8 | UInt32($1) })
        }
        return checked(number(16), number(20))
    }

    /// The frame header is the segment from `C0` to `CF` that is no table.
    private static func jpeg(_ bytes: [UInt8]) -> Size? {
        var index = 2
        while index + 9 < bytes.count, bytes[index] == 0xFF {
            let marker = bytes[index + 1]
            let length = Int(bytes[index + 2]) << 8 | Int(bytes[index + 3])
            if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
                let height = Int(bytes[index + 5]) << 8 | Int(bytes[index + 6])
                let width = Int(bytes[index + 7]) << 8 | Int(bytes[index + 8])
                return checked(Double(width), Double(height))
            }
            index += 2 + max(length, 2)
        }
        return nil
    }

    private static func pdf(_ bytes: [UInt8]) -> Size? {
        guard let box = text(behind: "/MediaBox", in: bytes, count: 80),
            let open = box.firstIndex(of: "["), let close = box.firstIndex(of: "]"), open < close
        else { return nil }
        let numbers = box[box.index(after: open)..<close].split(separator: " ").compactMap { Double($0) }
        guard numbers.count == 4 else { return nil }
        return checked(numbers[2] - numbers[0], numbers[3] - numbers[1])
    }

    private static func svg(_ bytes: [UInt8]) -> Size? {
        guard let head = text(behind: "<svg", in: bytes, count: 2_000)?.prefix(while: { $0 != ">" }) else { return nil }
        func attribute(_ name: String) -> String? {
            guard let range = head.firstRange(of: " \(name)=\"") else { return nil }
            return head[range.upperBound...].split(separator: "\"", maxSplits: 1).first.map(String.init)
        }
        func number(_ text: String?) -> Double? {
            text.flatMap { Double($0.prefix { $0.isNumber || $0 == "." }) }
        }
        if let width = number(attribute("width")), let height = number(attribute("height")) {
            return checked(width, height)
        }
        let box = (attribute("viewBox") ?? "").split { $0 == " " || $0 == "," }.compactMap { Double($0) }
        return box.count == 4 ? checked(box[2], box[3]) : nil
    }

    private static func text(behind mark: String, in bytes: [UInt8], count: Int) -> String? {
        guard let range = bytes.firstRange(of: Array(mark.utf8)) else { return nil }
        return String(decoding: bytes[range.upperBound...].prefix(count), as: UTF8.self)
    }

    private static func checked(_ width: Double, _ height: Double) -> Size? {
        guard width.isFinite, height.isFinite, width > 0, height > 0, width < 100_000, height < 100_000 else {
            return nil
        }
        return Size(width: width, height: height)
    }
}
