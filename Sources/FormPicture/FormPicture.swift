public import FieldLanguages
public import FormModel
import FormSyntax
import JSONText
import TextPatterns

/// Forms as they look on an iPhone, as one page of HTML that can be typed into.
///
/// Everything that is said in the forms is data of the page; what the page does is one program, the same for all forms,
/// which alone the page's content security policy lets run. It may be drawn in pieces, so that nobody has to wait for a long
/// form.
public struct FormPicture: Sendable {
  private let writer: PictureWriter
  private let forms: [PicturedForm]
  /// The controls of each form that are written.
  private var controls: [[[UInt8]]]
  /// The form whose controls are written next, and the first of them.
  private var next = (form: 0, control: 0)

  /// - Parameters:
  ///   - cache: what is known of rules, shared with other pictures.
  ///   - position: where bytes of the forms' file stand, as editors count; nil where nobody asks.
  public init(
    _ forms: [ResolvedForm], _ options: PictureOptions, _ cache: FieldLanguageCache = FieldLanguageCache(),
    position: (@Sendable (Int) -> PicturePosition)? = nil
  ) {
    let writer = PictureWriter(options, forms, cache, position)
    self.writer = writer
    self.forms = forms.map { PicturedForm($0, writer) }
    controls = Array(repeating: [], count: forms.count)
    progress = (0, self.forms.reduce(0) { $0 + $1.controls.count })
  }

  /// How many controls are drawn, and how many there are.
  public private(set) var progress: (drawn: Int, total: Int)

  /// Draws so many controls more; gives whether more are left.
  public mutating func draw(_ count: Int) -> Bool {
    var count = count
    while next.form < forms.count {
      let form = forms[next.form]
      let part = form.controls.dropFirst(next.control).prefix(count)
      controls[next.form] += part.map { ControlWriter($0, form, writer).json }
      next.control += part.count
      progress.drawn += part.count
      count -= part.count
      if next.control < form.controls.count { return true }
      next = (next.form + 1, 0)
    }
    return false
  }

  /// The page, as UTF-8; what is not drawn yet is drawn for it.
  public var page: [UInt8] {
    var whole = self
    while whole.draw(1_000) {}
    let written = zip(forms, whole.controls).map { writer.form($0, side: nil, controls: $1) }
    return PicturePage.html(data: writer.data(written))
  }
}
