/// Which samples of which fields: those whose rules and whose theme are the same share them.
struct SampleRequest: Hashable, Sendable {
  /// What the fields have in common.
  var rules: FieldOutline.Rules
  /// What the fields are about.
  var theme: SampleTheme
  /// How many texts are wanted at most.
  var count: Int
}
