public import FieldLanguages
public import FormModel
import FormSyntax
import JSONText
import TextPatterns

/// Forms as they look on an iPhone, as one page of HTML that can be typed into.
///
/// Everything that is said in the forms is data of the page; what the page does is one program, the same for all forms,
/// which alone the page's content security policy lets run.
public struct FormPicture {
  private let forms: [ResolvedForm]
  private let options: PictureOptions
  private let cache: FieldLanguageCache
  /// Where bytes of the forms' file stand, as editors count; nil where nobody asks.
  private let position: ((Int) -> PicturePosition)?

  /// - Parameters:
  ///   - cache: what is known of rules, shared with other pictures.
  ///   - position: where bytes of the forms' file stand, as editors count.
  public init(
    _ forms: [ResolvedForm], _ options: PictureOptions, _ cache: FieldLanguageCache = FieldLanguageCache(),
    position: ((Int) -> PicturePosition)? = nil
  ) {
    self.forms = forms
    self.options = options
    self.cache = cache
    self.position = position
  }

  /// The page, as UTF-8.
  public var page: [UInt8] { PicturePage.html(data: data) }

  /// What the page shows, as JSON.
  public var data: [UInt8] {
    var writer = PictureWriter(options, forms, cache, position)
    let forms = forms.map { writer.form($0, side: nil) }
    return writer.data(forms)
  }
}
