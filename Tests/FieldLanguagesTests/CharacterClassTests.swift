import Foundation
import Testing
import TextPatterns
import UIKitCatalog

@testable import FieldLanguages

/// The classes of `characters` are Foundation's sets of the same names.
@Suite struct CharacterClassTests {
  @Test func whitespacesAreFoundations() throws {
    let own = try #require(CharacterArgument.scalars(of: EnumMember.CharacterClass.whitespaces))
    let different = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init).filter {
      CharacterSet.whitespaces.contains($0) != own.contains($0.value)
    }
    #expect(different.isEmpty)
  }

  /// Unicode's versions differ, but what Foundation has, ours have.
  @Test func digitsAreFoundations() throws {
    let own = try #require(CharacterArgument.scalars(of: EnumMember.CharacterClass.decimalDigits))
    let missing = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init).filter {
      CharacterSet.decimalDigits.contains($0) && !own.contains($0.value)
    }
    #expect(missing.isEmpty)
  }
}
