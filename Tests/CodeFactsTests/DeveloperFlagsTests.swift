import Testing

@Suite("What says that only developers see it")
struct DeveloperFlagsTests {
    @Test(
        "what only the makers of an app see is not shown to users",
        arguments: [
            "func f() { guard checker.isDeveloperEmail(mail) else { return }\n label.text = \"One\" }",
            "func f() { if user.isStaff { label.text = \"One\" } }",
            "struct S: View { var body: some View { Section(header: Text(\"Debug\")) { Row(title: \"One\") } } }\nstruct Row: View { let title: String; var body: some View { Text(title) } }",
            "func skeletonPlan() { label.text = \"One\" }",
        ]
    )
    func makers(_ code: String) throws {
        #expect(try UnreachedCodeTests().seen(["App/Page.swift": code]) == [])
        let other = code.replacing("isDeveloperEmail", with: "isOwnEmail").replacing("isStaff", with: "isNew")
            .replacing("Debug", with: "More").replacing("skeleton", with: "yearly")
        #expect(try UnreachedCodeTests().seen(["App/Page.swift": other]) == ["\"One\""])
    }

    @Test(arguments: [("isBeingDebugged", false), ("isBeingWatched", true)])
    func `a run under a debugger is one of developers`(flag: String, isSeen: Bool) throws {
        let code = "func f() { if helper.\(flag) { label.text = \"One\" } }"
        #expect(try UnreachedCodeTests().seen(["App/Page.swift": code]) == (isSeen ? ["\"One\""] : []))
    }

    @Test func `a feature behind a flag is one of users`() throws {
        let code = "func f() { if FeatureFlag.albums.enabled { label.text = \"One\" } }"
        #expect(try UnreachedCodeTests().seen(["App/Page.swift": code]) == ["\"One\""])
        #expect(
            try UnreachedCodeTests().seen([
                "App/Page.swift": code.replacing("FeatureFlag.albums.enabled", with: "DevTools.isOn")
            ]) == []
        )
    }
}
