internal import TextMeasurement

extension FontCatalogue {
    /// The families in the order in which they are asked for a glyph.
    static let allFamilies: [Family] = [
        inter("Inter", "Inter", role: .systemText, opticalSize: 14),
        inter("Inter Display", "InterDisplay", role: .systemDisplay, opticalSize: 32),
        noto("Noto Sans Arabic", "NotoSansArabic", "Arab", hasBold: true),
        noto("Noto Sans Hebrew", "NotoSansHebrew", "Hebr", hasBold: true),
        noto("Noto Sans Thai", "NotoSansThai", "Thai", hasBold: true),
        noto("Noto Sans Devanagari", "NotoSansDevanagari", "Deva", hasBold: true),
        noto("Noto Sans Bengali", "NotoSansBengali", "Beng", hasBold: true),
        noto("Noto Sans Tamil", "NotoSansTamil", "Taml", hasBold: true),
        noto("Noto Sans Telugu", "NotoSansTelugu", "Telu", hasBold: true),
        noto("Noto Sans Malayalam", "NotoSansMalayalam", "Mlym", hasBold: true),
        noto("Noto Sans Kannada", "NotoSansKannada", "Knda", hasBold: true),
        noto("Noto Sans Gujarati", "NotoSansGujarati", "Gujr", hasBold: true),
        noto("Noto Sans Gurmukhi", "NotoSansGurmukhi", "Guru", hasBold: true),
        noto("Noto Sans Oriya", "NotoSansOriya", "Orya", hasBold: true),
        noto("Noto Sans Sinhala", "NotoSansSinhala", "Sinh", hasBold: true),
        noto("Noto Sans Myanmar", "NotoSansMyanmar", "Mymr", hasBold: true),
        noto("Noto Sans Khmer", "NotoSansKhmer", "Khmr", hasBold: true),
        noto("Noto Sans Lao", "NotoSansLao", "Laoo", hasBold: true),
        noto("Noto Sans Georgian", "NotoSansGeorgian", "Geor", hasBold: true),
        noto("Noto Sans Armenian", "NotoSansArmenian", "Armn", hasBold: true),
        noto("Noto Sans Ethiopic", "NotoSansEthiopic", "Ethi", hasBold: true),
        noto("Noto Sans Cherokee", "NotoSansCherokee", "Cher", hasBold: true),
        noto("Noto Sans Canadian Aboriginal", "NotoSansCanadianAboriginal", "Cans", hasBold: true),
        noto("Noto Sans Mongolian", "NotoSansMongolian", "Mong", hasBold: false),
        noto("Noto Sans Syriac", "NotoSansSyriac", "Syrc", hasBold: false),
        noto("Noto Sans Thaana", "NotoSansThaana", "Thaa", hasBold: true),
        noto("Noto Sans NKo", "NotoSansNKo", "Nkoo", hasBold: false),
        noto("Noto Sans Tifinagh", "NotoSansTifinagh", "Tfng", hasBold: false),
        noto("Noto Sans Javanese", "NotoSansJavanese", "Java", hasBold: true),
        noto("Noto Sans Yi", "NotoSansYi", "Yiii", hasBold: false),
        noto("Noto Sans Vai", "NotoSansVai", "Vaii", hasBold: false),
        noto("Noto Sans Coptic", "NotoSansCoptic", "Copt", hasBold: false),
        noto("Noto Sans Adlam", "NotoSansAdlam", "Adlm", hasBold: true),
        noto("Noto Sans Ol Chiki", "NotoSansOlChiki", "Olck", hasBold: true),
        noto("Noto Sans Meetei Mayek", "NotoSansMeeteiMayek", "Mtei", hasBold: true),
        noto("Noto Serif Tibetan", "NotoSerifTibetan", "Tibt", hasBold: true),
        notoSansCJK,
        noto("Noto Sans", "NotoSans", role: .general, hasBold: true),
        noto("Noto Sans Symbols", "NotoSansSymbols", role: .general, hasBold: true),
        noto("Noto Sans Symbols 2", "NotoSansSymbols2", role: .general, hasBold: false),
        noto("Noto Sans Math", "NotoSansMath", role: .general, hasBold: false),
        Family(
            name: "Noto Color Emoji",
            role: .emoji,
            scripts: [],
            licence: "OFL-1.1",
            debianPackage: "fonts-noto-color-emoji",
            homebrewCask: "font-noto-color-emoji",
            faces: [noto("NotoColorEmoji", family: "Noto Color Emoji", .regular, files: ["NotoColorEmoji.ttf"])]
        ),
        liberation("Liberation Sans", "LiberationSans"),
        liberation("Liberation Serif", "LiberationSerif"),
        liberation("Liberation Mono", "LiberationMono"),
    ]

