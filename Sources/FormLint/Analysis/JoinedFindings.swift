import FormModel
import FormSyntax

/// Findings of several controls of a form that have one cause, joined to the first of them.
struct JoinedFindings {
  /// What the first finding of a form stands for besides itself.
  struct Others {
    /// At most ten of the others, as places.
    var related: [Related] = []
    /// How many others there are.
    var count = 0
  }

  /// Where a finding is: the index of its chunk, and its index in the chunk.
  struct Place: Hashable {
    var chunk: Int
    var finding: Int
  }

  private var others: [Place: Others] = [:]

  var isEmpty: Bool { others.isEmpty }

  subscript(chunk: Int, finding: Int) -> Others? { others[Place(chunk: chunk, finding: finding)] }

  mutating func join(_ finding: Related, to first: Place) {
    others[first, default: Others()].count += 1
    if let joined = others[first], joined.related.count < 10 { others[first]?.related.append(finding) }
  }
}

extension FileAnalysis {
  /// Joins what is told once a form: all but the first that no comment silences are hidden.
  func joinedFindings(_ hidden: inout HiddenFindings) -> JoinedFindings {
    var joined = JoinedFindings()
    var first: [String: JoinedFindings.Place] = [:]
    var form: Int?
    for leaf in chunkFindings.leaves.indices where chunkFindings.measure(ofLeaf: leaf).ofForms > 0 {
      let start = chunkFindings.start(ofLeaf: leaf)
      for (offset, found) in chunkFindings.leaves[leaf].enumerated() {
        for (number, finding) in found.findings.enumerated() where finding.rule.isToldOncePerForm {
          let place = JoinedFindings.Place(chunk: start + offset, finding: number)
          if hidden.inChunks[place.chunk]?.contains(number) == true { continue }
          let entry = file.entries[place.chunk]
          let own = file.formIndex(of: entry.id)
          if own != form { first = [:] }
          form = own
          guard let earlier = first[finding.rule.code] else {
            first[finding.rule.code] = place
            continue
          }
          let name = entry.block.name
          joined.join(
            Related(
              name.isEmpty ? "so does this control" : "the same at '\(name)'",
              ChunkPlace(chunk: entry.id, range: finding.range)),
            to: earlier)
          hidden.join(chunk: place.chunk, finding: number)
        }
      }
    }
    return joined
  }
}

extension Finding {
  /// Makes it the one finding of its form.
  mutating func stand(for others: JoinedFindings.Others) {
    related += others.related
    message.text += others.count == 1 ? "; one other field has it too" : "; \(others.count) other fields have it too"
  }
}
