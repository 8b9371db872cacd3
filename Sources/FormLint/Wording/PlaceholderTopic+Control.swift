import FormModel
import FormSyntax
import UIKitCatalog

extension ResolvedControl {
  /// The placeholder that counts, with what it certainly speaks of: one with attributes has its text in brackets.
  var spokenPlaceholder: (set: ResolvedProperty, topic: PlaceholderTopic)? {
    guard let set = self[.placeholder] ?? self[.attributedPlaceholder],
      let text = set.value?.shownText ?? set.value?.argument()?.shownText
    else { return nil }
    // Most texts have none, as their bytes show where nothing is escaped.
    if !text.flags.contains(.hasEscapes), !PlaceholderTopic.mayBeNamed(in: text.nameBytes) { return nil }
    return text.string.flatMap(PlaceholderTopic.init).map { (set, $0) }
  }
}
