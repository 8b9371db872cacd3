/// What UIKit has for text input, and what the form language adds to it, as data: look-ups by name, and lists.
///
/// Every fact is one row of a text table that is compiled in (`Tables/`); a table is indexed when it is first asked.
public enum Catalog {}
