extension LookTable {
    /// iOS 18: the lists, controls and bars of iOS 17.
    static let iOS18 = LookTable.iOS17
}
