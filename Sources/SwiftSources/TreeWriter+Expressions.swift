internal import SourceCode
internal import SwiftSyntax

extension TreeWriter {
    /// Writes an expression.
    ///
    /// - Returns: whether the node is one that has a kind of its own.
    mutating func writeExpression(_ node: Syntax) -> Bool {
        switch node.kind {
        case .declReferenceExpr:
            if let reference = node.as(DeclReferenceExprSyntax.self) {
                builder.add(.reference, range(of: node), name: range(of: reference.baseName))
            }
        case .memberAccessExpr: writeMember(node)
        case .functionCallExpr: write(.call, node)
        case .subscriptCallExpr: write(.subscriptCall, node)
        case .labeledExpr:
            let label = node.as(LabeledExprSyntax.self)?.label
            write(.argument, node, name: label.map { range(of: $0) })
        case .closureExpr: writeClosure(node)
        case .multipleTrailingClosureElement:
            let label = node.as(MultipleTrailingClosureElementSyntax.self)?.label
            write(.argument, node, name: label.map { range(of: $0) }, traits: .isTrailing)
        case .stringLiteralExpr, .simpleStringLiteralExpr:
            let isMultiline =
                node.as(StringLiteralExprSyntax.self)?.openingQuote.tokenKind == .multilineStringQuote
                || node.as(SimpleStringLiteralExprSyntax.self)?.openingQuote.tokenKind == .multilineStringQuote
            write(.string, node, traits: isMultiline ? .isMultiline : [])
        case .stringSegment:
            if let segment = node.as(StringSegmentSyntax.self) { builder.add(.text, range(of: segment.content)) }
        case .expressionSegment: write(.interpolation, node)
        case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr, .regexLiteralExpr:
            builder.add(.literal, range(of: node))
        case .sequenceExpr: write(.sequence, node)
        case .binaryOperatorExpr: writeWhole(.operator, node)
        case .assignmentExpr: builder.add(.assignment, range(of: node))
        case .unresolvedTernaryExpr: write(.choice, node)
        case .unresolvedAsExpr, .unresolvedIsExpr: builder.add(.cast, range(of: node))
        case .typeExpr: writeWhole(.typeName, node)
        case .tupleExpr: write(.tuple, node)
        case .arrayExpr: write(.array, node)
        case .dictionaryExpr: write(.dictionary, node)
        case .keyPathExpr: builder.add(.keyPath, range(of: node))
        case .macroExpansionExpr, .macroExpansionDecl:
            let name = node.as(MacroExpansionExprSyntax.self)?.macroName
            write(
                .macro,
                node,
                name: (name ?? node.as(MacroExpansionDeclSyntax.self)?.macroName).map { range(of: $0) }
            )
        default: return false
        }
        return true
    }

    private mutating func writeMember(_ node: Syntax) {
        guard let member = node.as(MemberAccessExprSyntax.self) else { return }
        open(.member, node, name: range(of: member.declName.baseName))
        if let base = member.base { walkNested(Syntax(base)) }
        close(node)
    }

    private mutating func writeClosure(_ node: Syntax) {
        // A closure behind the parentheses is an argument of the call, as those inside are.
        let parent = node.parent
        let trailing =
            parent?.as(FunctionCallExprSyntax.self)?.trailingClosure
            ?? parent?.as(MacroExpansionExprSyntax.self)?.trailingClosure
            ?? parent?.as(MacroExpansionDeclSyntax.self)?.trailingClosure
        let isTrailing = trailing?.id == node.id
        if isTrailing { open(.argument, node, traits: .isTrailing) }
        write(.closure, node)
        if isTrailing { close(node) }
    }

    /// Writes the one part of a node, counting the depth.
    private mutating func walkNested(_ node: Syntax) {
        guard builder.depth < Self.maximumDepth else { return }
        walk(node)
    }
}
