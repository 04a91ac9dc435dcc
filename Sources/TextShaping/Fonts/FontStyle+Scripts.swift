/// How far the widths of scripts are from those of Apple's systems, which have faces of their own for them.
extension FontStyle {
    /// How far the advances of a fallback face may be off in a script, as a share.
    ///
    /// The shares are the largest differences of labels and buttons that Xcode fitted to their words on macOS:
    ///
    /// | script | saved controls of | narrower or wider than the substitute |
    /// |---|---|---|
    /// | Arabic | 5 of one framework | 4 to 13 % narrower |
    /// | Thai | 4 of one framework | 2 to 8.5 % wider |
    /// | Chinese and Japanese | some sixty of five apps | from 8 % narrower to 4 % wider, most as wide |
    /// | Korean | some thirty of three apps | up to 2 % narrower |
    ///
    /// Of other scripts no such controls are known. Their faces are drawn as freely as those of Arabic and Thai, so that
    /// they get a share between these.
    ///
    /// - Parameter script: that of a run in a fallback face.
    /// - Returns: the share of the advance.
    static func fallbackUncertainty(of script: Script) -> Double {
        switch script {
        case .arabic: 0.13
        case .thai: 0.09
        case .han, .hiragana, .katakana, .bopomofo: 0.08
        case .hangul, .latin, .greek, .cyrillic, .common, .inherited, .unknown: fallbackUncertainty
        default: otherScripts
        }
    }

    /// The share of scripts of which no fitted widths are known.
    private static let otherScripts = 0.1
}
