import Findings
import Testing

@Suite("Sides that are no fault")
struct PhysicalSideTests {
    @Test(arguments: [
        (
            "if side == .left {\na.leftAnchor.constraint(equalTo: b.rightAnchor)\n} else {\na.rightAnchor.constraint(equalTo: b.leftAnchor)\n}",
            0
        ),
        ("switch swipe {\ncase .left: a.leftAnchor.constraint(equalTo: b.rightAnchor)\ndefault: break\n}", 0),
        ("if isOpen {\na.leftAnchor.constraint(equalTo: b.rightAnchor)\n}", 1),
        ("if text == leftover {\na.leftAnchor.constraint(equalTo: b.rightAnchor)\n}", 1),
        ("if mode == .SIDE_RIGHT {\na.leftAnchor.constraint(equalTo: b.rightAnchor)\n}", 0),
        ("if settings.isLeftHanded {\na.leftAnchor.constraint(equalTo: b.rightAnchor)\n}", 0),
        ("if let leftView {\na.leftAnchor.constraint(equalTo: b.rightAnchor)\n}", 1),
        ("a.leftAnchor == (leftThumbnail ? b.rightAnchor + 8 : c.leftAnchor + 8)", 0),
        ("a.leftAnchor == (isOpen ? b.rightAnchor + 8 : c.leftAnchor + 8)", 1),
    ])
    func `a side that data chooses is the same in all languages`(code: String, count: Int) throws {
        #expect(try CodeSample.says(.leftRightInCode, "func f() {\n\(code)\n}").count == count)
    }

    @Test(arguments: [
        ("make.leading.equalToSuperview().offset(self.look.insets.left)", 0),
        ("let start = look.insets.left\nmake.trailing.equalToSuperview().offset(-look.insets.right)", 0),
        ("button.contentEdgeInsets = look.insets", 1), ("make.left.equalToSuperview().offset(look.insets.left)", 1),
        ("label.frame = CGRect(x: look.insets.left, y: 0)", 1),
        ("make.leading.equalToSuperview().offset(look.insets.left)\nbutton.contentEdgeInsets = look.insets", 1),
        ("make.top.equalToSuperview().offset(look.insets.top)", 1), ("", 1),
    ])
    func `insets of which sides are read alone are distances`(use: String, count: Int) throws {
        let code = """
            struct Look { let insets = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0) }
            func f() {
            box.snp.makeConstraints { make in
            make.right.equalToSuperview()
            \(use)
            }
            }
            """
        #expect(try CodeSample.says(.leftRightInCode, code).count == count)
        // Of a name that is declared twice, the uses of the own file count.
        let other = [
            "App/Other.swift": "struct Other { let insets = UIEdgeInsets.zero }\nfunc g() { show(other.insets) }"
        ]
        #expect(try CodeSample.says(.leftRightInCode, code, files: other).count == count)
    }

    @Test(arguments: [
        ("constant: 0", "constant: 0", 0), ("constant: 8.0", "constant: -8.0", 0),
        ("constant: -gap", "constant: gap", 0),
        ("constant: 8", "constant: 8", 2), ("constant: 8", "constant: -4", 2),
    ])
    func `constraints of both sides of the same two views look the same`(left: String, right: String, count: Int) throws
    {
        func constraint(_ side: String, _ constant: String) -> String {
            "view.addConstraint(NSLayoutConstraint(item: a, attribute: .\(side), relatedBy: .equal, toItem: b, attribute: .\(side), "
                + "multiplier: 1, \(constant)))\n"
        }
        let code = constraint("left", left) + constraint("right", right)
        #expect(try CodeSample.says(.leftRightInCode, code).count == count)
        #expect(try CodeSample.says(.leftRightInCode, constraint("left", left)).count == 1)
    }

