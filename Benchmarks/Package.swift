// swift-tools-version: 6.2

import PackageDescription

/// Benchmarks against named peers.
///
/// The targets of the main package are compiled here from the same folders, as their declarations are visible inside one
/// package only.
let package = Package(
    name: "OversetBenchmarks",
    platforms: [.macOS(.v15)],
    targets: [
        .target(name: "ConstraintSolver"),
        .executableTarget(name: "SolverBenchmark", dependencies: ["ConstraintSolver"]),
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
