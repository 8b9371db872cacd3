import FormModel
import FormSyntax
import UIKitCatalog

extension ResolvedControl {
  /// The placeholder that counts, with what it certainly speaks of: one with attributes has its text in brackets.
  var spokenPlaceholder: (set: ResolvedProperty, topic: PlaceholderTopic)? {
    for property in [PropertyID.placeholder, .attributedPlaceholder] {
      guard let set = self[property] else { continue }
      let value = set.value
      guard let text = (value?.shownText ?? value?.argument()?.shownText)?.string else { return nil }
      return PlaceholderTopic(text).map { (set, $0) }
    }
    return nil
  }
}
