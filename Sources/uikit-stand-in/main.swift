// Writes a stand-in for UIKit from the catalogue to standard output, against which generated code compiles and runs where
// UIKit is not: `uikit-stand-in [VERSION]`, with no more than a version of iOS has.
import UIKitCatalog

/// The version of iOS that the first argument names; nil without one.
let version = CommandLine.arguments.dropFirst().first.flatMap { text -> IOSVersion? in
  let parts = text.split(separator: ".").compactMap { UInt8($0) }
  return parts.first.map { IOSVersion($0, parts.count > 1 ? parts[1] : 0) }
}
print(StandIn(version).text, terminator: "")
