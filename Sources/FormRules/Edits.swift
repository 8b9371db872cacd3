import FormModel
import FormSyntax
extension BlockContext { func removal(of member: Member) -> Fix.Edit? { nil } }
extension FileModel {
  func removal(ofChunk id: ChunkID) -> Fix.Edit? { nil }
  func insertion(ofMember text: String, atEndOf form: FormModel) -> Fix.Edit? { nil }
}
