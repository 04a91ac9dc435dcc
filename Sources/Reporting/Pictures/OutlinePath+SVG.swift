internal import Interfaces

extension OutlinePath {
    /// Reads the data of an SVG path (SVG 1.1, section 8.3), or fails.
    ///
    /// It fails at anything else: an arc, a number that is none, a command that lacks numbers.
    ///
    /// - Parameter data: the commands M, L, H, V, Q, T, C, S and Z with absolute or relative coordinates.
    init?(svg data: String) {
        var reader = PathDataReader(data)
        guard reader.readAll() else { return nil }
        self = reader.path
    }
}

/// Takes SVG path data apart.
private struct PathDataReader {
    private let bytes: [UInt8]
    private var position = 0
    private var start = Point(x: 0, y: 0)
    private var current = Point(x: 0, y: 0)
    /// The last control point of a curve that the next one may go on from, and the command that made it.
    private var control: (point: Point, command: UInt8)?
    var path = OutlinePath()

    init(_ data: String) { bytes = Array(data.utf8) }

    /// The number of coordinates that each command takes.
    private static func arity(of command: UInt8) -> Int? {
        switch command {
        case UInt8(ascii: "m"), UInt8(ascii: "l"), UInt8(ascii: "t"): 2
        case UInt8(ascii: "h"), UInt8(ascii: "v"): 1
        case UInt8(ascii: "q"), UInt8(ascii: "s"): 4
        case UInt8(ascii: "c"): 6
        case UInt8(ascii: "z"): 0
        default: nil
        }
    }

    mutating func readAll() -> Bool {
        skipSpace()
        while position < bytes.count {
            var command = bytes[position]
            position += 1
            guard let arity = Self.arity(of: command | 0x20),
                !path.segments.isEmpty || command | 0x20 == UInt8(ascii: "m")
            else { return false }
            repeat {
                var numbers: [Double] = []
                for _ in 0..<arity {
                    guard let number = readNumber() else { return false }
                    numbers.append(number)
                }
                add(command, numbers)
                // Further coordinates behind a move are lines.
                if command | 0x20 == UInt8(ascii: "m") { command -= 1 }
                skipSpace()
            } while arity > 0 && position < bytes.count && Self.startsNumber(bytes[position])
        }
        return true
    }

    private mutating func add(_ command: UInt8, _ numbers: [Double]) {
        let isRelative = command & 0x20 != 0
        let origin = isRelative ? current : Point(x: 0, y: 0)
        func point(_ index: Int) -> Point {
            Point(x: origin.x + numbers[index], y: origin.y + numbers[index + 1])
        }
        let kind = command | 0x20
        var end = current
        var newControl: (point: Point, command: UInt8)?
        switch kind {
        case UInt8(ascii: "m"):
            end = point(0)
            start = end
            path.add(.move(end))
        case UInt8(ascii: "l"):
            end = point(0)
            path.add(.line(end))
        case UInt8(ascii: "h"):
            end.x = origin.x + numbers[0]
            path.add(.line(end))
        case UInt8(ascii: "v"):
            end.y = origin.y + numbers[0]
            path.add(.line(end))
        case UInt8(ascii: "q"), UInt8(ascii: "t"):
            let middle = kind == UInt8(ascii: "q") ? point(0) : mirrored(UInt8(ascii: "q"))
            end = point(kind == UInt8(ascii: "q") ? 2 : 0)
            path.add(.quadratic(middle, end))
            newControl = (middle, UInt8(ascii: "q"))
        case UInt8(ascii: "c"), UInt8(ascii: "s"):
            let isWhole = kind == UInt8(ascii: "c")
            let first = isWhole ? point(0) : mirrored(UInt8(ascii: "c"))
            let second = point(isWhole ? 2 : 0)
            end = point(isWhole ? 4 : 2)
            path.add(.cubic(first, second, end))
            newControl = (second, UInt8(ascii: "c"))
        default:
            end = start
            path.add(.close)
        }
        current = end
        control = newControl
    }

    /// The control point that goes on smoothly from a curve of the same kind before.
    private func mirrored(_ kind: UInt8) -> Point {
        guard let control, control.command == kind else { return current }
        return Point(x: 2 * current.x - control.point.x, y: 2 * current.y - control.point.y)
    }

    private static func startsNumber(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
            || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
    }

    private mutating func skipSpace() {
        while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D, 0x2C].contains(bytes[position]) { position += 1 }
    }

    /// The next number: a sign, digits, a point and digits; an exponent is not taken.
    private mutating func readNumber() -> Double? {
        skipSpace()
        var sign = 1.0
        if position < bytes.count, bytes[position] == UInt8(ascii: "-") || bytes[position] == UInt8(ascii: "+") {
            sign = bytes[position] == UInt8(ascii: "-") ? -1 : 1
            position += 1
        }
        var digits = 0
        var value = 0.0
        var divisor = 1.0
        var isBehindPoint = false
        while position < bytes.count {
            let byte = bytes[position]
            if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
                guard digits < 15 else { return nil }
                value = value * 10 + Double(byte - UInt8(ascii: "0"))
                digits += 1
                if isBehindPoint { divisor *= 10 }
            } else if byte == UInt8(ascii: "."), !isBehindPoint {
                isBehindPoint = true
            } else {
                break
            }
            position += 1
        }
        return digits > 0 ? sign * value / divisor : nil
    }
}
