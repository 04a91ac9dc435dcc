internal import TextMeasurement

/// The fonts that Overset may measure with: no other font of the system ever decides a result.
///
/// `Fonts/README.md` shows the same table to people.
package struct FontCatalogue: Sendable {
    /// The purpose of a family.
    package enum Role: String, Sendable, Hashable, CaseIterable {
        /// Stands in for San Francisco up to 28 points.
        case systemText = "system text"
        /// Stands in for San Francisco from 17 points on.
        case systemDisplay = "system display"
        /// Serves one script.
        case script
        /// Serves Chinese, Japanese and Korean, with one face for each region.
        case eastAsian = "East Asian"
        /// Serves what the families before it lack.
        case general
        case emoji
        /// Stands in for fonts that ship with Apple's platforms: see ``FontSubstitute``.
        case named
    }

    /// One family: what it is for and where it comes from.
    package struct Family: Sendable, Hashable {
        package var name: String
        package var role: Role
        /// The scripts that the family is taken for.
        package var scripts: [Script]
        package var licence: String
        package var debianPackage: String
        package var homebrewCask: String
        package var faces: [FaceSource]

        package init(
            name: String,
            role: Role,
            scripts: [Script],
            licence: String,
            debianPackage: String,
            homebrewCask: String,
            faces: [FaceSource]
        ) {
            self.name = name
            self.role = role
            self.scripts = scripts
            self.licence = licence
            self.debianPackage = debianPackage
            self.homebrewCask = homebrewCask
            self.faces = faces
        }
    }

    package let families: [Family]

    /// The faces of all families: the index of a face here is the index of its ``TextMeasurement/FaceID``.
    package let faces: [FaceSource]

    package init(families: [Family]) {
        self.families = families
        faces = families.flatMap(\.faces)
    }

    /// The catalogue.
    package static let standard = FontCatalogue(families: allFamilies)

    /// The indices of the faces of the families that `isIncluded`, in order.
    func faces(of isIncluded: (Family) -> Bool) -> [Int] {
        var indices: [Int] = []
        var start = 0
        for family in families {
            if isIncluded(family) { indices += start..<start + family.faces.count }
            start += family.faces.count
        }
        return indices
    }
}

extension FontCatalogue.Family {
    /// The command that installs the family on the platform that this program was built for.
    package var installCommand: String {
        #if os(macOS)
        "brew install --cask \(homebrewCask)"
        #else
        "sudo apt install \(debianPackage)"
        #endif
    }
}
