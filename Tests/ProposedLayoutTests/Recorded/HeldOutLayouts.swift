import ProposedLayout
import TextMeasurement

extension RecordedLayout {
    /// The half that was read after the engine was written, and that nothing was changed for.
    static let heldOut: [RecordedLayout] = [
        RecordedLayout(
            "complex-nested",
            400,
            121,
            vstack(
                spacing: 16,
                hstack(
                    spacing: 12,
                    color.frame(width: 44, height: 44),
                    vstack(alignment: .leading, spacing: 4, text("Title"), text("Subtitle")),
                    spacer()
                )
                .padding(.horizontal, 16),
                divider,
                hstack(
                    spacing: 12,
                    color.frame(width: 44, height: 44),
                    vstack(alignment: .leading, spacing: 4, text("Item 2"), text("Description")),
                    spacer()
                )
                .padding(.horizontal, 16)
            ),
            [
                [16, 0, 44, 44], [72, 4, 26.5, 16], [72, 24, 47, 16], [0, 60, 400, 1], [16, 77, 44, 44],
                [72, 81, 38, 16], [72, 101, 69.5, 16],
            ]
        ),
        RecordedLayout(
            "deeply-nested-frames",
            300,
            200,
            text("Deep").frame(width: 100, height: 40).frame(width: 200, height: 100).frame(width: 300, height: 200),
            [[134, 92, 32, 16]]
        ),
        RecordedLayout("empty-vstack", 0, 0, vstack(), []),
        RecordedLayout(
            "frame-alignment-bottom-trailing",
            200,
            200,
            text("BR").frame(width: 200, height: 200, .bottomTrailing),
            [[183, 184, 17, 16]]
        ),
        RecordedLayout(
            "frame-alignment-top-leading",
            200,
            200,
            text("TL").frame(width: 200, height: 200, .topLeading),
            [[0, 0, 15.5, 16]]
        ),
        RecordedLayout("frame-fixed", 200, 100, text("Framed").frame(width: 200, height: 100), [[77, 42, 46, 16]]),
        RecordedLayout(
            "frame-inside-padding",
            140,
            90,
            text("X").frame(width: 100, height: 50).padding(.all, 20),
            [[65.5, 37, 9, 16]]
        ),
        RecordedLayout(
            "frame-maxwidth-infinity-with-minheight",
            400,
            180,
            vstack(text("Top"), text("Bottom")).frame(maxWidth: .infinity, minHeight: 180),
            [[189, 74, 22.5, 16], [178, 90, 44.5, 16]]
        ),
        RecordedLayout(
            "frame-minheight-centers-content",
            400,
            180,
            text("Centered").frame(maxWidth: .infinity, minHeight: 180),
            [[172, 82, 56, 16]]
        ),
        RecordedLayout(
            "hstack-bottom",
            93,
            48,
            hstack(alignment: .bottom, text("Short"), text("Tall\nMultiline\nText")),
            [[0.5, 32, 33.5, 16], [42, 0, 51, 48]]
        ),
        RecordedLayout(
            "hstack-default",
            64,
            16,
            hstack(text("Left"), text("Right")),
            [[0, 0, 24, 16], [32, 0, 32, 16]]
        ),
        RecordedLayout(
            "hstack-top",
            93,
            48,
            hstack(alignment: .top, text("Short"), text("Tall\nMultiline\nText")),
            [[0.5, 0, 33.5, 16], [42, 0, 51, 48]]
        ),
        RecordedLayout(
            "hstack-with-spacer",
            400,
            16,
            hstack(text("Left"), spacer(), text("Right")),
            [[0, 0, 24, 16], [368, 0, 32, 16]]
        ),
        RecordedLayout(
            "nested-alignment-override",
            400,
            32,
            vstack(
                alignment: .leading,
                hstack(text("A"), spacer()).frame(maxWidth: .infinity),
                text("B").frame(maxWidth: .infinity, .trailing)
            ),
            [[0, 0, 9, 16], [391.5, 16, 8.5, 16]]
        ),
        RecordedLayout("padding-horizontal", 110, 16, text("H-Padded").padding(.horizontal, 24), [[24, 0, 62, 16]]),
        RecordedLayout(
            "padding-inside-frame",
            200,
            100,
            text("X").padding(.all, 20).frame(width: 200, height: 100),
            [[95.5, 42, 9, 16]]
        ),
        RecordedLayout("single-child-vstack", 61, 16, vstack(text("Only child")), [[0.5, 0, 60.5, 16]]),
        RecordedLayout(
            "spacer-between-texts",
            49,
            600,
            vstack(text("Header"), spacer(), text("Content"), spacer(), text("Footer")),
            [[2.5, 0, 44.5, 16], [0.5, 292, 48.5, 16], [5, 584, 39.5, 16]]
        ),
        RecordedLayout(
            "text-middle-truncation-narrow-parent",
            200,
            16,
            text("/home/kyoshikawa/Documents/projects/synca-test/synca-test/source")
                .environment(.truncationMode(.middle)).lineLimit(1).frame(width: 200),
            [[3.5, 0, 193, 16]]
        ),
        RecordedLayout("text-single", 31, 16, text("Hello"), [[0, 0, 31, 16]]),
        RecordedLayout(
            "toolbar-content-layout",
            400,
            600,
            vstack(
                spacing: 0,
                hstack(text("Back"), spacer(), text("Title"), spacer(), text("Done")).padding(.all, 8)
                    .frame(maxWidth: .infinity),
                color.frame(height: 1),
                spacer()
            ),
            [[8, 8, 30, 16], [186, 8, 26.5, 16], [360, 8, 32, 16], [0, 32, 400, 1]]
        ),
        RecordedLayout(
            "two-column-hstack",
            400,
            600,
            hstack(
                spacing: 0,
                color.frame(width: 120),
                vstack(alignment: .leading, spacing: 8, text("Main content"), text("Second line"))
                    .frame(maxWidth: .infinity, .leading).padding(.all, 16)
            ),
            [[0, 0, 120, 600], [136, 280, 79, 16], [136, 304, 71, 16]]
        ),
        RecordedLayout(
            "vstack-default",
            46,
            48,
            vstack(text("First"), text("Second"), text("Third")),
            [[9.5, 0, 27, 16], [0, 16, 46, 16], [7.5, 32, 31.5, 16]]
        ),
        RecordedLayout(
            "vstack-frame-padding",
            400,
            64,
            vstack(
                spacing: 8,
                text("Title").frame(maxWidth: .infinity, .leading).padding(.horizontal, 16),
                text("Subtitle").frame(maxWidth: .infinity, .leading).padding(.horizontal, 16)
            )
            .padding(.vertical, 12),
            [[16, 12, 26.5, 16], [16, 36, 47, 16]]
        ),
        RecordedLayout(
            "vstack-nested",
            71,
            82,
            vstack(
                spacing: 10,
                vstack(spacing: 4, text("Group 1 - A"), text("Group 1 - B")),
                vstack(spacing: 4, text("Group 2 - A"), text("Group 2 - B"))
            ),
            [[1, 0, 69, 16], [1, 20, 69, 16], [0, 46, 71, 16], [0.5, 66, 70.5, 16]]
        ),
        RecordedLayout(
            "vstack-with-spacer",
            45,
            600,
            vstack(text("Top"), spacer(), text("Bottom")),
            [[11.5, 0, 22.5, 16], [0.5, 584, 44.5, 16]]
        ),
        RecordedLayout(
            "zstack-default",
            200,
            200,
            zstack(color.frame(width: 200, height: 200), text("Centered")),
            [[0, 0, 200, 200], [72, 92, 56, 16]]
        ),
    ]
}
