/// Which samples of which fields: those whose rules and whose theme are the same share them.
struct SampleRequest: Hashable, Sendable {
  var rules: FieldOutline.Rules
  var theme: SampleTheme
  var count: Int
}
