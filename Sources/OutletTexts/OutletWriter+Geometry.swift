internal import SourceCode

extension OutletWriter {
    /// Notes the views that code places or fills itself.
    mutating func readGeometry() {
        for name in OutletGeometry.properties {
            for assignment in facts.assignments[name] ?? [] {
                guard let base = OutletGeometry.view(of: assignment.target) else { continue }
                for receiver in finder.receivers(of: base, in: assignment.scope) { addGeometry(name, to: receiver) }
            }
        }
        for name in OutletGeometry.moving {
            for call in facts.calls[name] ?? [] {
                guard let view = call.node.arguments.first?.firstChild else { continue }
                for receiver in finder.receivers(of: view, in: call.scope) { addGeometry("setFrame", to: receiver) }
            }
        }
        for name in OutletGeometry.functions {
            for call in facts.calls[name] ?? [] {
                guard let base = OutletGeometry.view(of: call) else { continue }
                for receiver in finder.receivers(of: base, in: call.scope) { addGeometry(name, to: receiver) }
            }
        }
    }

    private mutating func addGeometry(_ name: String, to receiver: ReceiverFinder.Receiver) {
        add(.geometry, to: receiver)
        if OutletGeometry.sizes.contains(name) { add(.frame, to: receiver) }
    }
}
