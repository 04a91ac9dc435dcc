import Findings
import Testing

struct LeftRightInCodeTests {
    @Test(arguments: [
        ("label.textAlignment = .left", "'left' is the same side in every language; use natural"),
        (
            "a.leftAnchor.constraint(equalTo: b.leftAnchor).isActive = true",
            "'leftAnchor' does not flip in right-to-left languages; use leadingAnchor"
        ),
        (
            "let i = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 8)",
            "the left and right insets differ and do not flip; use NSDirectionalEdgeInsets"
        ),
        (
            "let i = Image(systemName: \"chevron.left\")",
            "'chevron.left' points the same way in every language; use chevron.backward"
        ),
        (
            "let i = UIImage(systemName: \"arrow.right.circle.fill\")",
            "'arrow.right.circle.fill' points the same way in every language; use arrow.forward.circle.fill"
        ),
        ("button.contentHorizontalAlignment = .right", "'right' is the same side in every language; use trailing"),
    ])
    func `a side is found`(code: String, message: String) throws {
        #expect(try CodeSample.says(.leftRightInCode, code) == ["1 note: " + message])
    }

    @Test(arguments: [
        "label.textAlignment = .natural", "label.textAlignment = .center",
        "a.leftAnchor.constraint(equalTo: b.leftAnchor).isActive = true\na.widthAnchor.constraint(equalTo: b.widthAnchor).isActive = true",
        "let a = ASInsetLayoutSpec(insets: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 8), child: b)",
        "func f() { a.leftAnchor.constraint(equalTo: isLeftHanded ? b.leftAnchor : c.leftAnchor).isActive = true }",
        "a.leadingAnchor.constraint(equalTo: b.leadingAnchor)",
        "let i = UIEdgeInsets(top: 1, left: 8, bottom: 2, right: 8)", "let i = Image(systemName: \"chevron.up\")",
        "let i = Image(systemName: \"arrow.left.and.right\")", "gesture.direction = .left",
        "label.textAlignment = .right\nlabel.setContentHuggingPriority(.required, for: .horizontal)",
        "b.contentHorizontalAlignment = .right\nb.setContentHuggingPriority(.required, for: .horizontal)",
        "lazy var a: UILabel = { let l = UILabel(); l.textAlignment = .right\nl.setContentHuggingPriority(.required, for: .horizontal); return l }()\nlazy var b: UILabel = { let l = UILabel(); l.numberOfLines = 0; return l }()",
        "let i = image.resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 8))",
        "let i = image.resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 8), resizingMode: .tile)",
        "node.hitTestSlop = UIEdgeInsets(top: 0, left: -8, bottom: 0, right: 0)",
        "let touchInsets = UIEdgeInsets(top: 0, left: -8, bottom: 0, right: 0)",
        "let i = Image(systemName: \"chevron.left\").flipsForRightToLeftLayoutDirection(true)",
        "a.leftAnchor.constraint(equalTo: b.leftAnchor)\na.rightAnchor.constraint(equalTo: b.rightAnchor)",
        """
        a.leftAnchor.constraint(equalTo: b.leftAnchor, constant: 8).isActive = true
        a.rightAnchor.constraint(equalTo: b.rightAnchor, constant: -8).isActive = true
        """,
        """
        a.leftAnchor.constraint(equalTo: b.leftAnchor, constant: C.padding[1]).isActive = true
        a.rightAnchor.constraint (equalTo: b.rightAnchor, constant: -C.padding[1]).isActive = true
        """,
        """
        a.leftAnchor.constraint(equalTo: b.leftAnchor, constant: -(width / 2)),
        a.rightAnchor.constraint(equalTo: b.rightAnchor, constant: width / 2),
        """,
        "cell.separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)",
        "enum C { static let cellSeparatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }",
        "let i = UIEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 0)",
        "func paint() { style.alignment = .left; text.draw(with: CGRect(x: x, y: y, width: 8, height: 8)) }",
        "class A { func f() { total.textAlignment = .right }\nfunc g() { total.trailingAnchor.constraint(equalTo: b.trailingAnchor) } }",
        "func set() { label.textAlignment = isRightToLeft ? .right : .left }",
        "func set() { if view.isRTL { label.textAlignment = .right } else { label.textAlignment = .left } }",
        "func set() { switch UIApplication.shared.userInterfaceLayoutDirection {\ncase .rightToLeft: label.textAlignment = .right\ndefault: label.textAlignment = .left } }",
        "func set() { if view.effectiveUserInterfaceLayoutDirection == .rightToLeft { a.textAlignment = .right } else { a.textAlignment = .left } }",
        // The same two views, whatever comes first.
        "a.leftAnchor.constraint(greaterThanOrEqualTo: leftAnchor, constant: 30)\nrightAnchor.constraint(greaterThanOrEqualTo: a.rightAnchor, constant: 30.0)",
        "a.leftAnchor.constraint(equalTo: b.leftAnchor, constant: gap)\nb.rightAnchor.constraint(equalTo: a.rightAnchor, constant: gap)",
        "a.rightAnchor.constraint(lessThanOrEqualTo: b.rightAnchor, constant: -8)\na.leftAnchor.constraint(greaterThanOrEqualTo: b.leftAnchor, constant: 8)",
        "a.leftAnchor.constraint(equalTo: leftAnchor)\na.rightAnchor.constraint(equalTo: self.rightAnchor)",
        // Frames do not flip.
        "func set() { let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20)); label.textAlignment = .right }",
        "func set() { label.textAlignment = .left\nlabel.frame = CGRect(x: 8, y: 0, width: 40, height: 20) }",
        "func set() { label.textAlignment = .left; label.autoresizingMask = [.flexibleWidth] }",
        "class A { func set() { label.textAlignment = .left }\nfunc layout() { self.label.frame = bounds } }",
        "let i = Label(\"gesture_swipe_left_title\", systemImage: \"arrow.left\")",
        // Frames that are set together.
        "class A { func set() { label.textAlignment = .left }\nfunc layout() { (label.frame, other.frame) = frames(width) } }",
        // The side that a finger uncovers, and those of time.
        "func pan(_ sender: UIPanGestureRecognizer) { a.leftAnchor.constraint(equalTo: b.leftAnchor) }",
        "func pan() { let x = sender.translation(in: view).x; a.leftAnchor.constraint(equalTo: b.leftAnchor) }",
        "timeAxisView.leftAnchor.constraint(equalTo: playButton.rightAnchor)",
        "controller.chartView.leftAnchor.constraint(equalTo: b.leftAnchor)",
        // A language is a side.
        "func set() { if language == \"ar\" || language == \"fa\" { label.textAlignment = .right } else { label.textAlignment = .left } }",
    ])
    func `what flips, or has no side, is not`(code: String) throws {
        #expect(try CodeSample.says(.leftRightInCode, code) == [])
    }

