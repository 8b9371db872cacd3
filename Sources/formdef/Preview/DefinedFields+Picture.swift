import FormEditing
import FormLint
import FormModel
import FormPicture
import FormSyntax
import SystemIO

extension DefinedFields {
  /// The day or moment of `today` and `now`: as the settings say, else the present one.
  var clock: PreviewClock { previewMoment.flatMap { PreviewClock($0) } ?? .moment(ProcessClock.now) }

  /// What findings say of the controls of forms.
  func pictureFindings(in forms: [ResolvedForm]) -> [ChunkID: [PictureFinding]] {
    var found: [ChunkID: [PictureFinding]] = [:]
    for finding in findings {
      guard let name = finding.control, let form = forms.first(where: { $0.name == finding.form }),
        let control = form.control(named: Array(name.utf8))
      else { continue }
      found[control.id, default: []].append(
        PictureFinding(severity: finding.severity.word, message: finding.message, code: finding.code))
    }
    return found
  }
}
