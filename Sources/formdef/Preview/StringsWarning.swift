import FormModel

/// Strings files beside a form that cannot be read.
enum StringsWarning {
  /// Names them on standard error: what they say would look as if nobody had translated it.
  static func write(of translations: Translations) {
    for file in translations.unread {
      StandardError.write(
        "warning: \(DisplayText.shown(file.path)): the strings in it cannot be read: \(file.reason)\n")
    }
  }
}
