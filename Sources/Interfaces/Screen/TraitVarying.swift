/// How much room a size class stands for.
package enum SizeClass: String, Sendable, Hashable, CaseIterable {
    case compact
    case regular
}

/// The size classes that a variation is for; `nil` is any.
package struct SizeClassKey: Sendable, Hashable {
    package var horizontal: SizeClass?
    package var vertical: SizeClass?

    package init(horizontal: SizeClass? = nil, vertical: SizeClass? = nil) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    func matches(_ classes: PerAxis<SizeClass>) -> Bool {
        horizontal.map { $0 == classes.horizontal } ?? true && vertical.map { $0 == classes.vertical } ?? true
    }

    /// How many of the two classes are named: the more, the stronger.
    var specificity: Int { (horizontal == nil ? 0 : 1) + (vertical == nil ? 0 : 1) }
}

/// A value that may differ between size classes.
package struct TraitVarying<Value: Sendable & Hashable>: Sendable, Hashable {
    package struct Override: Sendable, Hashable {
        package var key: SizeClassKey
        package var value: Value

        package init(key: SizeClassKey, value: Value) {
            self.key = key
            self.value = value
        }
    }

    package var base: Value
    /// In the order of the document.
    package var overrides: [Override]

    package init(_ base: Value, overrides: [Override] = []) {
        self.base = base
        self.overrides = overrides
    }

    /// The value for a pair of size classes: that of the override that names the most of them, else the base.
    package func value(in classes: PerAxis<SizeClass>) -> Value {
        // Nearly all values vary in nothing, and a layout asks for many thousands of them.
        guard !overrides.isEmpty else { return base }
        var best: Override?
        for override in overrides where override.key.matches(classes) {
            if let found = best, found.key.specificity > override.key.specificity { continue }
            best = override
        }
        return best?.value ?? base
    }
}
