extension AutofillTable {
  /// What AutoFill and suggestions insert by content type: what every such text has, and a text as people have it.
  ///
  /// A `blank` stands between words, in languages that write one. Where nothing is named, the example stands for all.
  static let rows: StaticString = """
    name|blank|Jane Appleseed
    creditCardName|blank|Jane Appleseed
    fullStreetAddress|blank|1 Infinite Loop
    streetAddressLine1|blank|1 Infinite Loop
    postalCode|digit|95014
    emailAddress|@ .|jane@example.com
    URL|.|https://www.example.com
    creditCardNumber|digit|4242 4242 4242 4242
    telephoneNumber||+1 (555) 010-0199
    creditCardExpiration||12/27
    """
}
