internal import SourceCode
internal import SourceText

/// The oldest versions of systems that an app runs on: what code does for older ones never happens.
///
/// Source: the headers of Apple's SDKs give for each class and function the version that brought it.
package struct OldestSystems: Sendable {
    /// The versions by the name of the system, as `#available` writes it.
    private let versions: [String: [Int]]

    /// Nothing is known.
    package static let unknown = OldestSystems([:])

    /// - Parameter versions: the oldest version of each system, by its name in code (`iOS`), as numbers: 10.14 is `[10, 14]`.
    package init(_ versions: [String: [Int]]) { self.versions = versions }

    var areKnown: Bool { !versions.isEmpty }

    /// Classes that code asks for because older systems lack them, with the version that has them.
    private static let classes: [Substring: (system: String, version: [Int])] = [
        "UIAlertController": ("iOS", [8]), "UIPopoverPresentationController": ("iOS", [8]),
        "UIRefreshControl": ("iOS", [6]),
        "UIUserNotificationSettings": ("iOS", [8]), "UNUserNotificationCenter": ("iOS", [10]),
        "UIActivityViewController": ("iOS", [6]), "UICollectionView": ("iOS", [6]),
        "SKStoreProductViewController": ("iOS", [6]),
        "SFSafariViewController": ("iOS", [9]), "WKWebView": ("iOS", [8]), "UISearchController": ("iOS", [8]),
        "SLComposeViewController": ("iOS", [6]), "NSUserNotificationCenter": ("macOS", [10, 8]),
        "NSSharingService": ("macOS", [10, 8]), "NSPopover": ("macOS", [10, 7]),
        "NSVisualEffectView": ("macOS", [10, 10]),
    ]

    /// Functions and constants of C that code compares with `NULL`.
    private static let symbols: [Substring: (system: String, version: [Int])] = [
        "AXIsProcessTrustedWithOptions": ("macOS", [10, 9]), "ABAddressBookRequestAccessWithCompletion": ("iOS", [6]),
        "UIApplicationOpenSettingsURLString": ("iOS", [8]), "ABAddressBookCreateWithOptions": ("iOS", [6]),
    ]

    /// The names of which a condition about systems has one.
    private static let telling: Set<UInt64> = {
        let words = [
            "available", "unavailable", "systemVersion", "SYSTEM_VERSION_GREATER_THAN_OR_EQUAL_TO",
            "SYSTEM_VERSION_LESS_THAN", "NSAppKitVersionNumber", "NSClassFromString", "class",
        ]
        return Set(words.map { NameHash.of($0) } + symbols.keys.map { NameHash.of($0) })
    }()

    /// Whether a condition may ask for a system: most do not, and need not be read as text.
    ///
    /// - Parameter condition: its UTF-8 bytes.
    /// - Returns: whether it has such a name.
    /// - Complexity: O(*n*) in their number.
    static func mayAsk(_ condition: ArraySlice<UInt8>) -> Bool {
        var isTold = false
        NameHash.forEach(in: condition) { name, _, _ in
            if telling.contains(name) { isTold = true }
        }
        return isTold
    }

    /// Whether a condition always holds, or never does, whatever the system is.
    ///
    /// - Parameter condition: the condition as it is written in Swift or Objective-C.
    /// - Returns: `nil` where it asks for anything else as well, or the versions are not known.
    /// - Complexity: O(*n*) in its length.
    func answer(to condition: some StringProtocol) -> Bool? {
        var text = Substring(String(condition.filter { !$0.isWhitespace }))
        while text.isInBrackets { text = text.dropFirst().dropLast() }
        if text.hasPrefix("!"), !text.dropFirst().contains("&&"), !text.dropFirst().contains("||") {
            return answer(to: text.dropFirst()).map { !$0 }
        }
        return available(text) ?? version(text) ?? symbol(text)
    }

    /// `#available(iOS 14, macOS 11.0, *)`, `@available(iOS 11, *)`, `#unavailable(iOS 15)`.
    private func available(_ text: Substring) -> Bool? {
        guard let found = text.wholeMatch(of: /[#@](un)?available\(([\w.,*]+)\)/) else { return nil }
        var areKnown = false
        for part in found.output.2.split(separator: ",") {
            guard let name = part.prefixMatch(of: /[A-Za-z]+/), let oldest = versions[String(name.output)] else {
                continue
            }
            guard Self.reaches(oldest, Self.numbers(part[name.range.upperBound...])) else { return nil }
            areKnown = true
        }
        return areKnown ? found.output.1 == nil : nil
    }

    /// `SYSTEM_VERSION_LESS_THAN(@"8.0")`, `[[[UIDevice currentDevice] systemVersion] floatValue] >= 7.0`,
    /// `floor(NSAppKitVersionNumber) <= NSAppKitVersionNumber10_6`.
    private func version(_ text: Substring) -> Bool? {
        let device =
            /\[\[\[?UIDevicecurrentDevice\]?(?:\.|)systemVersion\]?(?:float|double|int|integer)Value\](>=|<)([\d.]+)f?/
        let macro = /SYSTEM_VERSION_(GREATER_THAN_OR_EQUAL_TO|LESS_THAN)\(@"([\d.]+)"\)/
        let appKit = /(?:floor\()?NSAppKitVersionNumber\)?(<=|>|>=|<)NSAppKitVersionNumber10_(\d+)(?:_\d+)?/
        if let found = text.wholeMatch(of: device) {
            return isOlder("iOS", than: Self.numbers(found.output.2)) == false ? found.output.1 == ">=" : nil
        }
        if let found = text.wholeMatch(of: macro) {
            return isOlder("iOS", than: Self.numbers(found.output.2)) == false ? found.output.1 != "LESS_THAN" : nil
        }
        if let found = text.wholeMatch(of: appKit), let minor = Int(found.output.2) {
            // A version of 10.6.4 is above the number of 10.6.
            guard let oldest = versions["macOS"], Self.reaches(oldest, [10, minor + 1]) else { return nil }
            return found.output.1.hasPrefix(">")
        }
        return nil
    }

    /// `NSClassFromString(@"UIAlertController") != nil`, `[UIAlertController class]`, `AXIsProcessTrustedWithOptions != NULL`.
    private func symbol(_ text: Substring) -> Bool? {
        guard
            let found = text.wholeMatch(
                of: /(?:NSClassFromString\(@?"(\w+)"\)|\[(\w+)class\]|&?(\w+))(?:(!=|==)(?:NULL|nil|Nil|0))?/
            )
        else { return nil }
        let type = (found.output.1 ?? found.output.2).flatMap { Self.classes[$0] }
        guard let known = type ?? found.output.3.flatMap({ Self.symbols[$0] }),
            isOlder(known.system, than: known.version) == false
        else { return nil }
        return found.output.4 != "=="
    }

    /// Whether the app runs on a system that is older than a version; `nil` where that is not known.
    private func isOlder(_ system: String, than version: [Int]) -> Bool? {
        versions[system].map { !Self.reaches($0, version) }
    }

    private static func reaches(_ oldest: [Int], _ version: [Int]) -> Bool {
        !version.isEmpty && !oldest.lexicographicallyPrecedes(version)
    }

    private static func numbers(_ text: some StringProtocol) -> [Int] {
        var parts = text.split(separator: ".").compactMap { Int($0) }
        while parts.last == 0 { parts.removeLast() }
        return parts
    }
}
