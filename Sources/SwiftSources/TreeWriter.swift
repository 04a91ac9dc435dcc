internal import SourceCode
internal import SourceText
internal import SwiftSyntax

/// Writes the nodes of a syntax tree that are of interest into a ``SourceCode``.
struct TreeWriter {
    var builder: CodeBuilder

    /// How deep nodes may be nested; chains of calls make nodes without brackets, so that the parser does not count them.
    static let maximumDepth = 2000

    init(_ file: TextFile) { builder = CodeBuilder(file) }

    mutating func walkChildren(of node: Syntax) {
        guard builder.depth < Self.maximumDepth else { return }
        for child in node.children(viewMode: .sourceAccurate) { walk(child) }
    }

    /// Writes a node, or what is inside it if it has no kind of its own.
    mutating func walk(_ node: Syntax) {
        switch node.kind {
        case .token, .genericArgumentClause, .genericParameterClause, .genericWhereClause, .precedenceGroupDecl: return
        case .codeBlockItem, .codeBlockItemList, .memberBlock, .memberBlockItem, .memberBlockItemList,
            .labeledExprList, .exprList, .functionParameterClause, .functionParameterList, .functionSignature,
            .attributeList, .declModifierList, .patternBindingList, .expressionStmt, .stringLiteralSegmentList,
            .accessorDeclList, .inheritanceClause, .inheritedTypeList, .conditionElementList, .switchCaseList:
            walkChildren(of: node)
        default:
            guard !writeExpression(node), !writeDeclaration(node), !writeStatement(node) else { return }
            walkChildren(of: node)
        }
    }

    // MARK: Writing

    /// Writes a node with all that is inside it.
    mutating func write(_ kind: CodeKind, _ node: Syntax, name: Range<Int>? = nil, traits: CodeTraits = []) {
        builder.open(kind, from: start(of: node), name: name, traits: traits)
        walkChildren(of: node)
        close(node)
    }

    mutating func open(_ kind: CodeKind, _ node: Syntax, name: Range<Int>? = nil, traits: CodeTraits = []) {
        builder.open(kind, from: start(of: node), name: name, traits: traits)
    }

    mutating func close(_ node: Syntax) {
        builder.close(at: node.endPositionBeforeTrailingTrivia.utf8Offset)
    }

    /// Writes a node without what is inside it, with its whole text as its name.
    mutating func writeWhole(_ kind: CodeKind, _ node: some SyntaxProtocol) {
        let range = range(of: node)
        builder.add(kind, range, name: range)
    }

    /// Writes what is inside a part, if there is one.
    mutating func walk(optional node: (some SyntaxProtocol)?) {
        if let node { walk(Syntax(node)) }
    }

    func start(of node: some SyntaxProtocol) -> Int { node.positionAfterSkippingLeadingTrivia.utf8Offset }

    /// The bytes of a node without white space and comments around it.
    func range(of node: some SyntaxProtocol) -> Range<Int> {
        let start = start(of: node)
        // A node that the parser has put in where something is missing has no bytes.
        return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
    }
}
