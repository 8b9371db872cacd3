/// A message of the server's protocol with its header.
public func frame(_ message: String) -> [UInt8] { frame(Array(message.utf8)) }

/// The body of a message with its header.
public func frame(_ body: [UInt8]) -> [UInt8] { Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body }