    @Test func `a language without a text does not turn the app`() throws {
        for (text, severity) in [("", Severity.note), ("A", .warning)] {
            let found = try CodeSample.findings(
                .leftRightInCode,
                "label.textAlignment = .left",
                translations: ["ar": TableSample.entry(text, key: "A")]
            )
            #expect(found.map(\.severity) == [severity])
        }
    }

    @Test(arguments: [("constrainLeft", 0), ("constrainRight", 1), ("constrain", 1), ("setUpLeftButton", 1)])
    func `a function that is named for a side ties that side`(name: String, count: Int) throws {
        let code =
            "func \(name)(to view: UIView) { box.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 8).isActive = true }"
        #expect(try CodeSample.findings(.leftRightInCode, code).count == count)
    }

    @Test(arguments: [
        ("key.frame.minX", 0), ("convert(key.bounds, to: view).maxX", 0), ("touch.location(in: self).x", 0),
        ("scroll.contentInset.left", 0), ("insets.left", 1), ("8", 1), ("", 1),
    ])
    func `a coordinate counts from the left in all languages`(distance: String, count: Int) throws {
        let more = distance.isEmpty ? "" : ", constant: \(distance)"
        let code = "func f() {\na.leftAnchor.constraint(equalTo: b.leftAnchor\(more))\n}"
        #expect(try CodeSample.says(.leftRightInCode, code).count == count)
    }

    @Test(arguments: [("rightKeyboard", 0), ("timelineView", 0), ("rightView", 1)])
    func `a keyboard and an axis are the same in all languages`(view: String, count: Int) throws {
        let code = "func f() {\n\(view).rightAnchor.constraint(equalTo: box.rightAnchor)\n}"
        #expect(try CodeSample.says(.leftRightInCode, code).count == count)
    }

    @Test(arguments: [("a.leftAnchor /==/ b.leftAnchor", 1), ("a.leftAnchor.constraint(equalTo: b.leftAnchor)", 1)])
    func `both sides of a constraint are one fault`(code: String, count: Int) throws {
        #expect(try CodeSample.says(.leftRightInCode, "func f() {\n\(code)\n}").count == count)
    }

    @Test(arguments: [
        ("H:|-8-[name]-4-[other]", 0), ("H:[name]-8-|", 0), ("H:|-8-[name]-8-|", 1), ("H:|-8-[name(80)]", 1),
        ("H:|-8-[other]", 1),
    ])
    func `a view that formats leave open at one end is as wide as its text`(format: String, count: Int) throws {
        let code = """
            @implementation Row
            - (void)fill {
                self.name.textAlignment = NSTextAlignmentLeft;
                [self add:[NSLayoutConstraint constraintsWithVisualFormat:@"\(format)" options:0 metrics:nil views:views]];
            }
            @end
            """
        #expect(try CodeSample.says(.leftRightInCode, code, path: "App/Row.m").count == count)
    }

    @Test(arguments: [("game.pressRight()", 0), ("game.pressLeft()", 1), ("scrollRight()", 1), ("open()", 1)])
    func `a symbol on a button for a key points to its side`(action: String, count: Int) throws {
        let code = "let a = Button(action: { \(action) }, label: { Image(systemName: \"arrow.right\") })"
        #expect(try CodeSample.says(.leftRightInCode, code).count == count)
    }

    @Test(arguments: [
        ("size = text.boundingRect(with: s, options: o, attributes: [.paragraphStyle: style])", 0),
        ("size = text.size(withAttributes: [.paragraphStyle: style])", 0),
        ("label.attributedText = NSAttributedString(string: t, attributes: [.paragraphStyle: style])", 1),
        ("size = t.size(withAttributes: a)\nlabel.attributedText = NSAttributedString(string: t, attributes: a)", 1),
    ])
    func `a paragraph that is only measured has no side`(use: String, count: Int) throws {
        let code = "func f() {\nlet style = NSMutableParagraphStyle()\nstyle.alignment = .left\n\(use)\n}"
        #expect(try CodeSample.says(.leftRightInCode, code).count == count)
    }
}
