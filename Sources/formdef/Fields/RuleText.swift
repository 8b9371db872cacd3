import FieldLanguages
import FormModel
import FormSyntax
import UIKitCatalog

extension ValidationRule {
  /// What the user is told where it does not hold.
  var message: String? { member.inner(.message)?.string }
}