    /// A family of Liberation: regular and bold, upright and italic, in this order.
    private static func liberation(_ name: String, _ stem: String) -> Family {
        let styles: [(name: String, weight: FontWeight, isItalic: Bool)] = [
            ("Regular", .regular, false), ("Italic", .regular, true), ("Bold", .bold, false),
            ("BoldItalic", .bold, true),
        ]
        return Family(
            name: name,
            role: .named,
            scripts: [],
            licence: "OFL-1.1",
            debianPackage: "fonts-liberation2",
            homebrewCask: "font-liberation",
            faces: styles.map { style in
                FaceSource(
                    postScriptName: style.name == "Regular" ? stem : "\(stem)-\(style.name)",
                    family: name,
                    weight: style.weight,
                    isItalic: style.isItalic,
                    files: [FaceSource.File(name: "\(stem)-\(style.name).ttf", faceIndex: 0)],
                    keepsContextualAlternates: false
                )
            }
        )
    }

    /// Inter or Inter Display, upright and italic, in nine weights.
    ///
    /// Static instances come first; the variable fonts of the same release have the same advances and kerning. Releases
    /// from 4.0 on keep both families in one font with an axis of optical sizes; they are not calibrated.
    private static func inter(_ name: String, _ stem: String, role: Role, opticalSize: Int) -> Family {
        let faces = FontWeight.allCases.flatMap { weight in
            [false, true].map { isItalic in
                let style = (weight == .regular && isItalic ? "" : styleName(of: weight)) + (isItalic ? "Italic" : "")
                func variable(_ name: String, _ optical: Int?) -> FaceSource.File {
                    FaceSource.File(
                        name: name,
                        faceIndex: 0,
                        weightAxis: weight.axisValue,
                        opticalSizeAxis: optical
                    )
                }
                let files = [
                    FaceSource.File(name: "\(stem)-\(style).otf", faceIndex: 0),
                    FaceSource.File(name: "\(stem)-\(style).ttf", faceIndex: 0),
                    variable("\(stem)-\(isItalic ? "italic" : "roman").var.ttf", nil),
                    variable(isItalic ? "InterVariable-Italic.ttf" : "InterVariable.ttf", opticalSize),
                ]
                return FaceSource(
                    postScriptName: "\(stem)-\(style)",
                    family: name,
                    weight: weight,
                    isItalic: isItalic,
                    files: files,
                    keepsContextualAlternates: false
                )
            }
        }
        return Family(
            name: name,
            role: role,
            scripts: [],
            licence: "OFL-1.1",
            debianPackage: "fonts-inter",
            homebrewCask: "font-inter",
            faces: faces
        )
    }

    private static func styleName(of weight: FontWeight) -> String {
        switch weight {
        case .ultraLight: "Thin"
        case .thin: "ExtraLight"
        case .light: "Light"
        case .regular: "Regular"
        case .medium: "Medium"
        case .semibold: "SemiBold"
        case .bold: "Bold"
        case .heavy: "ExtraBold"
        case .black: "Black"
        }
    }

    /// A family of Noto with the weights Regular and, mostly, Bold.
    private static func noto(
        _ name: String,
        _ stem: String,
        _ script: StaticString? = nil,
        role: Role = .script,
        hasBold: Bool
    ) -> Family {
        let weights: [FontWeight] = hasBold ? [.regular, .bold] : [.regular]
        return Family(
            name: name,
            role: role,
            scripts: script.map { [Script($0)] } ?? [],
            licence: "OFL-1.1",
            debianPackage: "fonts-noto-core",
            homebrewCask: "font-" + name.lowercased().split(separator: " ").joined(separator: "-"),
            faces: weights.map { weight in
                let style = weight == .bold ? "Bold" : "Regular"
                let files = ["\(stem)-\(style).ttf", "\(stem)-\(style).otf"]
                return noto("\(stem)-\(style)", family: name, weight, files: files, variable: "\(stem)[wdth,wght].ttf")
            }
        )
    }

    private static func noto(
        _ postScriptName: String,
        family: String,
        _ weight: FontWeight,
        files: [String],
        variable: String? = nil
    ) -> FaceSource {
        let axes = variable.map { [FaceSource.File(name: $0, faceIndex: 0, weightAxis: weight.axisValue)] } ?? []
        return FaceSource(
            postScriptName: postScriptName,
            family: family,
            weight: weight,
            isItalic: false,
            files: files.map { FaceSource.File(name: $0, faceIndex: 0) } + axes,
            keepsContextualAlternates: false
        )
    }

    /// The regions of Noto Sans CJK, in the order of the faces in its collection.
    static let eastAsianRegions = ["jp", "kr", "sc", "tc", "hk"]

    private static let notoSansCJK = Family(
        name: "Noto Sans CJK",
        role: .eastAsian,
        scripts: [.han, .hiragana, .katakana, .hangul, .bopomofo],
        licence: "OFL-1.1",
        debianPackage: "fonts-noto-cjk",
        homebrewCask: "font-noto-sans-cjk",
        faces: [FontWeight.regular, .bold].flatMap { weight in
            eastAsianRegions.indices.map { region in
                let style = weight == .bold ? "Bold" : "Regular"
                return FaceSource(
                    postScriptName: "NotoSansCJK\(eastAsianRegions[region])-\(style)",
                    family: "Noto Sans CJK",
                    weight: weight,
                    isItalic: false,
                    files: [FaceSource.File(name: "NotoSansCJK-\(style).ttc", faceIndex: region)],
                    keepsContextualAlternates: false
                )
            }
        }
    )
}
