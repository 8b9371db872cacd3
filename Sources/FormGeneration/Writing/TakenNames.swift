import FormSyntax

/// Names that are taken: what is to have one of its own gets another where it is. Very many may want the same one.
struct TakenNames {
  private var names: Set<ExactText>
  /// For each name that was not free, the number behind the last one that stands for it.
  private var numbers: [ExactText: Int] = [:]

  /// Some names are taken from the start.
  init(_ names: Set<String> = []) { self.names = Set(names.map(ExactText.init)) }

  /// Whether a name is taken.
  func contains(_ name: String) -> Bool { names.contains(ExactText(name)) }

  /// Takes a name; where it is taken, the name with an ending, or that with a number.
  mutating func take(_ name: String, ending: String = "") -> String {
    if names.insert(ExactText(name)).inserted { return name }
    let other = name + ending
    let identifier = ExactText(other)
    var number = numbers[identifier] ?? 1
    var free = number == 1 ? other : "\(other)\(number)"
    while !names.insert(ExactText(free)).inserted {
      number += 1
      free = "\(other)\(number)"
    }
    numbers[identifier] = number
    return free
  }
}
