extension LookTable {
    /// macOS 14 and 15.
    static let macOS14: LookTable = {
        var table = iOS17
        table.cardInset = Figure(20, from: 16, to: 20, .unverified)
        table.rowInset = Figure(10, from: 8, to: 12, .unverified)
        table.plainRowInset = Figure(8, from: 4, to: 16, .unverified)
        table.leastRowHeight = Figure(24, from: 22, to: 36, .unverified)
        table.rowPadding = Figure(4, from: 2, to: 10, .unverified)
        table.sectionGap = Figure(20, from: 10, to: 28, .unverified)
        table.headerIsUppercase = false
        table.iconColumn = Figure(26, from: 22, to: 30, .unverified)
        table.chevron = Figure(14, from: 10, to: 18, .unverified)
        table.switchWidth = Figure(38, from: 26, to: 54, .unverified)
        table.switchHeight = Figure(22, from: 15, to: 24, .unverified)
        table.stepperWidth = Figure(15, from: 13, to: 20, .documents)
        table.stepperHeight = Figure(22, from: 20, to: 28, .documents)
        table.sliderHeight = Figure(21, from: 16, to: 28, .documents)
        table.buttonGeneration = .desktop
        table.menuIndicator = Figure(30, from: 24, to: 38, .unverified)
        table.fieldInset = Figure(4, from: 2, to: 7, .unverified)
        table.fieldHeight = Figure(22, from: 21, to: 24, .documents)
        table.segmentHeight = Figure(24, from: 21, to: 28, .documents)
        table.segmentInset = Figure(10, from: 6, to: 12, .documents)
        table.dateWidth = Figure(92, from: 80, to: 110, .unverified)
        table.timeWidth = Figure(72, from: 60, to: 86, .unverified)
        table.dateHeight = Figure(22, .documents)
        table.circularProgress = Figure(32, from: 16, to: 32, .documents)
        table.linearProgress = Figure(20, from: 6, to: 20, .documents)
        table.groupBoxPadding = Figure(8, from: 4, to: 12, .unverified)
        table.barHeight = Figure(52, .unverified)
        table.barItemGap = Figure(8, .unverified)
        table.barButtonInset = Figure(10, from: 6, to: 14, .unverified)
        table.barTitleFont = Figure(15, from: 13, to: 15, .unverified)
        table.largeTitleFont = Figure(15, from: 13, to: 15, .unverified)
        table.largeTitleHeight = Figure(0, .unverified)
        table.barInset = Figure(20, from: 8, to: 80, .unverified)
        table.tabBarHeight = Figure(32, .unverified)
        table.tabFont = Figure(13, .documents)
        table.tabInset = Figure(10, from: 6, to: 12, .documents)
        table.sidebarWidth = Figure(200, from: 180, to: 260, .unverified)
        table.middleColumnWidth = Figure(250, from: 200, to: 320, .unverified)
        table.alertWidth = Figure(260, .unverified)
        table.alertInset = Figure(16, .unverified)
        table.alertButtonHeight = Figure(28, .unverified)
        table.menuWidth = Figure(1000, .unverified)
        table.menuRowHeight = Figure(22, .unverified)
        return table
    }()

    /// macOS 26: higher controls with capsules.
    static let macOS26: LookTable = {
        var table = macOS14
        table.leastRowHeight = Figure(28, from: 24, to: 40, .unverified)
        table.switchWidth = Figure(54, from: 38, to: 54, .unverified)
        table.fieldHeight = Figure(24, from: 22, to: 24, .documents)
        table.segmentHeight = Figure(24, from: 24, to: 28, .documents)
        return table
    }()
}
