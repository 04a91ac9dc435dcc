/// The English names of languages, for sentences: `in German`, and not `in de`.
///
/// A table and not the system's names, which differ between machines: reports are the same everywhere. The names are those of
/// CLDR's English display names.
package enum LanguageName {
    /// The name of a language, with its script or region in brackets where the tag has one.
    ///
    /// - Parameter tag: a language tag, as `pt-BR`.
    /// - Returns: `Portuguese (Brazil)`; the tag itself for a pseudolocale, and for what is not in the table.
    package static func of(_ tag: String) -> String {
        let parts = tag.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
        guard let code = parts.first, let language = languages[code], parts.count < 3 else { return tag }
        guard parts.count == 2 else { return language }
        guard let place = scripts[parts[1]] ?? regions[parts[1]] else { return tag }
        return "\(language) (\(place))"
    }

    private static let languages = table(
        """
        af Afrikaans,am Amharic,ar Arabic,as Assamese,az Azerbaijani,be Belarusian,bg Bulgarian,bn Bangla,bo Tibetan,br Breton,
        bs Bosnian,ca Catalan,ckb Central Kurdish,cs Czech,cy Welsh,da Danish,de German,el Greek,en English,eo Esperanto,es Spanish,
        et Estonian,eu Basque,fa Persian,fi Finnish,fil Filipino,fo Faroese,fr French,fy Western Frisian,ga Irish,
        gd Scottish Gaelic,gl Galician,gu Gujarati,ha Hausa,haw Hawaiian,he Hebrew,hi Hindi,hr Croatian,hsb Upper Sorbian,
        ht Haitian Creole,hu Hungarian,hy Armenian,ia Interlingua,id Indonesian,is Icelandic,it Italian,ja Japanese,ka Georgian,
        kab Kabyle,kk Kazakh,km Khmer,kn Kannada,ko Korean,ku Kurdish,ky Kyrgyz,lb Luxembourgish,lo Lao,lt Lithuanian,lv Latvian,
        mi Māori,mk Macedonian,ml Malayalam,mn Mongolian,mr Marathi,ms Malay,mt Maltese,my Burmese,nb Norwegian Bokmål,ne Nepali,
        nl Dutch,nn Norwegian Nynorsk,no Norwegian,oc Occitan,or Odia,pa Punjabi,pl Polish,ps Pashto,pt Portuguese,ro Romanian,
        ru Russian,sc Sardinian,si Sinhala,sk Slovak,sl Slovenian,so Somali,sq Albanian,sr Serbian,sv Swedish,sw Swahili,
        ta Tamil,te Telugu,tg Tajik,th Thai,tk Turkmen,tr Turkish,tt Tatar,ug Uyghur,uk Ukrainian,ur Urdu,uz Uzbek,
        vi Vietnamese,xh Xhosa,yi Yiddish,yo Yoruba,yue Cantonese,zh Chinese,zu Zulu
        """
    )

    private static let scripts = table(
        "Arab Arabic,Cyrl Cyrillic,Deva Devanagari,Hans Simplified,Hant Traditional,Latn Latin,Mong Mongolian"
    )

    private static let regions = table(
        """
        419 Latin America,AR Argentina,AT Austria,AU Australia,BE Belgium,BR Brazil,CA Canada,CH Switzerland,CL Chile,CN China,
        CO Colombia,DE Germany,EG Egypt,ES Spain,FR France,GB United Kingdom,HK Hong Kong,ID Indonesia,IE Ireland,IL Israel,IN India,
        IR Iran,IT Italy,JP Japan,KR South Korea,MO Macao,MX Mexico,NL Netherlands,NO Norway,NZ New Zealand,PK Pakistan,
        PT Portugal,RO Romania,RU Russia,SA Saudi Arabia,SE Sweden,SG Singapore,TR Türkiye,TW Taiwan,UA Ukraine,
        US United States,ZA South Africa
        """
    )

    /// Entries between commas, each a code and a name behind a space.
    private static func table(_ text: String) -> [String: String] {
        var names: [String: String] = [:]
        for entry in text.split(whereSeparator: { $0 == "," || $0 == "\n" }) {
            let parts = entry.split(separator: " ", maxSplits: 1)
            if parts.count == 2 { names[String(parts[0])] = String(parts[1]) }
        }
        return names
    }
}
