#if !canImport(Darwin)
  /// The calls for extended attributes (xattr(7)).
  struct ExtendedAttributes {
    private typealias List = @convention(c) (Int32, UnsafeMutablePointer<CChar>?, Int) -> Int
    private typealias Get = @convention(c) (Int32, UnsafePointer<CChar>, UnsafeMutableRawPointer?, Int) -> Int
    private typealias Set = @convention(c) (Int32, UnsafePointer<CChar>, UnsafeRawPointer?, Int, Int32) -> Int32
    private typealias Remove = @convention(c) (Int32, UnsafePointer<CChar>) -> Int32

    private let list: List
    private let get: Get
    private let set: Set
    private let remove: Remove

    /// Nil where the C library has none of them.
    init?() {
      guard let list = SystemFunction.named("flistxattr", as: List.self),
        let get = SystemFunction.named("fgetxattr", as: Get.self),
        let set = SystemFunction.named("fsetxattr", as: Set.self),
        let remove = SystemFunction.named("fremovexattr", as: Remove.self)
      else { return nil }
      self.list = list
      self.get = get
      self.set = set
      self.remove = remove
    }

    /// The names of a file's attributes; none where its file system has no such thing.
    func names(of file: OpenFile) -> [String] {
      let size = list(file.number, nil, 0)
      guard size > 0 else { return [] }
      var names = [CChar](repeating: 0, count: size)
      let count = list(file.number, &names, size)
      return names.prefix(max(0, count)).split(separator: 0).map {
        String(decoding: $0.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      }
    }

    /// The bytes of an attribute; nil where it cannot be read.
    func value(of name: String, _ file: OpenFile) -> [UInt8]? {
      let size = get(file.number, name, nil, 0)
      guard size >= 0 else { return nil }
      var value = [UInt8](repeating: 0, count: size)
      let count = value.withUnsafeMutableBytes { get(file.number, name, $0.baseAddress, size) }
      return count == size ? value : nil
    }

    /// Sets an attribute; gives whether the system let it.
    func set(_ name: String, _ value: [UInt8], of file: OpenFile) -> Bool {
      value.withUnsafeBytes { set(file.number, name, $0.baseAddress, $0.count, 0) } == 0
    }

    /// Removes an attribute, where it is there and may go.
    func remove(_ name: String, of file: OpenFile) { _ = remove(file.number, name) }
  }
#endif
