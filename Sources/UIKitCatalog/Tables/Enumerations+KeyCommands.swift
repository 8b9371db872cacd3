extension EnumerationTable {
  /// Keys of a hardware keyboard that have no character (UICommand.h, UIResponder.h): what the attributes of a subclass
  /// may name. The last enumeration, since no property of UIKit takes one.
  static let keyCommands: StaticString = """
    =|UIKeyCommand||constants|7.0||Keys of a hardware keyboard that have no character.
    inputUpArrow|UIKeyInputUpArrow||7.0||the arrow up
    inputDownArrow|UIKeyInputDownArrow||7.0||the arrow down
    inputLeftArrow|UIKeyInputLeftArrow||7.0||the arrow to the left
    inputRightArrow|UIKeyInputRightArrow||7.0||the arrow to the right
    inputEscape|UIKeyInputEscape||7.0||the Escape key
    inputPageUp|UIKeyInputPageUp||8.0||a page up
    inputPageDown|UIKeyInputPageDown||8.0||a page down
    inputHome|UIKeyInputHome||13.4||to the beginning
    inputEnd|UIKeyInputEnd||13.4||to the end
    f1|UIKeyInputF1||13.4||the function key 1
    f2|UIKeyInputF2||13.4||the function key 2
    f3|UIKeyInputF3||13.4||the function key 3
    f4|UIKeyInputF4||13.4||the function key 4
    f5|UIKeyInputF5||13.4||the function key 5
    f6|UIKeyInputF6||13.4||the function key 6
    f7|UIKeyInputF7||13.4||the function key 7
    f8|UIKeyInputF8||13.4||the function key 8
    f9|UIKeyInputF9||13.4||the function key 9
    f10|UIKeyInputF10||13.4||the function key 10
    f11|UIKeyInputF11||13.4||the function key 11
    f12|UIKeyInputF12||13.4||the function key 12
    inputDelete|UIKeyInputDelete||15.0||the key that deletes forwards
    """
}
