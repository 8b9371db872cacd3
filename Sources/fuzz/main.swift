import SystemIO

// Throws mutated input at the program until something breaks. What it does hangs on the seed alone, so that whatever it
// finds can be found again:
//
//     swift run -c release fuzz messages --seed 1 --count 50000
//     swift run -c release fuzz sessions --seed 1 --count 5000
//     swift run -c release fuzz corpus --folder Tests/Corpus
//     swift run -c release fuzz endurance --seed 1 --count 100000
//     swift run -c release fuzz texts --seed 1 --count 200000
//     swift run -c release fuzz cuts
//     swift run -c release fuzz values --seed 1 --count 100000
//     swift run -c release fuzz patterns --seed 1 --count 100000
//     swift run -c release fuzz membership --seed 1 --count 100000
//     swift run -c release fuzz fields --seed 1 --count 2000
//     swift run -c release fuzz settings --seed 1 --count 50000
//     swift run -c release fuzz forms --seed 1 --count 9000 --folder FOLDER

/// What can be fuzzed: a name, and what gives the first thing that is wrong, in words.
let targets: [(name: String, run: @Sendable (FuzzArguments) -> String?)] = [
  ("messages", MessageFuzz.run),
  ("sessions", SessionFuzz.run),
  ("corpus", CorpusRun.run),
  ("endurance", EnduranceRun.run),
  ("texts", TextFuzz.run),
  ("cuts", TextFuzz.runCuts),
  ("values", TextFuzz.runValues),
  ("patterns", PatternFuzz.run),
  ("membership", MembershipFuzz.run),
  ("fields", FieldFuzz.run),
  ("settings", SettingsFuzz.run),
  ("forms", FormFiles.run),
]

guard let arguments = FuzzArguments(CommandLine.arguments.dropFirst()),
  let target = targets.first(where: { $0.name == arguments.target })
else {
  print(
    "usage: fuzz \(targets.map(\.name).joined(separator: "|")) [--seed N] [--count N] [--limit MILLISECONDS] [--each] [--folder FOLDER]"
  )
  ThisProcess.end(status: 2)
}
if let problem = target.run(arguments) {
  print("fuzz \(target.name): \(problem)")
  ThisProcess.end(status: 1)
}
print("fuzz \(target.name): inputs from seed \(arguments.seed) on, at most \(arguments.count), and nothing found")
