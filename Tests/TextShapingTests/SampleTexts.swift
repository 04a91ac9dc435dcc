import Foundation
import TextMeasurement

/// A text and the language that it is in.
struct SampleText: Sendable, Codable, Hashable {
    var text: String
    var locale: String
}

/// Texts to hold against other programs.
enum SampleTexts {
    /// The texts of a file with one JSON object a line, named in the environment (`OVERSET_TEXTS`), as
    /// `Scripts/sample-texts` writes it; else ``own``.
    static func texts() throws -> [SampleText] {
        guard let path = ProcessInfo.processInfo.environment["OVERSET_TEXTS"] else { return own }
        let decoder = JSONDecoder()
        return try Data(contentsOf: URL(filePath: path)).split(separator: 0x0A).map {
            try decoder.decode(SampleText.self, from: $0)
        }
    }

    /// Interface texts in many scripts: specifiers, digits, punctuation, mixed directions, marks, joiners, symbols.
    static let own: [SampleText] = groups.flatMap { group in
        group.texts.map { SampleText(text: $0, locale: group.locale) }
    }

    private static let groups: [(locale: String, texts: [String])] = [
        (
            "en",
            [
                "OK", "Save to Files…", "AVATAR, To Wo Ty. Yo! LT’s", "4x6 -> 0x%08x (96 x 96)",
                "%1$@ of %2$lld, or 50 %",
                "ﬁnd office affluent fjord", "“Quoted” — ‘single’, 1,234.50 €", "Pull to refresh. Then wait, and wait.",
            ]
        ),
        ("de", ["Größe ändern", "Über „Fotos“ öffnen", "Straße/Fußgängerüberführung", "ẞ Ä Ö Ü"]),
        ("fr", ["« Œuvre » : l’été où ?", "Réglages\u{202F}; ça va\u{00A0}!"]),
        ("vi", ["Chọn ảnh để chia sẻ", "Ễ Ậ Ữ ợ ẵ", "Đồng bộ hoá thư viện"]),
        ("pl", ["Zażółć gęślą jaźń"]),
        ("tr", ["İşlem iptal edildi, ılık ağ", "fi ffi"]),
        ("el", ["Επιλογή φωτογραφιών", "Άνοιγμα· ϊΐ ΰ;", "ᾳ ᾧ Ἀθῆναι"]),
        ("ru", ["Сохранить в «Файлы»…", "Ёлка № 5, щёлкни", "Т.А.В.У."]),
        ("sr", ["Подешавања: бгдпт ђћ"]),
        ("uk", ["Зберегти їжака в ґніздо"]),
        ("he", ["שמירה בקבצים", "פתח את iCloud (3 מתוך 12)", "שָׁלוֹם עוֹלָם", "מחיר: ‎50 ₪‎ בלבד"]),
        (
            "ar",
            [
                "حفظ في الملفات", "لا إله الآن (12 من 34)", "اختر iPhone أو iPad", "مُحَمَّدٌ", "٪١٢٫٥ و٣٤",
                "إلى الأمام – 3:45 م", "حـــفظ",
            ]
        ),
        ("fa", ["می‌خواهم پروندهٔ ۱۲ را ذخیره کنم", "گزینه‌ها"]),
        ("ur", ["محفوظ کریں، ٹھیک ہے"]),
        ("hi", ["फ़ाइलों में सहेजें", "क्या आप 12 में से 3 हटाना चाहते हैं?", "श्री क्ष त्र ज्ञ र्‍य ड़ ढ़", "द्ध ट्ठ हृदय"]),
        ("mr", ["ॲप उघडा, ळ"]),
        ("bn", ["ফাইলে সংরক্ষণ করুন", "১২টির মধ্যে ৩টি (50%)", "ক্ষ জ্ঞ র্য র‍্য কো"]),
        ("ta", ["கோப்புகளில் சேமி", "ஸ்ரீ க்ஷ கொ கௌ (12)"]),
        ("te", ["ఫైల్‌లలో సేవ్ చేయి", "క్ష్మి స్త్రీ"]),
        ("ml", ["ഫയലുകളിൽ സംരക്ഷിക്കുക", "ക്ഷ്മ ന്റെ ൺൻർൽൾ"]),
        ("kn", ["ಕಡತಗಳಲ್ಲಿ ಉಳಿಸಿ", "ಸ್ತ್ರೀ ರ್ಕ"]),
        ("gu", ["ફાઇલોમાં સાચવો ક્ષ ત્ર"]),
        ("pa", ["ਫ਼ਾਈਲਾਂ ਵਿੱਚ ਸੰਭਾਲੋ"]),
        ("si", ["ගොනු තුළ සුරකින්න ක්‍ෂ"]),
        ("th", ["บันทึกไปยังไฟล์", "น้ำ กำ ผู้ใหญ่ ปี่ (3 จาก 12)", "ไม่อนุญาต"]),
        ("lo", ["ບັນທຶກໃສ່ໄຟລ໌", "ນ້ຳ ປີ້"]),
        ("km", ["រក្សាទុកក្នុងឯកសារ", "ស្ត្រី ខ្ញុំ ក្រៅ (3/12)"]),
        ("my", ["ဖိုင်များတွင် သိမ်းရန်", "က္က င်္က ကြွ"]),
        ("bo", ["ཡིག་ཆ་ཉར་ཚགས།", "རྒྱུ་སྒྲིབ"]),
        ("ka", ["ფაილებში შენახვა"]),
        ("hy", ["Պահպանել ֆայլերում"]),
        ("am", ["ወደ ፋይሎች አስቀምጥ"]),
        ("ja", ["ファイルに保存", "写真を3枚選択（全12枚）", "「ガラケー」が\u{3099}ｶﾞ", "iCloudの設定…", "東京－大阪〜神戸"]),
        ("ko", ["파일에 저장", "사진 3장 선택 (총 12장)", "가각갂 각 한글", "iPhone에서 열기"]),
        ("zh-Hans", ["存储到“文件”", "已选择 3 张，共 12 张", "骨门角直，令"]),
        ("zh-Hant", ["儲存到「檔案」", "骨門角直，令：50%"]),
        ("zh-HK", ["儲存到「檔案」嘅"]),
        (
            "",
            [
                "👍🏽 👨‍👩‍👧 🇩🇪 1️⃣", "a\u{301}e\u{308}x\u{323}\u{302}", "→ ⇧⌘Q √2 ≤ ∞", "\u{2067}אב (cd)\u{2069} 12", "–", "   ",
                "a\tb",
            ]
        ),
    ]
}
