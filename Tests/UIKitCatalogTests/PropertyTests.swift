import Testing
import UIKitCatalog
import TestSupport

@Suite struct PropertyTests {
  @Test func propertiesAreFoundInTheirBlocks() {
    #expect(Catalog.property(named: "keyboardType".utf8, in: .textField) == .keyboardType)
    #expect(Catalog.property(named: "borderStyle".utf8, in: .textView) == .textViewBorderStyle)
    #expect(Catalog.property(named: "title".utf8, in: .rule) == .ruleTitle)
    #expect(Catalog.property(named: "leftView".utf8, in: .textView) == nil)
    #expect(Catalog.property(named: "leftView".utf8) == .leftView)
    #expect(Catalog.property(named: "leftview".utf8) == nil)
    #expect(Catalog.property(named: "".utf8) == nil)
  }

  @Test func objectiveCNamesAreUnderstood() {
    #expect(Catalog.property(named: "secureTextEntry".utf8, in: .textField) == .isSecureTextEntry)
    #expect(PropertyID.isSecureTextEntry.objcName.string == "secureTextEntry")
    #expect(PropertyID.keyboardType.objcName == PropertyID.keyboardType.name)
  }

  @Test func everyPropertyIsReachedByItsNames() {
    #expect(Catalog.propertyCount == 403)
    for property in Catalog.properties {
      #expect(!property.scope.isEmpty, "\(property.name)")
      #expect(Catalog.property(named: property.name.bytes, in: property.scope) == property, "\(property.name)")
      #expect(Catalog.property(named: property.objcName.bytes, in: property.scope) == property, "\(property.name)")
    }
  }

  @Test func noTwoPropertiesShareANameInABlock() {
    for (index, one) in Catalog.properties.enumerated() {
      for other in Catalog.properties.dropFirst(index + 1) where one.name == other.name {
        #expect(one.scope.isDisjoint(with: other.scope), "\(one.name)")
      }
    }
  }

  @Test func everyPropertySaysWhatItIs() {
    for property in Catalog.properties {
      #expect(property.summary.string.hasSuffix("."), "\(property.name): \(property.summary)")
      #expect(property.isLanguageOwn == (property.since == nil), "\(property.name)")
    }
  }

  @Test func opaqueTypesAreNamed() {
    for property in Catalog.properties where property.type == .opaque {
      #expect(!property.swiftType.isEmpty, "\(property.name)")
    }
  }

  @Test func defaultsOfEnumerationsAreMembers() {
    for property in Catalog.properties {
      guard case .enumeration(let id) = property.type, property.defaultValue.bytes.first == UInt8(ascii: ".") else {
        continue
      }
      let name = property.defaultValue.bytes.dropFirst()
      #expect(Catalog.member(named: name, of: id) != nil, "\(property.name)")
    }
  }

  @Test func replacementsAreProperties() {
    for property in Catalog.properties {
      guard let replacement = property.deprecation?.replacement, !replacement.isEmpty else { continue }
      #expect(Catalog.property(named: replacement.bytes) != nil, "\(property.name)")
    }
  }

  @Test func factsOfSomeProperties() {
    #expect(PropertyID.keyboardType.type == .enumeration(.keyboardType))
    #expect(PropertyID.keyboardType.swiftType == "UIKeyboardType")
    #expect(PropertyID.text.swiftType == "String?")
    #expect(PropertyID.when.swiftType.isEmpty && PropertyID.value.swiftType == "Double")
    #expect(PropertyID.isEditing.isReadOnly)
    #expect(PropertyID.textContentType.isNullable)
    #expect(PropertyID.allowsNumberPadPopover.since == IOSVersion(26))
    #expect(PropertyID.dismissKeyboard.type.enumID?.name.string == "KeyboardDismissal")
    #expect(PropertyID.inputmode.type.enumID?.name.string == "HTMLInputMode")
    #expect(PropertyID.isEnabled.scope.contains(.button))
    #expect(!PropertyID.isEnabled.scope.contains(ControlKind.textView))
  }

  @Test func masksHoldTheFirstRows() {
    var mask = PropertyMask([.tag, .alpha])
    #expect(mask.contains(.tag) && mask.contains(.alpha) && !mask.contains(.key))
    mask.insert(PropertyID(rawValue: 200))
    #expect(mask.count == 2 && !mask.contains(PropertyID(rawValue: 200)))
    mask.remove(.tag)
    #expect(mask == PropertyMask([.alpha]))
  }

  @Test func numbersOutsideTheTableAreEmpty() {
    let none = PropertyID(rawValue: .max)
    #expect(none.name.isEmpty && none.scope.isEmpty && none.type == .opaque)
    #expect(EnumMember(rawValue: .max).name.isEmpty)
    #expect(EnumID(rawValue: .max).members.isEmpty && EnumID(rawValue: .max).name.isEmpty)
    #expect(MethodID(rawValue: .max).name.isEmpty)
  }

  /// The index finds what a search through all rows finds, for names that are nearly right and for any bytes.
  @Test func lookingUpIsSearching() {
    var random = SplitMix64(seed: 11)
    for property in Catalog.properties {
      var name = Array(property.name.bytes)
      name[Int(random.next() % UInt64(name.count))] = UInt8(truncatingIfNeeded: random.next())
      name.append(contentsOf: (0..<random.next() % 3).map { _ in UInt8(truncatingIfNeeded: random.next()) })
      for scope in [Scope.textField, .textView, .form, .rule, .event] {
        let searched = Catalog.properties(in: scope).first { $0.name.equals(name) || $0.objcName.equals(name) }
        #expect(Catalog.property(named: name, in: scope) == searched)
      }
    }
  }

  /// What is kept of the properties of a block is what the table says.
  @Test func propertiesOfBlocksAreThoseOfTheTable() {
    for scope in ControlKind.allCases.map(\.scope) + [.form, .preset, .everywhere] {
      let properties = Catalog.properties.filter { $0.scope.meets(scope) }
      #expect(Catalog.properties(in: scope) == properties)
      let settable = properties.filter { !$0.isReadOnly }
      // The second time it is known.
      let slips = properties.map { $0.name.string + "e" } + ["nothing of that kind"]
      for slip in slips + slips {
        let meant = closestMatch(to: slip.utf8, among: properties.map(\.name))
        #expect(Catalog.propertyName(closestTo: slip, in: scope) == meant)
        let own = closestMatch(to: slip.utf8, among: settable.map(\.name))
        #expect(Catalog.propertyName(closestTo: slip, in: scope, onlySettable: true) == own)
      }
    }
  }
}
