/// Form definitions that the tests run over.
enum Samples {
  static let clean = """
    form Person {
        textField name { tag: 1 }
        textField email { tag: 2 }
    }

    """

  /// One error with a related place and an unsafe fix.
  static let sameTag = """
    form Person {
        dispatch: .tags
        textField name { tag: 1 }
        textField email { tag: 1 }
    }

    """

  /// The same with fields that are stored.
  static let sameTagWithKeys = """
    form Person {
        dispatch: .tags
        textField name { tag: 1; key: name }
        textField email { tag: 1; key: email }
    }

    """

  /// One error with a safe fix.
  static let misspelt = """
    form Person {
        textfield name { tag: 1 }
    }

    """

  /// One warning.
  static let warning = """
    form Links {
        textField bookmark { leftView: .image("bookmark") }
    }

    """
}
