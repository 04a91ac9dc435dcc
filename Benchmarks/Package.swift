// swift-tools-version: 6.2

import PackageDescription

/// Benchmarks against named peers in the same run.
///
/// The targets of Overset are symbolic links to their folders: everything in them is `package`, so this package compiles
/// them itself.
let package = Package(
    name: "OversetBenchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(url: "https://github.com/apple/swift-crypto", exact: "4.5.2")
    ],
    targets: [
        // Overset.
        .target(name: "ConstraintSolver"),
        .target(name: "TextMeasurement"),
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
        // The solver against kiwi.
        .executableTarget(name: "SolverBenchmark", dependencies: ["ConstraintSolver"]),
        // Shaping against a C loop and Pango.
        .systemLibrary(name: "SystemPango", pkgConfig: "pangoft2"),
        .target(name: "CShapingPeers", dependencies: ["CHarfBuzz", "CICU", "SystemPango"]),
        .executableTarget(name: "ShapingBenchmark", dependencies: ["CShapingPeers", "TextMeasurement", "TextShaping"]),
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
