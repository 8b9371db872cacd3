/// A subcommand.
protocol Command: SendableMetatype {
  /// Its name, options and help.
  static var specification: CommandSpecification { get }

  /// Does what the arguments ask for.
  static func run(_ arguments: ParsedArguments) throws(UsageError) -> ExitStatus
}
