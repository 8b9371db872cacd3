/// The program of every page, in the order in which its parts stand there.
///
/// It takes the data of the page, draws the forms and does what UIKit does as they are edited. Nothing of a form becomes
/// markup, a style sheet, a regular expression or code.
enum PictureScript {
  /// The whole script, in a function of its own so that it defines no global names.
  static let text =
    "(() => {\n\"use strict\";\n" + parts.joined(separator: "\n") + "\n})();\n"

  private static let parts = [
    page, scalars, rules, masks, numbers, possibleNumbers, dates, looks, controls, fields, screens, messages, editing,
    changes, alerts,
    submission, keyboards, keyTitles, keys, bars, choices, hosts, start,
  ]
}
