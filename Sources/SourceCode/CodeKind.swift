/// What a piece of source code is.
///
/// The kinds are those that questions about strings and views need; what is of none of them (parentheses of a tuple type,
/// punctuation) has no node, and its parts belong to the node around it.
package enum CodeKind: UInt8, Sendable, Hashable, CaseIterable {
    // Declarations
    case file
    /// A class, structure, enumeration, actor or protocol; its name is the type's.
    case type
    /// An extension; its name is the extended type.
    case `extension`
    /// What a type inherits from or conforms to; its name is written there.
    case inherited
    /// A function, an initializer (`init`) or a subscript (`subscript`).
    case function
    /// A parameter; its name is the label of the call, `_` for none.
    case parameter
    /// The name of a parameter inside the function, if it is not the label.
    case innerName
    /// `let` or `var`, with attributes, modifiers and one binding for each name.
    case variables
    /// A name with its type, its first value and its accessors.
    case binding
    /// An accessor of a variable that is written with its name: `get`, `didSet`.
    case accessor
    /// A case of an enumeration, with its associated values as parameters.
    case enumCase
    case typeAlias
    /// `@name(arguments)`.
    case attribute
    /// `static`, `private` and so on.
    case modifier
    /// A type where it is written; its name is the whole type.
    case typeName
    /// What a function returns, as a type.
    case returnType
    /// The value that something begins with: of a binding or a parameter.
    case initialValue
    /// The statements of a function, an accessor or a branch.
    case body
    case importedModule

    // Conditional compilation
    /// `#if` to `#endif`.
    case compilation
    /// One clause of it; its name is the condition, empty for `#else`.
    case compilationClause

    // Expressions
    /// A call: the function, then the arguments. `[receiver title:x]` is a call of the member `title`.
    case call
    /// An argument with its label as name.
    case argument
    case subscriptCall
    /// A use of a name.
    case reference
    /// `base.name`; without a base for an implicit member, `.name`.
    case member
    /// A string literal, as texts and interpolations.
    case string
    /// Characters of a string literal as they are written, with their escapes.
    case text
    case interpolation
    /// A number, a truth value or `nil`.
    case literal
    /// Operands and operators in the order they are written, without precedence.
    case sequence
    /// An operator between operands; its name is written there.
    case `operator`
    /// `=`.
    case assignment
    /// `? then :` between operands; its only part is the middle one.
    case choice
    /// `as`, `as?`, `as!` and `is` between operands.
    case cast
    case closure
    case tuple
    case array
    case dictionary
    case keyPath
    /// `#name(arguments)`.
    case macro

    // Statements
    /// `if` with its conditions, its body, and another body or `if` for `else`.
    case `if`
    case `switch`
    /// A case of a `switch`: its label, then statements.
    case switchCase
    case switchLabel
    /// One condition of `if`, `guard` or `while`.
    case condition
    case `guard`
    case loop
    case `return`
}
