/// What is known of the parts of trees that are laid out one after the other, such as the screens of one app.
///
/// Parts that are laid out alike have one number whatever tree they are in, so that what one of them answered holds for all.
/// For one thread at a time.
package final class SharedLayoutMemory {
    /// The numbers of the parts, on all grids.
    private var numbers = ContentNumbers()
    /// By the grid that they hold for: phones have pixels of two sizes.
    private var memories: [LayoutMemory.Grid: LayoutMemory] = [:]

    package init() {}

    /// The memory for a grid: a new one if there is none, or the old one holds too much.
    func memory(for grid: LayoutMemory.Grid, _ make: (ContentNumbers) -> LayoutMemory) -> LayoutMemory {
        if numbers.isFull {
            numbers = ContentNumbers()
            memories = [:]
        }
        if let known = memories[grid], !known.isFull { return known }
        let made = make(numbers)
        memories[grid] = made
        return made
    }
}
