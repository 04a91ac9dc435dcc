internal import SourceCode
internal import SwiftSyntax

extension TreeWriter {
    /// Writes a declaration or one of its parts.
    ///
    /// - Returns: whether the node is one that has a kind of its own.
    mutating func writeDeclaration(_ node: Syntax) -> Bool {
        switch node.kind {
        case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl: writeType(node)
        case .extensionDecl:
            write(.extension, node, name: node.as(ExtensionDeclSyntax.self).map { range(of: $0.extendedType) })
        case .inheritedType:
            if let type = node.as(InheritedTypeSyntax.self)?.type { writeWhole(.inherited, type) }
        case .functionDecl: write(.function, node, name: node.as(FunctionDeclSyntax.self).map { range(of: $0.name) })
        case .initializerDecl:
            write(.function, node, name: node.as(InitializerDeclSyntax.self).map { range(of: $0.initKeyword) })
        case .subscriptDecl:
            write(.function, node, name: node.as(SubscriptDeclSyntax.self).map { range(of: $0.subscriptKeyword) })
        case .functionParameter, .enumCaseParameter, .closureParameter: writeParameter(node)
        case .closureShorthandParameter:
            write(.parameter, node, name: node.as(ClosureShorthandParameterSyntax.self).map { range(of: $0.name) })
        case .variableDecl:
            let specifier = node.as(VariableDeclSyntax.self)?.bindingSpecifier
            write(.variables, node, traits: specifier?.tokenKind == .keyword(.let) ? .isConstant : [])
        case .patternBinding:
            write(.binding, node, name: node.as(PatternBindingSyntax.self).map { range(of: $0.pattern) })
        case .identifierPattern: break
        case .accessorBlock:
            if case .getter? = node.as(AccessorBlockSyntax.self)?.accessors {
                write(.body, node)
            } else {
                walkChildren(of: node)
            }
        case .accessorDecl:
            write(.accessor, node, name: node.as(AccessorDeclSyntax.self).map { range(of: $0.accessorSpecifier) })
        case .enumCaseElement:
            write(.enumCase, node, name: node.as(EnumCaseElementSyntax.self).map { range(of: $0.name) })
        case .typeAliasDecl:
            guard let alias = node.as(TypeAliasDeclSyntax.self) else { break }
            open(.typeAlias, node, name: range(of: alias.name))
            writeWhole(.typeName, alias.initializer.value)
            close(node)
        case .attribute:
            guard let attribute = node.as(AttributeSyntax.self) else { break }
            open(.attribute, node, name: range(of: attribute.attributeName))
            walk(optional: attribute.arguments)
            close(node)
        case .declModifier:
            builder.add(.modifier, range(of: node), name: node.as(DeclModifierSyntax.self).map { range(of: $0.name) })
        case .typeAnnotation:
            if let type = node.as(TypeAnnotationSyntax.self)?.type { writeWhole(.typeName, type) }
        case .returnClause:
            if let type = node.as(ReturnClauseSyntax.self)?.type { writeWhole(.returnType, type) }
        case .initializerClause: write(.initialValue, node)
        case .codeBlock: write(.body, node)
        case .importDecl:
            let path = node.as(ImportDeclSyntax.self).map { range(of: $0.path) }
            builder.add(.importedModule, range(of: node), name: path)
        case .ifConfigDecl: write(.compilation, node)
        case .ifConfigClause:
            guard let clause = node.as(IfConfigClauseSyntax.self) else { break }
            open(.compilationClause, node, name: clause.condition.map { range(of: $0) })
            walk(optional: clause.elements)
            close(node)
        default: return false
        }
        return true
    }

    private mutating func writeType(_ node: Syntax) {
        let name =
            node.as(ClassDeclSyntax.self)?.name ?? node.as(StructDeclSyntax.self)?.name
            ?? node.as(EnumDeclSyntax.self)?.name ?? node.as(ActorDeclSyntax.self)?.name
            ?? node.as(ProtocolDeclSyntax.self)?.name
        let traits: CodeTraits = node.kind == .structDecl ? [] : .hasNoMemberwiseInitializer
        write(.type, node, name: name.map { range(of: $0) }, traits: traits)
    }

    private mutating func writeParameter(_ node: Syntax) {
        if let parameter = node.as(FunctionParameterSyntax.self) {
            open(.parameter, node, name: range(of: parameter.firstName))
            walk(Syntax(parameter.attributes))
            if let name = parameter.secondName { writeWhole(.innerName, name) }
            let type = range(of: parameter.type)
            let end = parameter.ellipsis.map { range(of: $0).upperBound } ?? type.upperBound
            builder.add(.typeName, type.lowerBound..<end, name: type.lowerBound..<end)
            walk(optional: parameter.defaultValue)
        } else if let parameter = node.as(EnumCaseParameterSyntax.self) {
            open(.parameter, node, name: parameter.firstName.map { range(of: $0) })
            writeWhole(.typeName, parameter.type)
            walk(optional: parameter.defaultValue)
        } else if let parameter = node.as(ClosureParameterSyntax.self) {
            open(.parameter, node, name: range(of: parameter.firstName))
            if let type = parameter.type { writeWhole(.typeName, type) }
        }
        close(node)
    }
}
