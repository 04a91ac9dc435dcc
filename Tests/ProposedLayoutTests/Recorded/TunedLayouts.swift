import ProposedLayout

extension RecordedLayout {
    /// The half that the engine could be corrected by.
    static let tuned: [RecordedLayout] = [
        RecordedLayout(
            "app-header-content-footer",
            400,
            600,
            vstack(
                spacing: 0,
                text("Header").frame(maxWidth: .infinity, .leading).padding(.horizontal, 16).padding(.vertical, 8),
                spacer(),
                hstack(text("Status"), spacer(), text("v1.0")).padding(.horizontal, 16).padding(.vertical, 4)
            ),
            [[16, 8, 44.5, 16], [16, 580, 39, 16], [360, 580, 24, 16]]
        ),
        RecordedLayout("color-fill", 400, 600, color, [[0, 0, 400, 600]]),
        RecordedLayout(
            "deeply-nested-padding-frame",
            174,
            104,
            text("X").padding(.all, 4).frame(width: 80, height: 40).padding(.all, 8).frame(width: 150, height: 80)
                .padding(.all, 12),
            [[82.5, 44, 9, 16]]
        ),
        RecordedLayout(
            "frame-alignment-center",
            200,
            200,
            text("C").frame(width: 200, height: 200),
            [[95.5, 92, 9.5, 16]]
        ),
        RecordedLayout(
            "frame-maxwidth-infinity",
            400,
            16,
            text("Full Width").frame(maxWidth: .infinity),
            [[169.5, 0, 61, 16]]
        ),
        RecordedLayout(
            "frame-min-max",
            300,
            150,
            text("Constrained").frame(minWidth: 100, maxWidth: 300, minHeight: 50, maxHeight: 150),
            [[113, 67, 74, 16]]
        ),
        RecordedLayout(
            "hstack-in-vstack",
            400,
            44,
            vstack(
                spacing: 12,
                hstack(text("Label"), spacer(), text("Value")).padding(.horizontal, 16),
                hstack(text("Another"), spacer(), text("Data")).padding(.horizontal, 16)
            ),
            [[16, 0, 33, 16], [350.5, 0, 33.5, 16], [16, 28, 48.5, 16], [355.5, 28, 28.5, 16]]
        ),
        RecordedLayout(
            "hstack-spacing-20",
            76,
            16,
            hstack(spacing: 20, text("Left"), text("Right")),
            [[0, 0, 24, 16], [44, 0, 32, 16]]
        ),
        RecordedLayout(
            "mixed-fixed-flexible-hstack",
            400,
            600,
            hstack(spacing: 0, text("Fixed").frame(width: 80), color, spacer(), text("End").frame(width: 60)),
            [[24, 292, 32.5, 16], [80, 0, 252, 600], [358.5, 292, 23.5, 16]]
        ),
        RecordedLayout("padding-custom", 114, 56, text("Custom Pad").padding(.all, 20), [[20.5, 20, 73.5, 16]]),
        RecordedLayout("padding-default", 79, 48, text("Padded").padding(), [[16.5, 16, 46.5, 16]]),
        RecordedLayout(
            "padding-nested",
            141,
            64,
            text("Double Padded").padding(.all, 8).padding(.all, 16),
            [[24, 24, 93, 16]]
        ),
        RecordedLayout(
            "sidebar-detail-split",
            400,
            600,
            hstack(
                spacing: 0,
                vstack(
                    alignment: .leading,
                    spacing: 4,
                    text("Item 1"),
                    text("Item 2"),
                    text("Item 3"),
                    text("Item 4"),
                    text("Item 5")
                )
                .frame(width: 120).padding(.vertical, 8),
                color.frame(width: 1),
                vstack(alignment: .leading, text("Detail"), spacer()).frame(maxWidth: .infinity, .leading).padding(
                    .all,
                    12
                )
            ),
            [
                [41, 252, 36.5, 16], [41, 272, 38, 16], [41, 292, 38.5, 16], [41, 312, 38.5, 16], [41, 332, 38.5, 16],
                [120, 0, 1, 600], [133, 12, 35, 16],
            ]
        ),
        RecordedLayout("spacer-vertical", 0, 600, vstack(spacer()), []),
        RecordedLayout(
            "stacked-frames-with-alignment",
            150,
            80,
            text("Z").frame(width: 50, height: 30, .bottomTrailing).frame(width: 150, height: 80, .topLeading),
            [[41, 14, 9, 16]]
        ),
        RecordedLayout(
            "text-long-wrap",
            400,
            16,
            text("This is a longer piece of text that should wrap across multiple lines in the given width"),
            [[0.5, 0, 399, 16]]
        ),
        RecordedLayout(
            "unequal-flex-spacers",
            45,
            600,
            vstack(text("Top"), spacer(), text("Mid"), spacer(), spacer(), text("Bottom")),
            [[11.5, 0, 22.5, 16], [11.5, 200, 22.5, 16], [0.5, 584, 44.5, 16]]
        ),
        RecordedLayout(
            "vstack-leading",
            78,
            48,
            vstack(alignment: .leading, text("Short"), text("A longer text"), text("Mid")),
            [[0.5, 0, 33.5, 16], [0.5, 16, 77.5, 16], [0.5, 32, 22.5, 16]]
        ),
        RecordedLayout(
            "vstack-spacing-20",
            46,
            88,
            vstack(spacing: 20, text("First"), text("Second"), text("Third")),
            [[9.5, 0, 27, 16], [0, 36, 46, 16], [7.5, 72, 31.5, 16]]
        ),
        RecordedLayout(
            "vstack-trailing",
            78,
            48,
            vstack(alignment: .trailing, text("Short"), text("A longer text"), text("Mid")),
            [[44.5, 0, 33.5, 16], [0.5, 16, 77.5, 16], [55.5, 32, 22.5, 16]]
        ),
        RecordedLayout(
            "zero-spacing-vstack",
            10,
            48,
            vstack(spacing: 0, text("A"), text("B"), text("C")),
            [[0.5, 0, 9, 16], [1, 16, 8.5, 16], [0.5, 32, 9.5, 16]]
        ),
        RecordedLayout(
            "zstack-bottom-trailing",
            200,
            200,
            zstack(alignment: .bottomTrailing, color.frame(width: 200, height: 200), text("BottomTrailing")),
            [[0, 0, 200, 200], [112.5, 184, 87.5, 16]]
        ),
        RecordedLayout(
            "zstack-top-leading",
            200,
            200,
            zstack(alignment: .topLeading, color.frame(width: 200, height: 200), text("TopLeading")),
            [[0, 0, 200, 200], [0, 0, 70.5, 16]]
        ),
    ]
}