    @Test(arguments: [
        (
            "a.leftAnchor.constraint(equalTo: b.leftAnchor, constant: 8)\na.rightAnchor.constraint(equalTo: b.rightAnchor)",
            2
        ),
        ("a.leftAnchor.constraint(equalTo: b.leftAnchor)\na.rightAnchor.constraint(equalTo: c.rightAnchor)", 2),
        (
            "a.leftAnchor.constraint(greaterThanOrEqualTo: b.leftAnchor)\na.rightAnchor.constraint(equalTo: b.rightAnchor)",
            2
        ),
        ("a.leftAnchor.constraint(equalTo: b.rightAnchor)\na.rightAnchor.constraint(equalTo: b.leftAnchor)", 2),
        ("func set() { let label = UILabel(frame: .zero); label.textAlignment = .left }", 1),
        ("func paint() { style.alignment = .left; label.attributedText = text(style) }", 1),
        (
            "class A { func f() { total.textAlignment = .right }\nfunc g() { total.trailingAnchor.constraint(equalTo: b.trailingAnchor); total.leadingAnchor.constraint(equalTo: b.leadingAnchor) } }",
            1
        ),
        ("cell.contentInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)", 1),
        ("func set() { label.textAlignment = .left; subLabel.frame = bounds }", 1),
        (
            "func set() { let label = UILabel(frame: box); label.textAlignment = .left; label.translatesAutoresizingMaskIntoConstraints = false }",
            1
        ),
        (
            "class A { func set() { let label = UILabel(); label.textAlignment = .left }\nfunc f() { label.frame = box } }",
            1
        ),
    ])
    func `what differs between the sides, or has constraints, is found`(code: String, count: Int) throws {
        #expect(try CodeSample.says(.leftRightInCode, code).count == count)
    }

    @Test func `a word that only holds the letters of a direction is none`() throws {
        #expect(try CodeSample.says(.leftRightInCode, "func set() { portLabel.textAlignment = .left }").count == 1)
    }

