/// A reason why a fault that was found may not be one, apart from the measurement.
package enum Doubt: String, Sendable, Hashable, CaseIterable {
    /// Two texts ask for the same room with the same priority: which of them is cut is not known.
    case tie
    /// The text has room where all that ties with it gives way.
    case tieDecides
    /// Code gives the root view its size: what was saved is the size of a canvas.
    case rootSizeOfCode
    /// The root is a view of iOS in a xib, whose saved size is that of a canvas: content or code gives it another one.
    case freeformRoot
    /// The label takes any number of lines in a scroll view or a row, and nothing limits its height: the content grows.
    case growingContent
    /// The class of the view is the app's own, which may ask for a size of its own.
    case customClass
    /// Less than a pixel is missing, or less than a point of height.
    case belowPixel
    /// A thin edge of a line is missing above and below: a fifth of its height, in which few letters have anything.
    case edgeOfLine
    /// The size of a text, of a saved view or of a cell takes part in a contradiction: a point more or less decides.
    case measuredSize
    /// A clipped label of AppKit lacks less than the padding behind its text: whether ink is drawn there is not known.
    case inFarPadding
    /// The document is in no language folder and has no table: the system translates none of its texts.
    case neverLocalized
    /// No table has the string, which code shows as it is in all languages.
    case inNoTable
    /// A class of a library, whose code is not here, has the outlet of the view: it may give it another text or font.
    case heldByLibrary
    /// Code gives the view another text: that of the document is a placeholder.
    case replacedByCode
    /// Code changes a constraint of the view, its font or its number of lines, or shows and hides what is beside it.
    case resizedByCode
    /// Code sets the constant that says how large the view is, or one around it: how much room it leaves is not known.
    case limitedByCode
    /// Code sets the frame of the view, or of one whose size it follows, and no constraint sets it again.
    case placedByCode
    /// The class of the view is the app's own and places the text itself, or says how large the view is.
    case ownLayout
    /// The text has room if what stands for its arguments is as short as a number: nobody has said what they are.
    case longSample
    /// The label of macOS wraps at the width of its first layout, which is taken for the one that it was drawn with.
    case firstLayoutWidth
    /// The title of the button goes on in further lines, and nothing limits its height.
    case growingTitle
    /// Code lets the text shrink or go on in another line.
    case adaptsByCode
    /// Code gives a view beside it an image, whose size decides how much room is left.
    case besideImageOfCode
    /// Code gives the text a smaller font in one of its states, in which it fits.
    case smallerFontOfCode
    /// What gives way in a contradiction only keeps a view as small as its content: a larger one shows all of it.
    case onlyHugging
    /// Code makes a header or footer of a table as high as what it holds.
    case measuredByCode
    /// Code gives a neighbour, which takes its room, different texts at different times: those shown here may never meet.
    case neighbourOfCode
    /// The text has enough room where such a neighbour is empty, and nothing tells that both are shown at one time.
    case emptyNeighbourFits
    /// What stands outside of its container is seen all the same: nothing clips it, and it is on the screen.
    case staysVisible
    /// What stands outside of its container is seen all the same, and touches nothing else.
    case coversNothing
    /// No source declares the class of the screen's controller: the app may never show the screen.
    case missingClass
    /// The class of the screen's controller lacks an outlet that the document connects: an app that loads the screen ends.
    case missingOutlet
    /// Code shows the two views that overlap in turns.
    case shownInTurns
    /// Neither code nor a document makes the screen: the app never shows it.
    case unmadeScreen
    /// It is one of several texts that models or lists hold, of which the running app chooses one: this view may never get it.
    case oneOfMany
    /// No device that was checked shows the text: it names Touch ID or Face ID, or code shows it on another kind of device.
    case otherDevice
    /// Code hides the bar above the screen, which leaves it more height.
    case hiddenBar
    /// Code shows the screen only in landscape, where there is more width, and it was checked in portrait alone.
    case landscapeOnly
    /// The screen was read from the bodies of views: how often that is right has not been judged on enough apps.
    case readFromCode
    /// No code was found that shows the view: its room is assumed.
    case untracedScreen
    /// The room depends on code that was not understood, or on a value that only the running app has.
    case unknownRoom
    /// Another way through the code, or another size of what is not known, leaves the text enough room.
    case otherWayFits
    /// The height of the whole screen decides, which every guess on it changes.
    case screenHeight
    /// It is the placeholder of a field, and says what a label directly above says in full.
    case repeatedPlaceholder
    /// It is the placeholder of a field that begins with a text, and is seen only after people erase that.
    case prefilledField
    /// Code gives a title to a button that shows an image alone, and no colour for it: it is white, and read aloud.
    case iconTitle
    /// The document of the language gives the view another size than that of the source language: whoever translated it has
    /// seen the text in the view.
    case drawnForLanguage
    /// The edge that the view crosses is that of a container which code or a window makes as large as it likes.
    case unknownContainer
    /// Only developers see it.
    case developersOnly
    /// The text is cut in the source language as well, where its author sees it every day: it, or its room, was misread.
    case cutForAuthor
    /// The room of the text is less certain than what it lacks.
    case nearlyFits
    /// The text is whole, in a size that whoever made the view allows it.
    case allowedScale
    /// The screen is the one that the system shows while the app begins: which language it has is not known.
    case launchScreen

    /// The most that a finding can be with this doubt.
    var ceiling: Severity {
        switch self {
        case .tie, .rootSizeOfCode, .customClass, .resizedByCode, .neighbourOfCode, .readFromCode,
            .staysVisible, .measuredSize, .cutForAuthor, .nearlyFits, .edgeOfLine, .heldByLibrary,
            .otherDevice, .oneOfMany, .allowedScale:
            .warning
        case .belowPixel, .neverLocalized, .inNoTable, .replacedByCode, .untracedScreen, .unknownRoom, .otherWayFits,
            .screenHeight,
            .emptyNeighbourFits, .coversNothing, .adaptsByCode, .unmadeScreen, .shownInTurns, .freeformRoot,
            .missingClass, .missingOutlet, .growingContent, .placedByCode, .limitedByCode, .besideImageOfCode,
            .measuredByCode,
            .onlyHugging, .smallerFontOfCode, .growingTitle, .ownLayout, .longSample,
            .landscapeOnly, .hiddenBar,
            .repeatedPlaceholder, .tieDecides, .inFarPadding, .drawnForLanguage, .unknownContainer,
            .prefilledField, .iconTitle, .developersOnly, .firstLayoutWidth, .launchScreen:
            .note
        }
    }
}
