extension DeviceTable {
    /// iPads, from small to large.
    static let pads: [Device] = [
        .row(
            "ipad-9.7",
            ["iPad Pro (9.7-inch)", "iPad (5th generation)", "iPad (6th generation)", "iPad mini (5th generation)"],
            groups: ["iPad (5th, 6th generation)"],
            .pad,
            Size(width: 768, height: 1024),
            scale: 2,
            portrait: EdgeInsets(top: 20),
            landscape: EdgeInsets(top: 20),
            interfaceBuilder: ["ipad9_7"],
            source: .simulators,
            system: "iOS 15"
        ),
        .row(
            "ipad-10.2",
            ["iPad (7th generation)", "iPad (8th generation)", "iPad (9th generation)"],
            groups: ["iPad (7th, 8th, 9th generation)"],
            .pad,
            Size(width: 810, height: 1080),
            scale: 2,
            portrait: EdgeInsets(top: 20),
            landscape: EdgeInsets(top: 20),
            interfaceBuilder: ["ipad10_2"],
            source: .simulators,
            system: "iOS 15"
        ),
        .row(
            "ipad-10.5",
            ["iPad Pro (10.5-inch)", "iPad Air (3rd generation)"],
            .pad,
            Size(width: 834, height: 1112),
            scale: 2,
            portrait: EdgeInsets(top: 20),
            landscape: EdgeInsets(top: 20),
            interfaceBuilder: ["ipad10_5"],
            source: .snapshotTesting,
            system: "",
            uncertain: ["portrait.readableInsets", "landscape.readableInsets", "interfaceBuilderDevice"]
        ),
        .row(
            "ipad-10.9",
            ["iPad Air (4th generation)", "iPad Air (5th generation)", "iPad (10th generation)", "iPad Air 11-inch"],
            groups: ["iPad Air (4th, 5th generation)"],
            .pad,
            Size(width: 820, height: 1180),
            scale: 2,
            portrait: EdgeInsets(top: 24, bottom: 20),
            landscape: EdgeInsets(top: 24, bottom: 20),
            interfaceBuilder: ["ipad10_9rounded"],
            source: .simulators,
            system: "iOS 15"
        ),
        .row(
            "ipad-mini-6",
            ["iPad mini (6th generation)", "iPad mini (A17 Pro)"],
            .pad,
            Size(width: 744, height: 1133),
            scale: 2,
            portrait: EdgeInsets(top: 24, bottom: 20),
            landscape: EdgeInsets(top: 24, bottom: 20),
            interfaceBuilder: ["ipad7_9"],
            source: .simulators,
            system: "iOS 15"
        ),
        .row(
            "ipad-pro-11",
            [
                "iPad Pro (11-inch) (1st generation)", "iPad Pro (11-inch) (2nd generation)",
                "iPad Pro (11-inch) (3rd generation)", "iPad Pro (11-inch) (4th generation)",
            ],
            groups: ["iPad Pro (11-inch) (1st to 4th generation)"],
            .pad,
            Size(width: 834, height: 1194),
            scale: 2,
            portrait: EdgeInsets(top: 24, bottom: 20),
            landscape: EdgeInsets(top: 24, bottom: 20),
            interfaceBuilder: ["ipad11_0rounded"],
            source: .simulators,
            system: "iOS 15",
            uncertain: ["interfaceBuilderDevice"]
        ),
        .row(
            "ipad-pro-12.9",
            [
                "iPad Pro (12.9-inch) (3rd generation)", "iPad Pro (12.9-inch) (4th generation)",
                "iPad Pro (12.9-inch) (5th generation)", "iPad Pro (12.9-inch) (6th generation)", "iPad Air 13-inch",
            ],
            groups: ["iPad Pro (12.9-inch) (3rd to 6th generation)"],
            .pad,
            Size(width: 1024, height: 1366),
            scale: 2,
            portrait: EdgeInsets(top: 24, bottom: 20),
            landscape: EdgeInsets(top: 24, bottom: 20),
            interfaceBuilder: ["ipad12_9", "ipad12_9rounded"],
            source: .simulators,
            system: "iOS 15"
        ),
        .row(
            "ipad-pro-11-m4",
            ["iPad Pro 11-inch (M4)"],
            .pad,
            Size(width: 834, height: 1210),
            scale: 2,
            portrait: EdgeInsets(top: 24, bottom: 20),
            landscape: EdgeInsets(top: 24, bottom: 20),
            source: .unchecked,
            system: "iPadOS 18",
            uncertain: ["everything"]
        ),
        .row(
            "ipad-pro-13-m4",
            ["iPad Pro 13-inch (M4)"],
            .pad,
            Size(width: 1032, height: 1376),
            scale: 2,
            portrait: EdgeInsets(top: 24, bottom: 20),
            landscape: EdgeInsets(top: 24, bottom: 20),
            source: .screenshots,
            system: "iPadOS 18",
            uncertain: [
                "portrait.safeArea", "landscape.safeArea", "portrait.readableInsets", "landscape.readableInsets",
            ]
        ),
    ]
}