    @Test(arguments: [
        (
            "a.leftAnchor.constraint(equalTo: b.leftAnchor)\na.rightAnchor.constraint(equalTo: b.rightAnchor, constant: 8)",
            Severity.note
        ),
        ("a.leftAnchor.constraint(equalTo: b.leftAnchor)\nc.rightAnchor.constraint(equalTo: b.rightAnchor)", .warning),
    ])
    func `a view that is pinned to both sides is a note in every app`(code: String, severity: Severity) throws {
        let found = try CodeSample.findings(
            .leftRightInCode,
            code,
            translations: ["ar": TableSample.entry("A", key: "A")]
        )
        #expect(found.map(\.severity) == [severity, severity])
    }

    @Test(arguments: [
        ("if (isRTL) { label.textAlignment = NSTextAlignmentRight; }", 0),
        ("label.textAlignment = NSTextAlignmentRight;", 1),
    ])
    func `a method of Objective-C that asks for the direction decides itself`(statement: String, count: Int) throws {
        let code = "- (void)other {\n    [self isRTL];\n}\n\n- (void)set {\n    \(statement)\n}\n"
        #expect(try CodeSample.says(.leftRightInCode, code, path: "App/Photos.m").count == count)
    }

    @Test(arguments: [
        ("ar.lproj/L.strings", Severity.warning), ("Settings.bundle/ar.lproj/L.strings", .warning),
        ("Vendor/Picker/Picker.bundle/en.lproj/L.strings", .note), ("App/Picker.bundle/en.lproj/L.strings", .note),
        ("Pods/Picker/en.lproj/L.strings", .note), ("Carthage/Checkouts/Picker/en.lproj/L.strings", .note),
    ])
    func `languages of bundled libraries are not the app's`(file: String, severity: Severity) throws {
        let found = try CodeSample.findings(
            .leftRightInCode,
            "label.textAlignment = .left",
            translations: ["ar": TableSample.entry("A", key: "A")],
            tableFile: file
        )
        #expect(found.map(\.severity) == [severity])
    }

    @Test func `in an app with a language from right to left it is a warning`() throws {
        let found = try CodeSample.findings(
            .leftRightInCode,
            "label.textAlignment = .left",
            translations: ["ar": TableSample.entry("A", key: "A")]
        )
        #expect(found.map(\.severity) == [.warning])
    }

