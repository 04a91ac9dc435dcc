import CodeFacts
import Testing

struct WrittenTextTests {
    @Test(arguments: [
        ("Hello", true), ("Add photo", true), ("No results", true), ("Сохранить", true), ("保存", true),
        ("", false), ("…", false), ("%d", false), ("12:30", false), ("OK", false), ("GPS", false), ("kg", false),
        ("photoCell", false), ("photo_cell", false), ("chevron.left", false), ("https://example.com", false),
        ("name@example.com", false), ("/tmp/a", false), ("Label", false), ("Lorem ipsum dolor", false),
        ("YouTube", false), ("\u{FFFC} MB", false), ("\u{FFFC} of \u{FFFC}", false), ("\u{FFFC} photos", true),
        ("Apple Watch", false), ("Secure Enclave 🔑", false), ("Open on Apple Watch", true), ("Deutsch", false),
        ("Español (América Latina)", false),
        ("Česky", false), ("Tschechisch", true), ("SELECT * FROM photos", false),
        ("query User($name: String!) { user(login: $name) { id } }", false),
        ("path/to/photos", false), ("and/or", true), ("day/week/month", true), ("path/to/the photos", true),
        ("Select photos from albums", true), ("© Jane's Photos", false), ("Error:\nline = \u{FFFC}", false),
        ("brew install photos", false), ("The quick brown fox", false), ("Photo Mania", true),
        ("Core Audio", false), ("Bluetooth LE", false), ("QuickTime", false), ("Uses Core Audio", true),
        ("Google Pay", false), ("Stripe", false), ("Pay with Google Pay", true),
        ("\u{1427}\u{1427}\u{1427}\u{1427}", false), ("xxxxxx", false), ("哈哈哈", true),
        ("↻ㄅ", false), ("あ", false), ("🔒 א/A", false), ("Ж", false), ("新", true), ("↻保存", true), ("NO-TITLE", false),
        ("NO TITLE", true), ("ECDSA-SK-CERT", false),
        ("ADD-ON", true), ("~/Library/Application Support/Photos", false), ("h264", false), ("iPhone", false),
        ("h2, .title", false), ("p.excerpt, .summary", false), ("#main .title", false),
        ("Add a title, e.g. home", true),
        ("ZXArt", false), ("VGMRips", false), ("PDFs", true), ("E-Mail", true), ("QUIT", false), ("mmol/L", false),
        ("and/or", true), ("dd MMM yy", false), ("EEEE, d MMMM", false), ("HH:mm:ss", false),
        ("Mad Sam", true),
        ("\u{FFFC} Gwei", false), ("You are a helpful writing assistant. Be brief.", false),
        ("You are a member of this album.", true),
        ("Version \u{FFFC}", true), ("on", false), ("done", false),
    ])
    func `a text is for people if it has words of a language`(text: String, isForPeople: Bool) {
        #expect(WrittenText(text).isForPeople() == isForPeople)
    }

    @Test func `names of the app are no words`() {
        #expect(!WrittenText("Photomania").isForPeople(names: ["photomania"]))
        #expect(WrittenText("Photomania").isForPeople())
        // As two words, it is the name still.
        #expect(!WrittenText("Photo Mania").isForPeople(names: ["photomania"]))
        #expect(WrittenText("About Photo Mania").isForPeople(names: ["photomania"]))
    }

    @Test func `values are holes, whether they are interpolated or formatted`() {
        #expect(WrittenText("%1$@ of %lld%%").withoutSpecifiers.text == "\u{FFFC} of \u{FFFC}%%")
        #expect(WrittenText("\u{FFFC} left").spelling == "%@ left")
    }
}
