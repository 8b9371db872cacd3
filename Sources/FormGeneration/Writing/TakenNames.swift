/// Names that are taken: what is to have one of its own gets another where it is. Very many may want the same one.
struct TakenNames {
  private var names: Set<String>
  /// For each name that was not free, the number behind the last one that stands for it.
  private var numbers: [String: Int] = [:]

  /// Some names are taken from the start.
  init(_ names: Set<String> = []) { self.names = names }

  /// Whether a name is taken.
  func contains(_ name: String) -> Bool { names.contains(name) }

  /// Takes a name; where it is taken, the name with an ending, or that with a number.
  mutating func take(_ name: String, ending: String = "") -> String {
    if names.insert(name).inserted { return name }
    let other = name + ending
    var number = numbers[other] ?? 1
    var free = number == 1 ? other : "\(other)\(number)"
    while !names.insert(free).inserted {
      number += 1
      free = "\(other)\(number)"
    }
    numbers[other] = number
    return free
  }
}
