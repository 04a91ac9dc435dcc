/// The height that a required constraint gives a view in a root whose height code decides.
///
/// A lower box had to give way for the height that the root was drawn with.
package struct HeldHeight: Sendable, Hashable {
    /// In points.
    package var height: Double
    /// What speaks against a verdict on a lower box.
    package var doubt: Doubt
}
