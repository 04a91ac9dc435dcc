/// A kind of rows in the page's data: its columns in the order of the cases, by the names that the script uses.
///
/// The list of cases is the only place that knows the order: it is written into the page, and the script makes objects
/// of rows with it.
protocol PageColumn: RawRepresentable<String>, CaseIterable, Sendable {
    /// The name of the kind.
    static var rowKind: String { get }

    /// The kind of the rows of which the column holds a list; `nil` if it holds a value.
    var rows: (any PageColumn.Type)? { get }
}

extension PageColumn {
    var rows: (any PageColumn.Type)? { nil }

    /// The columns as the page's data names them, those with rows as `name:kind`.
    static var names: [String] {
        allCases.map { $0.rawValue + ($0.rows.map { ":" + $0.rowKind } ?? "") }
    }
}

/// The kinds of rows in the page's data.
///
/// Lengths are points unless a column says otherwise. A rectangle is `[x, y, width, height]`. What is called a place is
/// an index into one of the data's lists.
enum PageColumns {
    static let all: [any PageColumn.Type] = [
        Locale.self, Finding.self, Occurrence.self, Limit.self, Fix.self, Picture.self, Run.self, Dimension.self,
        Box.self, Look.self, Image.self, Chrome.self, Screen.self, Cell.self, ScreenPicture.self, Text.self,
        PlacedRun.self, Budget.self,
    ]

    enum Locale: String, PageColumn {
        static let rowKind = "locale"
        case name, kind
    }

    enum Finding: String, PageColumn {
        static let rowKind = "finding"
        case id, rule, severity, table, key, title, message, file, line, occurrences, screen, object, view, limiting,
            fixes
        /// Pixels of the picture to a point.
        case scale
        case pictures
        /// What became of it since an older run: `new`, `changed` or `gone`.
        case change
        /// The place of what people take its view for among the data's roles, where that is known.
        case role
        /// Whether it is told in one line with the others of its document.
        case isFolded

        var rows: (any PageColumn.Type)? {
            switch self {
            case .occurrences: Occurrence.self
            case .limiting: Limit.self
            case .fixes: Fix.self
            case .pictures: Picture.self
            default: nil
            }
        }
    }

    enum Occurrence: String, PageColumn {
        static let rowKind = "occurrence"
        case locale, severity, text
        /// Words with units.
        case needed, available, excess
        /// The excess as a share of what there is; -1 if it is not one of size.
        case share
        case textSize, device, file, line, samples, setting, isUncertain
    }

    /// A constraint that keeps a text from growing.
    enum Limit: String, PageColumn {
        static let rowKind = "limit"
        case phrase, file, line, object
    }

    enum Fix: String, PageColumn {
        static let rowKind = "fix"
        case phrase, result, isWhole
    }

    /// A text in its box.
    enum Picture: String, PageColumn {
        static let rowKind = "picture"
        case locale, text, frame, box
        /// 1 if the width is not limited, plus 2 if the height is not.
        case open
        case shown, spills, runs, dimensions

        var rows: (any PageColumn.Type)? {
            switch self {
            case .runs: Run.self
            case .dimensions: Dimension.self
            default: nil
            }
        }
    }

    /// Glyphs of one size on one line; steps and heights are font units, and the scale is points in one of them.
    enum Run: String, PageColumn {
        static let rowKind = "run"
        case x, baseline, scale, glyphs, steps, heights
    }

    /// A line from `[x, y]` to `[x, y]` with a label.
    enum Dimension: String, PageColumn {
        static let rowKind = "dimension"
        case line, at, label, isVertical, isExcessive, isLabelBehind
    }

    /// A view.
    enum Box: String, PageColumn {
        static let rowKind = "box"
        case frame, role, object, name
        /// A place among the looks.
        case look
    }

    enum Screen: String, PageColumn {
        static let rowKind = "screen"
        case id, title, name, file, views, cells, pictures
        /// The row of the overview, which the copies of a document for its languages share.
        case row
        /// What it is shown on: `device`, `window` or `part`.
        case surface
        case isDesktop
        case bars
        /// The number of views that stand elsewhere than Xcode saved them.
        case differences
        /// The pictures of an older run.
        case before

        var rows: (any PageColumn.Type)? {
            switch self {
            case .cells: Cell.self
            case .pictures, .before: ScreenPicture.self
            default: nil
            }
        }
    }

    enum Cell: String, PageColumn {
        static let rowKind = "cell"
        case locale, device, textSize, texts, unchecked, findings, severity
        /// How many findings are not reported; absent for none.
        case leftOut
    }

    enum ScreenPicture: String, PageColumn {
        static let rowKind = "screenPicture"
        case locale, device, textSize, size, safeArea, boxes, texts, isRightToLeft, chrome

        var rows: (any PageColumn.Type)? {
            switch self {
            case .texts: Text.self
            case .chrome: Chrome.self
            default: nil
            }
        }
    }

    /// How a view looks.
    ///
    /// A colour is a name of the system's, or `#RRGGBBAA`, or two of those for light and dark.
    enum Look: String, PageColumn {
        static let rowKind = "look"
        case control, style, image, background, ink, tint, isOn, isDisabled, value, count, selected, border, borderWidth
        case cornerRadius, alpha, isSymbol, contentMode
    }

    /// An image of the app's catalog; the data is base 64.
    enum Image: String, PageColumn {
        static let rowKind = "image"
        case name, width, height, kind, data, isTemplate
    }

    /// What stands in the bars or the title of the window around a screen.
    enum Chrome: String, PageColumn {
        static let rowKind = "chrome"
        case place, text, image, isSelected
    }

    /// A text of a screen.
    enum Text: String, PageColumn {
        static let rowKind = "text"
        case key, object, value, box
        /// `[width, height]`.
        case needed
        /// The share of its size that it is shrunk to.
        case scale
        case runs, isCut, isRightToLeft, isUnchecked, isUntranslated

        var rows: (any PageColumn.Type)? { self == .runs ? PlacedRun.self : nil }
    }

    enum PlacedRun: String, PageColumn {
        static let rowKind = "placedRun"
        case x, baseline, run
    }

    enum Budget: String, PageColumn {
        static let rowKind = "budget"
        case table, key, text, file, line, screen, object, view, device, width, available, characters, breaksFirst,
            share
        /// The first places in code that ask for the string, as `path:line`.
        case uses
        /// How many places there are beyond these.
        case moreUses
    }
}
