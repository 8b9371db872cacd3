#if canImport(_FoundationICU)
  import _FoundationICU
#endif

/// Which edition of Unicode's Common Locale Data Repository the formatters write by.
public enum CLDRVersion {
  /// Its number, as `44.0`; nil where the system does not tell.
  public static let current: String? = {
    #if canImport(_FoundationICU)
      var numbers: (UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 0)
      var status = U_ZERO_ERROR
      withUnsafeMutablePointer(to: &numbers) { pointer in
        pointer.withMemoryRebound(to: UInt8.self, capacity: 4) { swift_ulocdata_getCLDRVersion($0, &status) }
      }
      return status.rawValue > 0 ? nil : "\(numbers.0).\(numbers.1)"
    #else
      return nil
    #endif
  }()
}
