import FormModel
import FormSyntax
import UIKitCatalog

/// A placeholder with what it certainly speaks of.
final class SpokenPlaceholder {
  let set: ResolvedProperty
  let topic: PlaceholderTopic

  init(_ set: ResolvedProperty, _ topic: PlaceholderTopic) {
    self.set = set
    self.topic = topic
  }
}

extension ResolvedControl {
  /// The placeholder that counts, with what it certainly speaks of: one with attributes has its text in brackets.
  var spokenPlaceholder: SpokenPlaceholder? {
    guard let set = self[.placeholder] ?? self[.attributedPlaceholder],
      let text = set.value?.shownText ?? set.value?.argument()?.shownText
    else { return nil }
    // Most texts have none, as their bytes show where nothing is escaped.
    if !text.flags.contains(.hasEscapes), !PlaceholderTopic.mayBeNamed(in: text.nameBytes) { return nil }
    return text.string.flatMap(PlaceholderTopic.init).map { SpokenPlaceholder(set, $0) }
  }
}
