/// The fonts that every iPhone, iPad or Mac has, so that an app need not ship them.
///
/// Apple's lists of the fonts of iOS 13 to 18 and macOS 10.15 to 15, by the beginnings of their PostScript names.
package enum AppleFonts {
    /// Whether a PostScript name is that of a font of the system.
    ///
    /// - Complexity: O(*n*) in the number of families.
    package static func hasFont(named name: String) -> Bool {
        let bare = name.hasPrefix(".") ? name.dropFirst() : name[...]
        return families.contains { bare.hasPrefix($0) }
    }

    private static let families = [
        // Chinese, Japanese and Korean
        "Hiragino", "HiraKaku", "HiraMin", "HiraMaru", "PingFang", "STHeiti", "STXihei", "STSong", "STFangsong",
        "STKaiti", "STKaiTi", "STYuanti", "STBaoli", "STLibian", "STXingkai", "Songti", "Kaiti", "Heiti", "Hei", "Kai",
        "Yuanti", "Baoli", "Libian", "Xingkai", "Hannotate", "HanziPen", "LiHei", "LiSong", "LiGothic", "LingWai",
        "Lantinghei", "FZLTXHK", "FZLTZHK", "FZLTTHK", "Wawati", "WawaTC", "WawaSC", "Weibei", "Yuppy", "BiauKai",
        "AppleSDGothicNeo", "AppleGothic", "AppleMyungjo", "NanumGothic", "NanumMyeongjo", "NanumBrush", "NanumPen",
        "GungSeo", "PCmyoungjo", "HeadLineA", "PilGi", "Osaka", "YuGo", "YuMin", "YuKyo", "Klee", "Tsukushi", "Toppan",
        "TsukuA", "TsukuB", "Lahore",
        // Arabic, Hebrew, Indic and South East Asian scripts
        "GeezaPro", "Geeza", "DamascusPUA", "Damascus", "AlNile", "AlBayan", "AlTarikh", "Baghdad", "Beirut",
        "DecoType",
        "DiwanKufi", "DiwanThuluth", "DiwanMishafi", "Farah", "Farisi", "KufiStandard", "Mishafi", "Muna", "Nadeem",
        "Sana", "Waseem", "NotoNastaliqUrdu", "Raanana", "ArialHebrew", "Corsiva", "NewPeninim", "Kohinoor",
        "Devanagari",
        "ITFDevanagari", "ShreeDev", "Bangla", "Gujarati", "Gurmukhi", "MonotypeGurmukhi", "Kannada", "Malayalam",
        "Oriya", "Sinhala", "Tamil", "Telugu", "InaiMathi", "DiwanKufi", "Mukta", "Thonburi", "Ayuthaya", "Krungthep",
        "Sathu", "Silom", "Khmer", "Lao", "Myanmar", "NotoSans", "NotoSerif", "Kailasa", "Kefa", "EuphemiaUCAS",
        "GranthaSangam", "MshtakanB", "Mshtakan", "PlantagenetCherokee", "Galvji", "Sukhumvit", "SukhumvitSet",
        // Latin
        "AcademyEngraved", "AmericanTypewriter", "AndaleMono", "Apple", "Arial", "Athelas", "Avenir", "Baskerville",
        "BigCaslon", "Bodoni", "Bradley", "BrushScript", "Chalkboard", "Chalkduster", "Charter", "Cochin", "ComicSans",
        "Copperplate", "Courier", "DINAlternate", "DINCondensed", "Didot", "Futura", "Geneva", "Georgia", "GillSans",
        "GrandHotel", "Helvetica", "Herculanum", "Hoefler", "Impact", "IowanOldStyle", "KohinoorLatin", "LucidaGrande",
        "Luminari", "Marion", "MarkerFelt", "Menlo", "MicrosoftSansSerif", "Monaco", "NewYork", "Noteworthy", "Optima",
        "Palatino", "Papyrus", "Party", "PartyLET", "Phosphate", "PTMono", "PTSans", "PTSerif", "Rockwell",
        "SavoyeLet", "SavoyeLET", "SFCompact", "SFMono", "SFPro", "SFNS", "SFUI", "SanFrancisco", "Seravek",
        "SignPainter",
        "Skia", "SnellRoundhand", "STIX", "Superclarendon", "Symbol", "Tahoma", "Times", "Trattatello", "Trebuchet",
        "Verdana", "Webdings", "Wingdings", "ZapfDingbats", "Zapfino", "LastResort", "SystemFont",
    ]
}
