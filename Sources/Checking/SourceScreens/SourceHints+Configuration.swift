internal import Configurations
internal import Interfaces
internal import SourceText
internal import ViewTrees

extension SourceHints {
    /// What a configuration says about views.
    init(_ hints: ViewHints) {
        self.init()
        entries = hints.entries.map { Entry(view: $0.view.text, kind: ScreenKind($0.presentation)) }
        for sample in hints.samples { samples[sample.name.text] = sample.text }
        for size in hints.sizes { sizes[size.view.text] = ViewSize(width: size.width, height: size.height) }
    }
}

extension ScreenKind {
    fileprivate init(_ presentation: ViewHints.Presentation) {
        self =
            switch presentation {
            case .screen: .app
            case .sheet: .sheet
            case .cover: .cover
            case .popover: .popover
            case .push: .push
            case .tab: .tab
            case .window: .window
            case .settings: .settings
            }
    }
}

extension ViewHints {
    /// What is wrong with the names in it, each at its place in the configuration.
    func diagnostics(of problems: [HintProblem]) -> [Diagnostic] {
        problems.compactMap { problem in
            let place: SourceLocation? =
                switch problem.subject {
                case .entry(let position): entries.indices.contains(position) ? entries[position].view.location : nil
                case .sample(let name): samples.first { $0.name.text == name }?.name.location
                case .size(let name): sizes.first { $0.view.text == name }?.view.location
                }
            return place.map { Diagnostic(severity: .error, location: $0, message: problem.message) }
        }
    }
}
