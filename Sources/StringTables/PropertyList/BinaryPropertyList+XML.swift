internal import Foundation
internal import SourceText

extension BinaryPropertyList {
    /// The property list in XML, in the order and with the values of the binary one.
    ///
    /// - Throws: ``SourceError`` if it is damaged, refers to itself or expands to more than ``maximumValues`` values.
    /// - Complexity: O(*n*) in the number of values.
    func xml() throws(SourceError) -> [UInt8] {
        var result = Array(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">

            """.utf8
        )
        var values = 0
        try write(top, depth: 0, values: &values, to: &result)
        result += Array("</plist>\n".utf8)
        return result
    }

    private func write(_ index: Int, depth: Int, values: inout Int, to result: inout [UInt8]) throws(SourceError) {
        values += 1
        guard depth < Self.maximumDepth else {
            throw error("values are nested deeper than \(Self.maximumDepth), or a value holds itself", at: 0)
        }
        guard values <= Self.maximumValues, result.count <= FileAccess.maximumSize else {
            throw error("the list stands for more than \(Self.maximumValues) values", at: 0)
        }
        let indent = Array(repeating: UInt8(ascii: "\t"), count: depth)
        func line(_ text: String) { result += indent + Array(text.utf8) + [0x0A] }
        switch try object(at: index) {
        case .dictionary(let keys, let members):
            line("<dict>")
            for (key, member) in zip(keys, members) {
                guard case .string(let name) = try object(at: key) else { throw error("a key is no text", at: 0) }
                result += indent + Array("\t<key>".utf8)
                result += MarkupText.escaping(name, allowsControlCharacters: true) + Array("</key>\n".utf8)
                try write(member, depth: depth + 1, values: &values, to: &result)
            }
            line("</dict>")
        case .array(let elements):
            line("<array>")
            for element in elements { try write(element, depth: depth + 1, values: &values, to: &result) }
            line("</array>")
        case .string(let text):
            result += indent + Array("<string>".utf8)
            result += MarkupText.escaping(text, allowsControlCharacters: true) + Array("</string>\n".utf8)
        case .scalar(let range): line(scalar(range))
        }
    }

    /// A number, truth value, date or data as XML; its exact value stays in the binary list.
    private func scalar(_ range: Range<Int>) -> String {
        let marker = bytes[range.lowerBound]
        let body = range.lowerBound + 1..<range.upperBound
        var bits: UInt64 = 0
        for byte in bytes[body].suffix(8) { bits = bits << 8 | UInt64(byte) }
        switch marker >> 4 {
        case 0: return marker == 9 ? "<true/>" : "<false/>"
        case 1: return "<integer>\(body.count < 8 ? Int64(bits) : Int64(bitPattern: bits))</integer>"
        case 2:
            let value = body.count == 4 ? Double(Float(bitPattern: UInt32(bits))) : Double(bitPattern: bits)
            return "<real>\(value)</real>"
        case 3:
            let seconds = Double(bitPattern: bits)
            let date = Date(timeIntervalSinceReferenceDate: seconds.isFinite && abs(seconds) < 1e11 ? seconds : 0)
            return "<date>\(date.formatted(.iso8601))</date>"
        default:
            // A length of 15 or more is in an integer object behind the marker.
            let header = marker & 0x0F == 0x0F ? 2 + (1 << Int(bytes[range.lowerBound + 1] & 0x0F)) : 1
            return "<data>\(Data(bytes[range].dropFirst(header)).base64EncodedString())</data>"
        }
    }
}
