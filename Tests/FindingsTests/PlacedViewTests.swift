import Findings
import Testing

@Suite("Alignments of views that code places")
struct PlacedViewTests {
    private func count(_ code: String, path: String = "App/Photos.swift") throws -> Int {
        try CodeSample.says(.leftRightInCode, code, path: path).count
    }

    @Test(arguments: [
        ("next.frame = CGRect(x: width - 60, y: 0, width: 60, height: 20)", 0), ("next.isHidden = true", 1),
        ("next.frame = CGRect(x: 0, y: 0)\nnext.translatesAutoresizingMaskIntoConstraints = false", 1),
    ])
    func `a button that a frame keeps at its side has its image there in all languages`(
        layout: String,
        count: Int
    ) throws {
        let code = """
            class Bar: UIView {
            let next = UIButton()
            func setUp() { next.contentHorizontalAlignment = .right }
            override func layoutSubviews() {
            \(layout)
            }
            }
            """
        #expect(try self.count(code) == count)
    }

    @Test(arguments: [
        ("greaterThanOrEqualTo", "", 0), ("lessThanOrEqualTo", "", 0), ("equalTo", "", 1),
        ("greaterThanOrEqualTo", "size.maximumNumberOfLines = 2\n", 1),
        ("greaterThanOrEqualTo", "size.maximumNumberOfLines = 1\n", 0),
    ])
    func `a line of text that is only kept away from one side is as wide as its words`(
        relation: String,
        lines: String,
        count: Int
    ) throws {
        let code = """
            class Row: NSView {
            func fill(_ isFile: Bool) {
            if isFile {
            let size = NSTextField(labelWithString: text)
            size.alignment = .right
            \(lines)NSLayoutConstraint.activate([
            size.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -8),
            size.leadingAnchor.constraint(\(relation): cell.leadingAnchor, constant: 8),
            ])
            } else {
            let size = NSTextField(labelWithString: "")
            size.leadingAnchor.constraint(equalTo: cell.leadingAnchor).isActive = true
            }
            }
            }
            """
        // The alignment of a name that tells of no field is not looked at.
        #expect(try self.count(code.replacing("size", with: "sizeField")) == count)
    }

    @Test(arguments: [
        ("self.monthLabel = monthLabel;", "self.monthLabel.frame = rect;", 0),
        ("_monthLabel = monthLabel;", "self.monthLabel.frame = rect;", 0),
        ("self.monthLabel = monthLabel;", "self.dayLabel.frame = rect;", 1),
        ("[self addSubview:monthLabel];", "self.monthLabel.frame = rect;", 1),
    ])
    func `a local label of Objective-C that a property holds gets its frame elsewhere`(
        kept: String,
        layout: String,
        count: Int
    ) throws {
        let code = """
            - (void)layoutSubviews {
                \(layout)
            }
            - (void)initMonthLabel {
                UILabel* monthLabel = [[UILabel alloc] initWithFrame:CGRectZero];
                monthLabel.textAlignment = NSTextAlignmentRight;
                \(kept)
            }

            """
        #expect(try self.count(code, path: "App/Title.m") == count)
    }

    @Test(arguments: [
        ("case NSLayoutAttributeLeft:", 0), ("case NSLayoutAttributeTop:", 1), ("case UIRectEdgeRight:\n{", 0),
        ("case NSLayoutAttributeLeft:\nbreak;", 1), ("case NSLayoutAttributeLeft:\ndefault:", 1),
    ])
    func `a case of Objective-C for a side ties that side`(label: String, count: Int) throws {
        let code = """
            - (void)tie:(UIView *)view {
                switch (attribute) {
                \(label)
                [view.leftAnchor constraintEqualToAnchor:other.leftAnchor].active = YES;
                break;
                }
            }

            """
        #expect(try self.count(code, path: "App/Title.m") == count)
    }

    @Test func `what a closure makes for a property is tied elsewhere in the type`() throws {
        let code = """
            class Row: UIView {
            let label: UILabel = {
            let label = UILabel()
            label.textAlignment = .left
            return label
            }()
            func tie() { label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true }
            }
            """
        #expect(try count(code) == 0)
    }

    @Test(arguments: [("PingGraphView", 0), ("PingView", 1)])
    func `the views of a chart stand at its axes`(type: String, count: Int) throws {
        let code =
            "class \(type): UIView { func f() { box.rightAnchor.constraint(equalTo: rightAnchor).isActive = true } }"
        #expect(try self.count(code) == count)
    }
}
