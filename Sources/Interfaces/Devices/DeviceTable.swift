internal import TextMeasurement

/// The devices that are known by name.
///
/// Values were read off simulators or saved documents; each row names its source and what is uncertain in it.
package enum DeviceTable {
    /// Phones, then iPads, from small to large.
    package static let all: [Device] = phones + pads

    /// What a name stands for.
    package enum Match: Sendable, Hashable {
        case one(Device)
        /// The name fits several devices; any of the choices is clear.
        case ambiguous(choices: [String])
        /// No device is called so; the suggestion is a name that may have been meant.
        case unknown(suggestion: String?)
    }

    /// The devices that `overset check` takes where none is named: a small phone, a large one and an iPad.
    package static var standard: [Device] {
        ["iPhone SE (3rd generation)", "iPhone 16 Pro", "iPad Pro (11-inch) (4th generation)"].compactMap { name in
            if case .one(let device) = find(name) { device } else { nil }
        }
    }

    /// The device of a name, of an identifier of the table (`iphone-16-pro`) or of Interface Builder (`retina6_1`).
    ///
    /// Case, brackets and hyphens do not matter. The beginning of a name is enough where only one screen has it, and a
    /// share of an iPad's screen may follow: `iPad Pro 11-inch (M4) 1/3`.
    ///
    /// - Complexity: O(*n*) in the number of names.
    package static func find(_ name: String) -> Match {
        for share in ScreenShare.allCases {
            for suffix in [" " + share.rawValue, " " + share.word] where name.hasSuffix(suffix) {
                return find(String(name.dropLast(suffix.count))).sharing(share)
            }
        }
        if let device = all.first(where: { $0.id == name || $0.interfaceBuilderDevices.contains(name) }) {
            return .one(device)
        }
        let wanted = words(name)
        let known = all.flatMap { device in device.names.map { (name: $0, words: words($0), device: device) } }
        if let exact = known.first(where: { $0.words == wanted }) { return .one(exact.device.called(exact.name)) }
        if let group = all.first(where: { $0.groups.contains { words($0) == wanted } }) { return .one(group) }
        let begun = wanted.isEmpty ? [] : known.filter { $0.words.starts(with: wanted) }
        guard let first = begun.first else {
            return .unknown(suggestion: Suggestion.of(name, among: known.map(\.name)))
        }
        if begun.allSatisfy({ $0.device.id == first.device.id }) { return .one(first.device.called(first.name)) }
        return .ambiguous(choices: begun.map(\.name))
    }

    /// The words of a name in lower case; brackets and hyphens part words, a full stop does not (`9.7`).
    private static func words(_ name: String) -> [String] {
        name.lowercased()
            .split { !($0.isLetter || $0.isNumber || $0 == ".") }
            .map { $0 == "gen" ? "generation" : String($0) }
    }
}

extension ScreenShare {
    /// The share in words, as in the names of test frameworks.
    fileprivate var word: String {
        switch self {
        case .oneThird: "oneThird"
        case .oneHalf: "oneHalf"
        case .twoThirds: "twoThirds"
        }
    }
}

extension DeviceTable.Match {
    fileprivate func sharing(_ share: ScreenShare) -> DeviceTable.Match {
        switch self {
        case .one(let device): device.sharing(share).map { .one($0) } ?? .unknown(suggestion: device.name)
        case .ambiguous(let choices): .ambiguous(choices: choices.map { "\($0) \(share.rawValue)" })
        case .unknown(let suggestion): .unknown(suggestion: suggestion.map { "\($0) \(share.rawValue)" })
        }
    }
}

extension Device {
    fileprivate func called(_ name: String) -> Device {
        var device = self
        device.name = name
        return device
    }
}
