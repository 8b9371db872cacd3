extension Catalog {
  /// All methods: of the delegate protocols, then the overridable ones.
  public static var methods: [MethodID] {
    (0..<MethodTable.shared.count).map { MethodID(rawValue: UInt8(truncatingIfNeeded: $0)) }
  }

  /// The methods of the delegate protocols.
  public static let delegateMethods = methods.filter { $0.owner != .textField }

  /// The methods that the delegate of such a control gets.
  public static func delegateMethods(for kind: ControlKind) -> [MethodID] {
    methodsByKind[Int(kind.rawValue)]
  }

  private static let methodsByKind = ControlKind.allCases.map { kind in
    delegateMethods.filter { $0.scope.contains(kind) }
  }

  /// The names of the methods that the delegate of such a control gets, as people may have meant them; of all
  /// delegates where no kind is given.
  public static func delegateNames(for kind: ControlKind?) -> MethodNames {
    kind.map { namesByKind[Int($0.rawValue)] } ?? allNames
  }

  private static let namesByKind = ControlKind.allCases.map { MethodNames(delegateMethods(for: $0)) }
  private static let allNames = MethodNames(delegateMethods)

  /// The methods that a subclass of `UITextField` may override.
  public static var overrides: [MethodID] { methods.filter { $0.owner == .textField } }

  /// The delegate method that is written so, without blanks: `textFieldShouldReturn(_:)`, `textFieldShouldReturn` for
  /// the method whose only label is `_`, or the selector `textFieldShouldReturn:`.
  public static func method(written name: UnsafeBufferPointer<UInt8>) -> MethodID? {
    MethodTable.shared.method(written: name, isOverride: false)
  }

  /// The delegate method that is written so.
  @inlinable public static func method(written name: some Collection<UInt8>) -> MethodID? {
    withBytes(name) { bytes in method(written: bytes) }
  }

  /// The overridable method that is written so, in Swift or as a selector: `textRect(forBounds:)`.
  public static func override(written name: UnsafeBufferPointer<UInt8>) -> MethodID? {
    MethodTable.shared.method(written: name, isOverride: true)
  }

  /// The overridable method that is written so, in Swift or as a selector: `textRect(forBounds:)`.
  @inlinable public static func override(written name: some Collection<UInt8>) -> MethodID? {
    withBytes(name) { bytes in override(written: bytes) }
  }
}