    @Test func `a symbol that code turns has to be turned the other way as well`() throws {
        let image = "Image(systemName: \"chevron.right\")"
        let message = "1 note: 'chevron.right' points the same way in every language; use chevron.forward"
        #expect(try CodeSample.says(.leftRightInCode, "_ = \(image).bold()") == [message])
        let turned = "_ = \(image).bold().rotationEffect(.degrees(isOpen ? 90 : 0))"
        #expect(
            try CodeSample.says(.leftRightInCode, turned) == [
                message + ", and turn it the other way in right-to-left languages"
            ]
        )
    }

    @Test func `the alignment of a view with attributed texts is that of their paragraphs`() throws {
        let code = """
            class A: UIView { func f() {
            label.textAlignment = .left
            label.attributedText = NSAttributedString(string: t, attributes: [.paragraphStyle: style])
            } }
            """
        #expect(try CodeSample.says(.leftRightInCode, code).isEmpty)
        #expect(try CodeSample.says(.leftRightInCode, code.replacing(".paragraphStyle", with: ".font")).count == 1)
        let plain = code.replacing("} }", with: "label.text = t\n} }")
        #expect(try CodeSample.says(.leftRightInCode, plain).count == 1)
    }

    @Test func `a private function that nothing calls sets no alignment`() throws {
        let code =
            "class A { private func attributedText() { label.textAlignment = .left }\nfunc f() { label.attributedText = t } }"
        #expect(try CodeSample.says(.leftRightInCode, code).isEmpty)
        #expect(try CodeSample.says(.leftRightInCode, code.replacing("= t", with: "= attributedText()")).count == 1)
    }

    @Test func `views of frames under both names, sides over two lines and titles that hug are left alone`() throws {
        let frame =
            "- (void)f {\n self.a = [[UILabel alloc] initWithFrame:CGRectMake(60, 7, 200, 21)];\n _a.textAlignment = NSTextAlignmentLeft;\n}\n"
        #expect(try CodeSample.says(.leftRightInCode, frame, path: "App/Photos.m").isEmpty)
        let other = frame.replacing("self.a", with: "self.b")
        #expect(try CodeSample.says(.leftRightInCode, other, path: "App/Photos.m").count == 1)
        let pinned = """
            NSLayoutConstraint.activate([
            label.leftAnchor.constraint(equalTo: view.leftAnchor,
                constant: Page.padding),
            label.rightAnchor.constraint(equalTo: view.rightAnchor,
                constant: -Page.padding)
            ])
            """
        #expect(try CodeSample.says(.leftRightInCode, pinned).isEmpty)
        #expect(try CodeSample.says(.leftRightInCode, pinned.replacing("-Page", with: "-Other")).count == 2)
        let title = """
            func f() {
            paragraph.alignment = .right
            button.setAttributedTitle(title, for: .normal)
            button.setContentHuggingPriority(.required, for: .horizontal)
            }
            """
        #expect(try CodeSample.says(.leftRightInCode, title).isEmpty)
        #expect(try CodeSample.says(.leftRightInCode, title.replacing(".required", with: ".defaultLow")).count == 1)
    }

    @Test func `insets of one value, views without a width and those inside of fields look the same`() throws {
        let pinned = """
            NSLayoutConstraint.activate([
            label.leftAnchor.constraint(equalTo: view.leftAnchor, constant: insets.left + gap),
            label.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -insets.right - gap)
            ])
            """
        #expect(try CodeSample.says(.leftRightInCode, pinned).isEmpty)
        #expect(try CodeSample.says(.leftRightInCode, pinned.replacing("right - gap", with: "right + gap")).count == 2)
        let empty = """
            NSLayoutConstraint.activate([
            spacer.widthAnchor.constraint(equalToConstant: 0),
            spacer.leftAnchor.constraint(equalTo: view.leftAnchor),
            ])
            """
        #expect(try CodeSample.says(.leftRightInCode, empty).isEmpty)
        #expect(try CodeSample.says(.leftRightInCode, empty.replacing(": 0)", with: ": 8)")).count == 1)
        let inside = "func f() {\nlabel.textAlignment = .right\nfield.rightView = label\n}"
        #expect(try CodeSample.says(.leftRightInCode, inside).isEmpty)
        #expect(try CodeSample.says(.leftRightInCode, inside.replacing("= label", with: "= image")).count == 1)
    }

    @Test(arguments: [
        ("Image(systemName: \"arrow.up\"); Image(systemName: \"arrow.down\"); Image(systemName: \"arrow.right\")", 0),
        ("Image(systemName: \"arrow.up\"); Image(systemName: \"arrow.right\")", 2), ("", 1),
    ])
    func `the four arrow keys of a keyboard do not flip`(others: String, count: Int) throws {
        let code = "func keys() { Image(systemName: \"arrow.left\"); \(others) }"
        #expect(try CodeSample.findings(.leftRightInCode, code).count == count)
    }

    @Test(arguments: [
        ("NSLayoutPriorityRequired\n  forOrientation:NSLayoutConstraintOrientationHorizontal", "", 0),
        ("UILayoutPriorityRequired forAxis:UILayoutConstraintAxisHorizontal", "", 0),
        ("NSLayoutPriorityRequired forOrientation:NSLayoutConstraintOrientationVertical", "", 1),
        ("NSLayoutPriorityDefaultLow forOrientation:NSLayoutConstraintOrientationHorizontal", "", 1),
        (
            "NSLayoutPriorityRequired forOrientation:NSLayoutConstraintOrientationHorizontal",
            "field.lineBreakMode = NSLineBreakByWordWrapping;", 1
        ),
        (
            "NSLayoutPriorityRequired forOrientation:NSLayoutConstraintOrientationHorizontal",
            "field.lineBreakMode = NSLineBreakByTruncatingTail;", 0
        ),
        (
            "NSLayoutPriorityRequired forOrientation:NSLayoutConstraintOrientationHorizontal",
            "field.maximumNumberOfLines = 1;", 0
        ),
        (
            "NSLayoutPriorityRequired forOrientation:NSLayoutConstraintOrientationHorizontal",
            "field.maximumNumberOfLines = 2;", 1
        ),
    ])
    func `a field of AppKit that is as wide as its text has no side`(priority: String, more: String, count: Int) throws
    {
        let code = """
            - (void)make {
                field.alignment = NSTextAlignmentRight;
                \(more)
                [field setContentHuggingPriority:\(priority)];
            }
            """
        #expect(try CodeSample.findings(.leftRightInCode, code, path: "App/Photos.m").count == count)
    }
}
