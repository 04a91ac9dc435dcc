// swift-tools-version: 6.2

import PackageDescription

/// Fuzzers of everything that reads input, on libFuzzer.
///
/// The targets of Overset are symbolic links to their folders: everything in them is `package`, so this package compiles
/// them itself, instrumented for coverage.
let package = Package(
    name: "OversetFuzzers",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(url: "https://github.com/apple/swift-crypto", exact: "4.5.2"),
        .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
    ],
    targets: [
        // Overset.
        .target(name: "SourceText"),
        .target(name: "StringTables", dependencies: ["SourceText"]),
        .target(name: "XcodeProjects", dependencies: ["SourceText", "StringTables"]),
        .target(name: "SourceCode", dependencies: ["SourceText"]),
        .target(name: "CodeStrings", dependencies: ["SourceText", "SourceCode", "StringTables"]),
        .target(name: "OutletTexts", dependencies: ["SourceText", "SourceCode", "CodeStrings"]),
        .target(name: "CodeFacts", dependencies: ["SourceText", "SourceCode", "CodeStrings"]),
        .target(name: "TextMeasurement"),
        .target(name: "Pseudolocales", dependencies: ["SourceText", "StringTables", "TextMeasurement"]),
        .target(name: "Interfaces", dependencies: ["SourceText", "TextMeasurement"]),
        .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz"),
        .systemLibrary(name: "CFreeType", pkgConfig: "freetype2"),
        .systemLibrary(name: "SystemICU", pkgConfig: "icu-i18n"),
        .target(name: "CICU", dependencies: ["SystemICU"]),
        .target(
            name: "TextShaping",
            dependencies: [
                "TextMeasurement", "CHarfBuzz", "CFreeType", "CICU", .product(name: "Crypto", package: "swift-crypto"),
            ]
        ),
        .systemLibrary(name: "CPNG", pkgConfig: "libpng"),
        .target(
            name: "CodeLayouts",
            dependencies: ["SourceText", "SourceCode", "CodeStrings", "TextMeasurement", "Interfaces"]
        ),
        .target(name: "ConstraintSolver"),
        .target(name: "Layout", dependencies: ["Interfaces", "TextMeasurement", "ConstraintSolver"]),
        .target(name: "ProposedLayout", dependencies: ["Interfaces", "TextMeasurement"]),
        .target(
            name: "ViewTrees",
            dependencies: [
                "SourceText", "SourceCode", "CodeStrings", "TextMeasurement", "Interfaces", "ProposedLayout",
            ]
        ),
        .target(
            name: "Findings",
            dependencies: [
                "SourceText", "TextMeasurement", "Interfaces", "Layout", "ProposedLayout", "StringTables",
                "Pseudolocales",
                "SourceCode", "CodeStrings", "CodeFacts",
                .product(name: "Crypto", package: "swift-crypto"),
            ]
        ),
        .target(name: "CReportPage", exclude: ["Page"]),
        .target(
            name: "Reporting",
            dependencies: [
                "Findings", "Interfaces", "Layout", "SourceText", "TextMeasurement", "CPNG", "CReportPage",
                .product(name: "Crypto", package: "swift-crypto"),
            ],
            exclude: ["Schema"]
        ),
        .target(
            name: "Configurations",
            dependencies: [
                "SourceText", "StringTables", "TextMeasurement", "Interfaces", "Pseudolocales", "Findings",
                .product(name: "Yams", package: "Yams"),
            ]
        ),
        .target(
            name: "Projects",
            dependencies: [
                "SourceText", "StringTables", "TextMeasurement", "Pseudolocales", "Interfaces", "TextShaping",
                "Findings",
                "Configurations", "SourceCode", "CodeStrings",
            ]
        ),
        .target(
            name: "Extraction",
            dependencies: ["SourceText", "StringTables", "Interfaces", "Projects", "CodeStrings"]
        ),
        .target(
            name: "Generation",
            dependencies: [
                "SourceText", "StringTables", "TextMeasurement", "Pseudolocales", "Interfaces", "TextShaping",
                "Findings", "Configurations", "Projects", "XcodeProjects", "Extraction", "CodeStrings", "SourceCode",
                .product(name: "Crypto", package: "swift-crypto"),
            ]
        ),
        .target(
            name: "Checking",
            dependencies: [
                "SourceText", "StringTables", "TextMeasurement", "Pseudolocales", "Interfaces", "TextShaping", "Layout",
                "Findings", "Configurations", "Projects", "SourceCode", "CodeStrings", "CodeFacts", "OutletTexts",
                "CodeLayouts", "ProposedLayout", "ViewTrees",
            ]
        ),
        .target(
            name: "RunCache",
            dependencies: ["SourceText", .product(name: "Crypto", package: "swift-crypto")]
        ),
        .target(
            name: "Fixing",
            dependencies: ["SourceText", "StringTables", "Findings", "Projects", "Checking"]
        ),
        .target(
            name: "Commands",
            dependencies: [
                "SourceText", "StringTables", "TextMeasurement", "Pseudolocales", "Interfaces", "TextShaping",
                "ConstraintSolver", "Layout", "Findings", "Reporting", "Configurations", "Projects", "Generation",
                "Checking", "SourceCode", "CodeStrings", "Extraction", "OutletTexts",
                "ProposedLayout", "ViewTrees", "Fixing", "RunCache",
            ]
        ),
        // What the fuzzers share.
        .systemLibrary(name: "CLibFuzzer"),
        .target(name: "Fuzzing", dependencies: ["CLibFuzzer"]),
        .target(name: "TableChecks", dependencies: ["Fuzzing", "SourceText", "StringTables"]),
        .target(name: "ProjectTrees"),
        // The fuzzers, one for each reader.
        .executableTarget(
            name: "StringsFuzzer",
            dependencies: ["Fuzzing", "TableChecks", "SourceText", "StringTables"]
        ),
        .executableTarget(
            name: "StringsdictFuzzer",
            dependencies: ["Fuzzing", "TableChecks", "SourceText", "StringTables"]
        ),
        .executableTarget(
            name: "CatalogFuzzer",
            dependencies: ["Fuzzing", "TableChecks", "SourceText", "StringTables"]
        ),
        .executableTarget(name: "XLIFFFuzzer", dependencies: ["Fuzzing", "TableChecks", "SourceText", "StringTables"]),
        .executableTarget(
            name: "PropertyListFuzzer",
            dependencies: ["Fuzzing", "TableChecks", "SourceText", "StringTables"]
        ),
        .executableTarget(name: "ProjectFileFuzzer", dependencies: ["Fuzzing", "SourceText", "XcodeProjects"]),
        .executableTarget(
            name: "MessageFuzzer",
            dependencies: ["Fuzzing", "StringTables", "Pseudolocales", "TextMeasurement"]
        ),
        .executableTarget(
            name: "ObjectiveCFuzzer",
            dependencies: ["Fuzzing", "CodeStrings", "SourceCode", "SourceText"]
        ),
        .executableTarget(name: "DirectiveFuzzer", dependencies: ["Fuzzing", "Interfaces"]),
        .executableTarget(
            name: "InterfaceFuzzer",
            dependencies: ["Fuzzing", "Interfaces", "Layout", "SourceText", "TextMeasurement"]
        ),
        .executableTarget(
            name: "CodeLayoutFuzzer",
            dependencies: ["Fuzzing", "CodeLayouts", "CodeStrings", "Interfaces", "SourceCode", "SourceText"]
        ),
        .executableTarget(
            name: "ProposedLayoutFuzzer",
            dependencies: ["Fuzzing", "Interfaces", "ProposedLayout", "TextMeasurement"]
        ),
        .executableTarget(
            name: "FormatFuzzer",
            dependencies: ["Fuzzing", "Interfaces", "SourceText", "TextMeasurement"]
        ),
        .executableTarget(
            name: "EquationFuzzer",
            dependencies: ["Fuzzing", "Interfaces", "SourceText", "TextMeasurement"]
        ),
        .executableTarget(
            name: "ConfigurationFuzzer",
            dependencies: ["Fuzzing", "Configurations", "Interfaces", "Layout", "SourceText", "TextMeasurement"]
        ),
        .executableTarget(name: "FindingsFuzzer", dependencies: ["Fuzzing", "Findings", "Reporting", "SourceText"]),
        .executableTarget(name: "BaselineFuzzer", dependencies: ["Fuzzing", "Checking", "Findings", "SourceText"]),
        .executableTarget(
            name: "MeasureFuzzer",
            dependencies: ["Fuzzing", "Commands", "SourceText", "TextMeasurement"]
        ),
        .executableTarget(name: "SolveFuzzer", dependencies: ["Fuzzing", "Commands", "SourceText"]),
        .executableTarget(name: "FontsFuzzer", dependencies: ["Fuzzing", "TextMeasurement", "TextShaping"]),
        .executableTarget(
            name: "GenerateFuzzer",
            dependencies: [
                "Fuzzing", "ProjectTrees", "Configurations", "Generation", "Projects", "SourceText", "TextMeasurement",
            ]
        ),
        .executableTarget(
            name: "CheckFuzzer",
            dependencies: [
                "Fuzzing", "ProjectTrees", "Checking", "Configurations", "Findings", "Projects", "Reporting",
                "SourceText", "TextMeasurement",
            ]
        ),
        .executableTarget(
            name: "StringsFixFuzzer",
            dependencies: ["Fuzzing", "Fixing", "SourceText", "StringTables"]
        ),
        .executableTarget(
            name: "FixesFuzzer",
            dependencies: ["Fuzzing", "Findings", "Interfaces", "Layout", "SourceText", "TextMeasurement"]
        ),
    ]
)

for target in package.targets where target.type != .system {
    target.swiftSettings = [
        .swiftLanguageMode(.v6),
        .strictMemorySafety(),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .unsafeFlags(["-sanitize=fuzzer,address"]),
    ]
}

for target in package.targets where target.type == .executable {
    var flags = ["-sanitize=fuzzer,address"]
    #if os(Linux)
    // gold, which is the standard one, cannot link libFuzzer.
    flags.append("-use-ld=lld")
    #endif
    target.linkerSettings = [.unsafeFlags(flags)]
}
