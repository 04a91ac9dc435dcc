import ProposedLayout
import Testing
import ViewTrees

@Suite("Alerts of errors")
struct ErrorAlertTests {
    @Test("An alert shows what its error says of itself, in each of its cases")
    func errorAlerts() throws {
        let source = """
            import SwiftUI
            @main struct Sample: App { var body: some Scene { WindowGroup { RootView() } } }
            enum Failure: LocalizedError {
                case offline, full
                var errorDescription: String? {
                    switch self {
                    case .offline: String(localized: "a")
                    case .full: String(localized: "b")
                    }
                }
                var recoverySuggestion: String? { String(localized: "c") }
            }
            struct RootView: View {
                @State private var failure: Failure?
                var body: some View {
                    Text("d").alert(isPresented: $isFailed, error: failure) { error in
                        Button("e") { }
                    } message: { error in
                        if let suggestion = error.recoverySuggestion { Text(suggestion) }
                    }
                }
            }
            """
        let alerts = try TreeSample.views(source).screens.filter { $0.kind == .alert }
        #expect(
            alerts.map { TreeSample.spelled($0.root) } == [
                #"alert{title: either0["a" "b"]}{description: "c"}{actions: button{label: "e"}}"#
            ]
        )
    }
}
