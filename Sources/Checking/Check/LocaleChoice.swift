/// Which languages are checked besides the source language.
package enum LocaleChoice: Sendable, Hashable {
    case all
    case real
    case pseudo
    case source
    case named(String)
}
