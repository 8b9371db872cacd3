import JSONText
import UIKitCatalog

extension JSONWriter {
  /// What each keyboard types, by the name of its type.
  mutating func keyboards() {
    object { object in
      for keyboard in Catalog.keyboards {
        object.key(named: keyboard.member.name.string)
        object.object {
          $0.member("category", keyboard.category.rawValue)
          $0.member("ascii", String(decoding: keyboard.reachable.members, as: UTF8.self))
          $0.member("beyond", keyboard.beyond.rawValue)
          $0.member("returnKey", keyboard.returnKey.rawValue)
        }
      }
    }
  }
}
