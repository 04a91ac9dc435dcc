/// One target of the package and what it may import.
struct Layer: Sendable {
    /// The name of the target, which is the name of its folder in `Sources`.
    var name: String

    /// The layers that stand directly below.
    var below: [String] = []

    /// Modules from outside: libraries, and C modules whose types must not leave the target.
    var outside: Set<String> = []

    /// Whether only the layers directly below may be imported, not those further down.
    var isThin = false

    /// The table, lowest layers first.
    ///
    /// A layer may name the types of what it stands on, so it may import every layer further down as well, unless it
    /// is thin. Everything from outside is named by each layer itself, so that it stays where it is.
    static let all: [Layer] = [
        Layer(name: "CHarfBuzz"),
        Layer(name: "CFreeType"),
        Layer(name: "SystemICU"),
        Layer(name: "CICU"),
        Layer(name: "CPNG"),
        Layer(name: "CReportPage"),
        Layer(name: "SourceText", outside: ["Foundation"]),
        Layer(name: "StringTables", below: ["SourceText"], outside: ["Foundation"]),
        Layer(name: "XcodeProjects", below: ["StringTables"]),
        Layer(name: "SourceCode", below: ["SourceText"], outside: ["Foundation"]),
        Layer(
            name: "SwiftSources",
            below: ["SourceCode"],
            outside: ["SwiftParser", "SwiftSyntax"]
        ),
        Layer(name: "CodeStrings", below: ["SourceCode", "StringTables"]),
        Layer(name: "OutletTexts", below: ["CodeStrings"]),
        Layer(name: "CodeFacts", below: ["CodeStrings"]),
        Layer(name: "TextMeasurement"),
        Layer(name: "Pseudolocales", below: ["StringTables", "TextMeasurement"]),
        Layer(name: "Interfaces", below: ["SourceText", "TextMeasurement"]),
        Layer(name: "CodeLayouts", below: ["CodeStrings", "Interfaces"]),
        Layer(
            name: "TextShaping",
            below: ["TextMeasurement"],
            outside: ["CFreeType", "CHarfBuzz", "CICU", "Crypto", "Foundation"]
        ),
        Layer(name: "ConstraintSolver"),
        Layer(name: "Layout", below: ["Interfaces", "TextMeasurement", "ConstraintSolver"]),
        Layer(name: "ProposedLayout", below: ["Interfaces", "TextMeasurement"]),
        Layer(name: "ViewTrees", below: ["CodeStrings", "ProposedLayout"]),
        Layer(
            name: "Findings",
            below: ["Layout", "ProposedLayout", "CodeFacts", "Pseudolocales"],
            outside: ["Crypto"]
        ),
        Layer(name: "Reporting", below: ["Findings"], outside: ["CPNG", "CReportPage", "Crypto", "Foundation"]),
        Layer(name: "Configurations", below: ["Findings"], outside: ["Foundation", "Yams"]),
        Layer(name: "Projects", below: ["Configurations", "TextShaping", "XcodeProjects"], outside: ["Foundation"]),
        Layer(name: "Extraction", below: ["Projects", "CodeStrings"]),
        Layer(name: "Generation", below: ["Extraction", "XcodeProjects"], outside: ["Crypto", "Foundation"]),
        Layer(
            name: "Checking",
            below: ["Projects", "OutletTexts", "CodeLayouts", "ViewTrees", "XcodeProjects"],
            outside: ["Foundation"]
        ),
        Layer(name: "RunCache", below: ["SourceText"], outside: ["Crypto", "Foundation"]),
        Layer(name: "Fixing", below: ["Checking"]),
        Layer(name: "Overset", below: ["Checking", "Generation", "Reporting"], outside: ["Foundation"]),
        Layer(
            name: "Commands",
            below: ["Checking", "Fixing", "RunCache", "Generation", "Reporting", "Extraction", "ViewTrees"],
            outside: ["Foundation"]
        ),
        Layer(
            name: "OversetCommand",
            below: ["Commands", "SourceText", "SwiftSources"],
            outside: ["ArgumentParser", "Foundation"],
            isThin: true
        ),
    ]

    /// Modules of the compiler itself.
    static let alwaysAllowed: Set<String> = ["Swift", "Synchronization", "RegexBuilder"]

    /// Other names of the operating system's library, allowed where Foundation is.
    static let foundationNames: Set<String> = ["FoundationEssentials", "Darwin", "Glibc", "Musl", "Dispatch"]

    /// The layer of this name.
    static func named(_ name: String) -> Layer? {
        all.first { $0.name == name }
    }

    /// Every module that a file of this layer may import.
    var allowed: Set<String> {
        var modules = outside.union(Self.alwaysAllowed)
        if outside.contains("Foundation") { modules.formUnion(Self.foundationNames) }
        for name in below {
            modules.insert(name)
            if !isThin, let layer = Self.named(name) { modules.formUnion(layer.layersBelow) }
        }
        return modules
    }

    /// The names of all layers below, however far down.
    private var layersBelow: Set<String> {
        below.reduce(into: []) { names, name in
            names.insert(name)
            if let layer = Self.named(name) { names.formUnion(layer.layersBelow) }
        }
    }
}
