import FormModel

/// A tag that no control of a form has.
enum FreeTag: Sendable, Equatable {
  /// The case of the form's tags that has the control's name.
  case named(String)
  /// A number that no case has either.
  case number(Int64)

  /// How it is written.
  var text: String {
    switch self {
    case .named(let name): ".\(name)"
    case .number(let number): String(number)
    }
  }

  /// The fix that gives it to a control, where the tag of that stands.
  func fix(at place: ChunkPlace) -> Fix {
    let title =
      switch self {
      case .named: "Use '\(text)'"
      case .number: "Use the free tag \(text)"
      }
    return Fix(title, .unsafe, [Fix.Edit(place, text)])
  }
}

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

  /// The tag for a control with a name: its own case, where no control has that tag, else the next free number above one
  /// that is taken; nil where there is none.
  mutating func next(for name: String, above value: Int64) -> FreeTag? {
    guard form.names[factKey(name.utf8)].count < 2, let own = form.tag(ofCase: name.utf8),
      let number = own.value, number < .max - 1, !isTaken(number)
    else { return next(above: value).map(FreeTag.number) }
    following[number] = number + 1
    return .named(own.name)
  }

  /// The next number above one that is taken which neither a control nor a case has; nil where there is none. Many calls
  /// cost as much as there are tags, not that much each.
  mutating func next(above value: Int64) -> Int64? {
    var passed: [Int64] = []
    var candidate = value
    repeat {
      guard candidate < .max - 1 else { return nil }
      passed.append(candidate)
      candidate = following[candidate] ?? candidate + 1
    } while isTaken(candidate) || form.tags.contains { !$0.cases(of: candidate).isEmpty }
    for number in passed { following[number] = candidate }
    following[candidate] = candidate + 1
    return candidate
  }

  private func isTaken(_ number: Int64) -> Bool {
    number == 0 || following[number] != nil || form.tagValues.first(factKey(number)) != nil
      || ofPresets.contains(number)
  }
}
