// swift-tools-version: 6.2

import PackageDescription

/// One target is one noun and imports only what stands below it; `Tests/LayeringTests` holds the same table.
let package = Package(
    name: "Overset",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "overset", targets: ["OversetCommand"]),
        .library(name: "Overset", targets: ["Overset"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        .package(url: "https://github.com/apple/swift-crypto", exact: "4.5.2"),
        .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
        .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    ],
    targets: [
        .target(name: "SourceText"),
        .target(name: "StringTables", dependencies: ["SourceText"]),
        .target(name: "XcodeProjects", dependencies: ["SourceText", "StringTables"]),
        .target(name: "SourceCode", dependencies: ["SourceText"]),
        // The one target that waits for swift-syntax, which takes as long to build as all of Overset: nothing but the
        // executable depends on it, so that the rest is built meanwhile.
        .target(
            name: "SwiftSources",
            dependencies: [
                "SourceText", "SourceCode",
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ]
        ),
        .target(name: "CodeStrings", dependencies: ["SourceText", "SourceCode", "StringTables"]),
        .target(name: "OutletTexts", dependencies: ["SourceText", "SourceCode", "CodeStrings"]),
        .target(name: "CodeFacts", dependencies: ["SourceText", "SourceCode", "CodeStrings"]),
        .target(name: "TextMeasurement"),
        .target(name: "Pseudolocales", dependencies: ["SourceText", "StringTables", "TextMeasurement"]),
        .target(name: "Interfaces", dependencies: ["SourceText", "TextMeasurement"]),
        .systemLibrary(
            name: "CHarfBuzz",
            pkgConfig: "harfbuzz",
            providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]
        ),
        .systemLibrary(
            name: "CFreeType",
            pkgConfig: "freetype2",
            providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]
        ),
        // Carries ICU's compiler and linker flags only. Its headers stay out of Swift: they define the same C types as
        // the ICU inside Foundation, differently.
        .systemLibrary(
            name: "SystemICU",
            pkgConfig: "icu-i18n",
            providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]
        ),
        .target(name: "CICU", dependencies: ["SystemICU"]),
        .target(
            name: "TextShaping",
            dependencies: [
                "TextMeasurement", "CHarfBuzz", "CFreeType", "CICU",
                .product(name: "Crypto", package: "swift-crypto"),
            ]
        ),
        .systemLibrary(
            name: "CPNG",
            pkgConfig: "libpng",
            providers: [.apt(["libpng-dev"]), .brew(["libpng"])]
        ),
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
                "SourceText", "SourceCode", "StringTables", "CodeStrings", "TextMeasurement", "Interfaces",
                "ProposedLayout",
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
        // Holds the files of the report page, so that the program needs none when it runs.
        .target(name: "CReportPage", exclude: ["Page"]),
        .target(
            name: "Reporting",
            dependencies: [
                "Findings", "Interfaces", "Layout", "SourceText", "StringTables", "TextMeasurement", "CPNG",
                "CReportPage",
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
                "Configurations", "SourceCode", "CodeStrings", "XcodeProjects",
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
                "CodeLayouts", "ProposedLayout", "ViewTrees", "XcodeProjects",
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
            name: "Overset",
            dependencies: [
                "SourceText", "StringTables", "TextMeasurement", "Pseudolocales", "Interfaces", "TextShaping", "Layout",
                "Findings", "Reporting", "Configurations", "Projects", "Generation", "Checking",
            ]
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
        .executableTarget(
            name: "OversetCommand",
            dependencies: [
                "Commands", "SourceText", "SwiftSources",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        // Compiled here too, so that its modules are not built a second time. It sees what is public, and no more.
        .executableTarget(
            name: "Client",
            dependencies: ["Overset"],
            path: "Examples/Client/Sources/Client",
            packageAccess: false
        ),
        .target(name: "TestCorpus", path: "Tests/TestCorpus"),
        .testTarget(name: "LayeringTests"),
        .testTarget(name: "SourceTextTests", dependencies: ["SourceText"]),
        .testTarget(
            name: "StringTablesTests",
            dependencies: ["StringTables", "SourceText", "TestCorpus"],
            exclude: ["Fixtures"]
        ),
        .testTarget(name: "XcodeProjectsTests", dependencies: ["XcodeProjects", "SourceText"]),
        .testTarget(name: "SourceCodeTests", dependencies: ["SourceCode", "SourceText"]),
        .testTarget(
            name: "CodeStringsTests",
            dependencies: ["CodeStrings", "SwiftSources", "SourceCode", "SourceText", "StringTables"]
        ),
        .testTarget(
            name: "CodeFactsTests",
            dependencies: ["CodeFacts", "CodeStrings", "SwiftSources", "SourceCode", "SourceText"]
        ),
        .testTarget(
            name: "CodeLayoutsTests",
            dependencies: [
                "CodeLayouts", "Interfaces", "TextMeasurement", "CodeStrings", "SwiftSources", "SourceCode",
                "SourceText",
            ]
        ),
        .testTarget(
            name: "ViewTreesTests",
            dependencies: [
                "ViewTrees", "ProposedLayout", "Interfaces", "TextMeasurement", "CodeStrings", "SwiftSources",
                "SourceCode",
                "SourceText",
            ]
        ),
        .testTarget(
            name: "ExtractionTests",
            dependencies: [
                "Extraction", "CodeStrings", "Projects", "SwiftSources", "SourceCode", "SourceText", "StringTables",
            ]
        ),
        .testTarget(
            name: "OutletTextsTests",
            dependencies: ["OutletTexts", "CodeStrings", "SwiftSources", "SourceCode", "SourceText"]
        ),
        .testTarget(name: "TextMeasurementTests", dependencies: ["TextMeasurement"]),
        .testTarget(
            name: "PseudolocalesTests",
            dependencies: ["Pseudolocales", "StringTables", "SourceText", "TextMeasurement", "TestCorpus"]
        ),
        .testTarget(
            name: "InterfacesTests",
            dependencies: ["Interfaces", "SourceText", "TextMeasurement", "TestCorpus"],
            exclude: ["Fixtures"]
        ),
        .testTarget(
            name: "TextShapingTests",
            dependencies: ["TextShaping", "TextMeasurement", "TestCorpus"],
            exclude: ["PeerLayouts", "RuleFonts", "UnicodeDifferences"]
        ),
        .testTarget(
            name: "ConstraintSolverTests",
            dependencies: ["ConstraintSolver", "SourceText"],
            exclude: ["Fixtures"]
        ),
        .testTarget(
            name: "LayoutTests",
            dependencies: [
                "Layout", "Interfaces", "SourceText", "TextMeasurement", "TextShaping", "TestCorpus", "CodeLayouts",
                "CodeStrings", "SourceCode", "SwiftSources",
            ]
        ),
        .testTarget(
            name: "ProposedLayoutTests",
            dependencies: ["ProposedLayout", "Interfaces", "TextMeasurement", "TextShaping"]
        ),
        .testTarget(
            name: "FindingsTests",
            dependencies: [
                "Findings", "Layout", "StringTables", "Pseudolocales", "Interfaces", "SourceText", "TextMeasurement",
                "TestCorpus", "SourceCode", "CodeStrings", "CodeFacts", "SwiftSources",
            ]
        ),
        .testTarget(
            name: "ReportingTests",
            dependencies: [
                "Reporting", "Findings", "Interfaces", "Layout", "SourceText", "TextMeasurement", "TextShaping",
                "TestCorpus", "CPNG",
                .product(name: "Crypto", package: "swift-crypto"),
            ],
            exclude: ["Fixtures", "Browser"]
        ),
        .testTarget(
            name: "OversetTests",
            dependencies: [
                "Overset", "Commands", "Checking", "Generation", "Projects", "Configurations", "Findings", "Interfaces",
                "Layout", "Pseudolocales", "Reporting", "SourceText", "StringTables", "TextMeasurement", "TextShaping",
                "TestCorpus", "SourceCode", "CodeStrings", "SwiftSources", "Fixing",
            ],
            exclude: ["CleanScreens"]
        ),
        .testTarget(
            name: "OversetCommandTests",
            dependencies: ["TestCorpus"],
            exclude: ["TabPages", "TextViewPicture", "Unchecked"]
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
    ]
}
