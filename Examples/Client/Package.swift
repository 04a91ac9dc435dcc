// swift-tools-version: 6.2

import PackageDescription

/// A program that uses Overset as a library: every public symbol of it, so that none changes unseen.
let package = Package(
    name: "Client",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Overset", path: "../..")],
    targets: [
        .executableTarget(
            name: "Client",
            dependencies: [.product(name: "Overset", package: "Overset")],
            swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
        )
    ]
)
