import FormModel

/// Hands out tags that no control of a form has, each once, so that all fixes of a form can be applied together.
struct FreeTags {
  private let form: FormIndex
  /// For numbers that are taken: one above, with nothing free in between.
  private var following: [Int64: Int64] = [:]

  /// The numbers that controls get from presets.
  private let ofPresets: Set<Int64>

  /// The numbers that no control of a form has, be it by itself or by one of the presets that set tags.
  init(_ form: FormIndex, besides presets: [PresetValue]) {
    self.form = form
    ofPresets = Set(presets.compactMap { $0.value.integer.map(Int64.init) })
  }

  /// The next free number above one that is taken; nil where there is none. Many calls cost as much as there are tags,
  /// not that much each.
  mutating func next(above value: Int64) -> Int64? {
    var passed: [Int64] = []
    var candidate = value
    repeat {
      guard candidate < .max - 1 else { return nil }
      passed.append(candidate)
      candidate = following[candidate] ?? candidate + 1
    } while isTaken(candidate)
    for number in passed { following[number] = candidate }
    following[candidate] = candidate + 1
    return candidate
  }

  private func isTaken(_ number: Int64) -> Bool {
    number == 0 || following[number] != nil || form.tagValues.first(factKey(number)) != nil
      || ofPresets.contains(number)
  }
}
