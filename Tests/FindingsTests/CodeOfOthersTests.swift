import Findings
import Testing

@Suite("Code that others wrote")
struct CodeOfOthersTests {
    private static let body = "func f() {\n    titleLabel.text = \"Photo title\"\n}\n"

    /// How many texts of a file are reported beside as many files of the project's own.
    private static func count(
        _ notice: String,
        path: String = "App/Dialog.swift",
        others: Int = 8,
        own: String = "// Photos\n"
    ) throws -> Int {
        let files = Dictionary(
            uniqueKeysWithValues: (0..<others).map { ("App/F\($0).swift", own + "let a\($0) = 1\n") }
        )
        return try CodeSample.findings(.hardCodedText, notice + body, path: path, files: files).count
    }

    @Test(arguments: [
        ("", 1), ("// Created by Ann on 1/2/20.\n// Copyright 2020 Ann. All rights reserved.\n", 1),
        ("// Permission is hereby granted, free of charge\n", 0), ("/*\n Licensed under the Apache License\n */\n", 0),
        ("//\n//  Dialog.m\n//  Part of Requests -> http://requests.com/Requests\n", 0),
        ("// https://github.com/ann/Dialog\n", 0), ("//  PhotoMania\n//  https://github.com/ann/Dialog\n", 1),
        ("/* Copyright (C) 2013 Apple Inc. All Rights Reserved. */\n", 0),
        // What is said below the notice is about something else.
        ("import UIKit\n// https://github.com/ann/Dialog\n", 1),
    ])
    func `is told by the notice that its file begins with`(notice: String, count: Int) throws {
        #expect(try Self.count(notice) == count)
    }

    @Test func `is not told by a notice that most files have, or of which there are too few to know`() throws {
        let licence = "// Licensed under the Apache License\n"
        #expect(try Self.count(licence, own: licence) == 1)
        #expect(try Self.count(licence, others: 1) == 1)
        #expect(try Self.count("// Permission is hereby granted\n", own: licence) == 0)
    }

    @Test(arguments: [
        ("Libraries/Kit/Dialog.swift", 0), ("App/Libraries/Dialog.swift", 1), ("Externals/Kit/Dialog.swift", 0),
        ("App/Library/Dialog.swift", 1),
    ])
    func `is told by its folder`(path: String, count: Int) throws {
        #expect(try Self.count("", path: path) == count)
    }

    @Test(arguments: [(Rule.fixedFormat, 0), (.hardCodedText, 0), (.leftRightInCode, 1)])
    func `is not looked at for texts that its makers translate`(rule: Rule, count: Int) throws {
        let code = """
            // Permission is hereby granted
            func f() {
                titleLabel.text = "Photo title"
                titleLabel.text = String(format: "%.2f", x)
                titleLabel.textAlignment = .left
            }

            """
        let files = Dictionary(uniqueKeysWithValues: (0..<8).map { ("App/F\($0).swift", "let a\($0) = 1\n") })
        let found = try CodeSample.findings(rule, code, translations: ["ar": TableSample.entry("a")], files: files)
        #expect(found.count == count)
    }
}
