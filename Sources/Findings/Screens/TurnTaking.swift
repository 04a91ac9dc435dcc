internal import Interfaces

extension CheckedScreen {
    /// Whether code shows two views in turns, as far as it tells: it hides both, or one of two that lie over each other
    /// exactly.
    ///
    /// What hides a view hides all inside it, so that the containers of both below the one that they share count as well.
    ///
    /// - Parameters:
    ///   - first: a position in ``Screen/views``.
    ///   - second: another one.
    ///   - frames: the frames of a layout of the screen, by position.
    /// - Returns: `false` where code hides neither.
    /// - Complexity: O(*d*) in the depth of the views.
    func showsInTurns(_ first: Int, _ second: Int, frames: [Rect?]) -> Bool {
        let one = [first] + screen.ancestors(of: first), other = [second] + screen.ancestors(of: second)
        let shared = Set(one).intersection(other)
        let branches = (one.filter { !shared.contains($0) }, other.filter { !shared.contains($0) })
        let isHidden = (
            branches.0.contains(where: code.hidden.contains), branches.1.contains(where: code.hidden.contains)
        )
        if isHidden.0, isHidden.1 { return true }
        guard isHidden.0 || isHidden.1, let one = branches.0.last, let other = branches.1.last,
            let frame = frames[one], let covered = frames[other]
        else { return false }
        return abs(frame.x - covered.x) < 1 && abs(frame.y - covered.y) < 1 && abs(frame.width - covered.width) < 1
            && abs(frame.height - covered.height) < 1
    }
}
