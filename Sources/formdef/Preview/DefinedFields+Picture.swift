import FormLint
import FormModel
import FormPicture
import FormSyntax

extension DefinedFields {
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
