extension LookTable {
    /// iOS 26: higher rows, wider switches, glass around the items of bars.
    static let iOS26: LookTable = {
        var table = iOS17
        // Rows of one line are 51 points high with lines of 19 1/3 points, and 52 with lines of 20 1/3.
        table.leastRowHeight = Figure(44, .unverified)
        table.rowPadding = Figure(15.8333, .snapshots)
        table.sectionGap = Figure(49, from: 24, to: 49, .snapshots)
        table.headerIsUppercase = false
        table.iconColumn = Figure(39, .snapshots)
        // The frame reaches 2 points beyond the margin of the row, so that this much less is taken from the label.
        table.switchWidth = Figure(61, from: 61, to: 63, .snapshots)
        table.switchHeight = Figure(28, .snapshots)
        table.sliderHeight = Figure(33.5, .documents)
        table.buttonGeneration = .capsules
        table.barItemGap = Figure(12, from: 8, to: 16, .unverified)
        // An app that was built with an earlier SDK has bars without glass there too.
        table.barButtonInset = Figure(12, from: 0, to: 16, .unverified)
        table.barHeight = Figure(54, from: 44, to: 54, .unverified)
        table.tabBarHeight = Figure(62, from: 49, to: 83, .unverified)
        table.tabInset = Figure(6, from: 0, to: 8, .unverified)
        table.alertWidth = Figure(300, from: 270, to: 320, .unverified)
        table.alertInset = Figure(24, from: 16, to: 30, .unverified)
        table.alertButtonHeight = Figure(48, from: 44, to: 48, .unverified)
        return table
    }()
}
