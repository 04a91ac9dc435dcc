internal import SourceCode
internal import SwiftSyntax

extension TreeWriter {
    /// Writes a statement.
    ///
    /// - Returns: whether the node is one that has a kind of its own.
    mutating func writeStatement(_ node: Syntax) -> Bool {
        switch node.kind {
        case .ifExpr: write(.if, node)
        case .switchExpr: write(.switch, node)
        case .switchCase: write(.switchCase, node)
        case .switchCaseLabel, .switchDefaultLabel: write(.switchLabel, node)
        case .conditionElement: write(.condition, node)
        case .guardStmt: write(.guard, node)
        case .forStmt, .whileStmt, .repeatStmt: write(.loop, node)
        case .returnStmt: write(.return, node)
        case .optionalBindingCondition:
            write(.binding, node, name: node.as(OptionalBindingConditionSyntax.self).map { range(of: $0.pattern) })
        default:
            // A type that stands in none of the places above says nothing about strings.
            return node.is(TypeSyntax.self)
        }
        return true
    }
}
