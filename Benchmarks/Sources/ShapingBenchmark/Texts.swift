import Foundation

/// The texts that are measured.
enum Texts {
    /// Texts out of a file with one JSON object a line, as `Scripts/sample-texts` writes it; else made-up ones.
    static func load(_ path: String?) throws -> [String] {
        guard let path else { return madeUp(count: 20_000) }
        struct Line: Decodable { var text: String }
        let decoder = JSONDecoder()
        return try Data(contentsOf: URL(filePath: path)).split(separator: 0x0A).map {
            try decoder.decode(Line.self, from: $0).text
        }
    }

    private static let words = [
        "Add Delete Share Photo Album Settings iCloud Library Cancel Done Search Favourite Your the and with of to is",
        "Hinzufügen Löschen Teilen Fotos Mediathek Einstellungen Abbrechen Fertig Suchen und mit der von über für ist",
        "Добавить Удалить Поделиться Фотографии Медиатека Настройки Отменить Готово Поиск и с для из на это",
        "Προσθήκη Διαγραφή Κοινή χρήση Φωτογραφίες Ρυθμίσεις Άκυρο Τέλος Αναζήτηση και με για από είναι",
        "إضافة حذف مشاركة الصور المكتبة الإعدادات إلغاء تم بحث مع من في إلى هذا",
        "הוספה מחיקה שיתוף תמונות ספרייה הגדרות ביטול סיום חיפוש עם של אל זה",
        "जोड़ें मिटाएँ साझा करें तस्वीरें लाइब्रेरी सेटिंग रद्द पूर्ण खोजें और के साथ से में यह",
        "เพิ่ม ลบ แชร์ รูปภาพ คลัง การตั้งค่า ยกเลิก เสร็จสิ้น ค้นหา และ กับ ของ จาก", "追加 削除 共有 写真 ライブラリ 設定 キャンセル 完了 検索 する から まで です",
        "추가 삭제 공유 사진 보관함 설정 취소 완료 검색 그리고 에서 까지 입니다",
    ].map { $0.split(separator: " ").map(String.init) }

    /// One to nine words of one language, the same in every run.
    ///
    /// English and German make half of the texts, as in real tables.
    private static func madeUp(count: Int) -> [String] {
        var state: UInt64 = 1
        func random(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        return (0..<count).map { index in
            let language = words[random(2) == 0 ? random(2) : random(words.count)]
            var text = (0...random(9)).map { _ in language[random(language.count)] }.joined(separator: " ")
            if random(3) == 0 { text += " \(index % 997)" }
            return text + (random(4) == 0 ? "…" : "")
        }
    }
}
