extension FieldLanguage {
  /// Compares what this version of a field accepts with what a later one does; rules that only warn do not count.
  public func compare(to later: FieldLanguage) -> FieldComparison {
    cache.comparison(of: self, to: later) { search(later) }
  }

  private func search(_ later: FieldLanguage) -> FieldComparison {
    switch (DifferenceSearch(of: self, to: later).answer, DifferenceSearch(of: later, to: self).answer) {
    case (.none, .none): .same
    case (.none, .text(let text)): .widened(gained: text)
    case (.text(let text), .none): .narrowed(lost: text)
    case (.text(let before), .text(let after)): .changed(lost: before, gained: after)
    case (.unknown(let reason), let gained): .notAnalysed(reason, gained: gained.text)
    case (let lost, .unknown(let reason)): .notAnalysed(reason, lost: lost.text)
    }
  }
}
