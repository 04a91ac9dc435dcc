internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Alerts that code makes and fills, and never brings to the screen.
///
/// What is presented, returned, kept or handed on is named outside of the calls that fill it.
enum UnpresentedAlert {
    /// The members of an alert that fill it or say how it looks.
    private static let filling: Set<Substring> = [
        "actions", "addAction", "addTextField", "addTextFieldWithConfigurationHandler", "message",
        "modalPresentationStyle", "modalTransitionStyle", "popoverPresentationController", "preferredAction",
        "textFields", "title", "view",
    ]

    /// Whether all alerts that a function makes and keeps in names of its own are never presented.
    ///
    /// - Parameter function: the code of the function, comments left out.
    /// - Returns: `false` for a function that keeps none in a name of its own.
    /// - Complexity: O(*n*) in its length, times the number of alerts.
    static func isOnlyMade(in function: String) -> Bool {
        let swift = /\b(?:let|var)\s+(\w+)\s*(?::\s*UIAlertController\s*)?=\s*UIAlertController\s*(?:\.init)?\(/
        let objectiveC = /\bUIAlertController\s*\*\s*(?:const\s+)?(\w+)\s*=\s*\[\s*UIAlertController\b/
        let names = (function.matches(of: swift) + function.matches(of: objectiveC)).map(\.output.1)
        // An alert that is not kept is handed on.
        let made = function.ranges(of: "UIAlertController(").count + function.ranges(of: "[UIAlertController ").count
        return !names.isEmpty && made == names.count && Set(names).allSatisfy { isOnlyFilled($0, in: function) }
    }

    /// Whether a name stands only where the alert is declared, or filled.
    private static func isOnlyFilled(_ name: Substring, in function: String) -> Bool {
        function.ranges(of: name).allSatisfy { found in
            let (before, behind) = (function[..<found.lowerBound], function[found.upperBound...])
            guard before.last?.isOfName != true, behind.first?.isOfName != true else { return true }
            if behind.prefixMatch(of: /\s*(?::\s*UIAlertController\s*)?=(?!=)\s*\[?\s*UIAlertController\b/) != nil {
                return true
            }
            // Something else is called like it: `preferredStyle: .alert`.
            if before.last == "." { return true }
            let member = behind.prefixMatch(of: /[?!]?\.(\w+)/)?.output.1 ?? message(to: behind, in: before)
            return member.map(filling.contains) ?? false
        }
    }

    /// The message that is sent to a name: `[alert addAction:…]`.
    private static func message(to rest: Substring, in before: Substring) -> Substring? {
        guard before.last(where: { !$0.isWhitespace }) == "[" else { return nil }
        return rest.prefixMatch(of: /\s+(\w+)/)?.output.1
    }
}

extension FactFinder {
    /// The functions that make an alert, or a button of one.
    private static let makers: Set<String> = [
        "UIAlertController", "UIAlertAction", "alertControllerWithTitle", "actionWithTitle",
    ]

    /// Whether a call makes an alert or a part of one that nothing presents.
    func isOfUnpresentedAlert(_ call: CodeNode) -> Bool {
        guard let callee = call.firstChild, Self.makers.contains(callee.name) else { return false }
        let code: String
        if isSwift {
            guard let body = bodyAround else { return false }
            code = String(decoding: CodeComments.blanked(Array(body.file.utf8[body.range])), as: UTF8.self)
        } else {
            code = String(decoding: CodeComments.blanked(Array(methodText(around: call).utf8)), as: UTF8.self)
        }
        return UnpresentedAlert.isOnlyMade(in: code)
    }

    /// Whether the title or message of the only alert that a function makes is given again with attributes, by a key that
    /// alerts are known to have: `alert.setValue(text, forKey: "attributedTitle")`.
    func isShownWithAttributes(_ label: String, of call: CodeNode) -> Bool {
        guard isSwift, label == "title" || label == "message", let callee = call.firstChild,
            callee.isNamed("UIAlertController"), let body = bodyAround
        else { return false }
        let code = String(decoding: CodeComments.blanked(Array(body.file.utf8[body.range])), as: UTF8.self)
        return code.ranges(of: "UIAlertController(").count == 1
            && code.contains("forKey: \"attributed\(label.prefix(1).uppercased() + label.dropFirst())\"")
    }
}
