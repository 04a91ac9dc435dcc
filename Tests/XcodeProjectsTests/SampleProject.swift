import SourceText
import XcodeProjects

/// A small project in the form in which Xcode writes it.
enum SampleProject {
    static let text = """
        // !$*UTF8*$!
        {
        \tarchiveVersion = 1;
        \tclasses = {
        \t};
        \tobjectVersion = 56;
        \tobjects = {

        /* Begin PBXBuildFile section */
        \t\tA00000000000000000000001 /* Main.storyboard in Resources */ = {isa = PBXBuildFile; fileRef = B00000000000000000000001 /* Main.storyboard */; };
        \t\tA00000000000000000000002 /* Localizable.strings in Resources */ = {isa = PBXBuildFile; fileRef = B00000000000000000000002 /* Localizable.strings */; };
        \t\tA00000000000000000000003 /* Settings.bundle in Resources */ = {isa = PBXBuildFile; fileRef = 100000000000000000000005 /* Settings.bundle */; };
        /* End PBXBuildFile section */

        /* Begin PBXFileReference section */
        \t\t100000000000000000000001 /* Base */ = {isa = PBXFileReference; lastKnownFileType = file.storyboard; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        \t\t100000000000000000000002 /* en */ = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = en; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
        \t\t100000000000000000000003 /* pt-BR */ = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = "pt-BR"; path = "pt-BR.lproj/Localizable.strings"; sourceTree = "<group>"; };
        \t\t100000000000000000000004 /* Old.strings */ = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; path = Old.strings; sourceTree = SDKROOT; };
        \t\t100000000000000000000005 /* Settings.bundle */ = {isa = PBXFileReference; lastKnownFileType = "wrapper.plug-in"; path = Settings.bundle; sourceTree = "<group>"; };
        \t\tFFFFFFFFFFFFFFFFFFFFFFFF /* App.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = App.swift; sourceTree = "<group>"; };
        /* End PBXFileReference section */

        /* Begin PBXFileSystemSynchronizedRootGroup section */
        \t\tD00000000000000000000001 /* Widget */ = {isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; };
        /* End PBXFileSystemSynchronizedRootGroup section */

        /* Begin PBXGroup section */
        \t\tC00000000000000000000001 = {
        \t\t\tisa = PBXGroup;
        \t\t\tchildren = (
        \t\t\t\tC00000000000000000000002 /* Sources */,
        \t\t\t\tD00000000000000000000001 /* Widget */,
        \t\t\t);
        \t\t\tsourceTree = "<group>";
        \t\t};
        \t\tC00000000000000000000002 /* Sources */ = {
        \t\t\tisa = PBXGroup;
        \t\t\tchildren = (
        \t\t\t\tFFFFFFFFFFFFFFFFFFFFFFFF /* App.swift */,
        \t\t\t\tB00000000000000000000001 /* Main.storyboard */,
        \t\t\t\tB00000000000000000000002 /* Localizable.strings */,
        \t\t\t\t100000000000000000000005 /* Settings.bundle */,
        \t\t\t);
        \t\t\tname = Sources;
        \t\t\tpath = "../My App";
        \t\t\tsourceTree = "<group>";
        \t\t};
        /* End PBXGroup section */

        /* Begin PBXProject section */
        \t\tE00000000000000000000001 /* Project object */ = {
        \t\t\tisa = PBXProject;
        \t\t\tdevelopmentRegion = en;
        \t\t\tknownRegions = (
        \t\t\t\ten,
        \t\t\t\tBase,
        \t\t\t\t"pt-BR",
        \t\t\t);
        \t\t\tmainGroup = C00000000000000000000001;
        \t\t};
        /* End PBXProject section */

        /* Begin PBXVariantGroup section */
        \t\tB00000000000000000000001 /* Main.storyboard */ = {
        \t\t\tisa = PBXVariantGroup;
        \t\t\tchildren = (
        \t\t\t\t100000000000000000000001 /* Base */,
        \t\t\t);
        \t\t\tname = Main.storyboard;
        \t\t\tsourceTree = "<group>";
        \t\t};
        \t\tB00000000000000000000002 /* Localizable.strings */ = {
        \t\t\tisa = PBXVariantGroup;
        \t\t\tchildren = (
        \t\t\t\t100000000000000000000002 /* en */,
        \t\t\t\t100000000000000000000003 /* pt-BR */,
        \t\t\t);
        \t\t\tname = Localizable.strings;
        \t\t\tsourceTree = "<group>";
        \t\t};
        /* End PBXVariantGroup section */
        \t};
        \trootObject = E00000000000000000000001 /* Project object */;
        }

        """

    static func file(_ text: String = text) throws -> ProjectFile {
        try ProjectFile(TextFile(decoding: Array(text.utf8), path: "project.pbxproj"))
    }
}
