internal import Interfaces

/// The numbers that a layout needs beside the screen itself, one for each view.
struct LayoutInputs: Sendable, Hashable {
    /// How far the frame reaches beyond the alignment rectangle, on the edges as they stand on the screen.
    var alignmentInsets: [EdgeInsets]
    /// The sizes that contents ask for, for the widths of the last layout.
    var intrinsicSizes: [IntrinsicSize]
    var surroundings: Surroundings
}
