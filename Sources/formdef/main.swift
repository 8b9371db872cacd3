#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

StandardStreams.prepare()
Program.run(Array(CommandLine.arguments.dropFirst())).endProcess()
