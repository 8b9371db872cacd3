// Measures the engine in this process, on texts that it makes itself or on files:
//
//     swift run -c release benchmark [--part NAME]... [FILE...]
//
// Times are milliseconds. "min", "median" and "p99" are wall times, "cpu" is the processor time of all threads. It never
// fails because of time: machines differ, and what counts is the relation of lines of one run.

import SystemIO

/// The parts in the order in which they run: the peak of memory only ever grows, so it comes first.
let parts: [(name: String, run: (BenchmarkArguments) -> Void)] = [
  ("memory", MemoryPart.run),
  ("phases", PhasesPart.run),
  ("tree", TreePart.run),
  ("linearity", LinearityPart.run),
  ("hostile", HostilePart.run),
  ("opening", OpeningPart.run),
  ("documents", DocumentsPart.run),
  ("turns", TurnsPart.run),
  ("asking", AskingPart.run),
  ("imports", ImportsPart.run),
  ("keystrokes", KeystrokePart.run),
  ("editor", EditorPart.run),
  ("formatting", FormattingPart.run),
  ("generation", GenerationPart.run),
  ("patterns", PatternPart.run),
  ("pattern-costs", PatternCostPart.run),
  ("fields", FieldSetPart.run),
]

guard let arguments = BenchmarkArguments(CommandLine.arguments.dropFirst(), parts: parts.map(\.name) + ["peers"]) else {
  print("usage: benchmark [--part \(parts.map(\.name).joined(separator: "|"))]... [FILE...]")
  print("       benchmark --part peers --cases FILE")
  ThisProcess.end(status: 2)
}
if arguments.parts.contains("peers") {
  ThisProcess.end(status: PeerPart.run(arguments) ? 0 : 2)
}
for part in parts where arguments.parts.isEmpty || arguments.parts.contains(part.name) { part.run(arguments) }
