/// The forms that `formdef init` writes: each without findings, with comments that say what the lines are for.
enum FormExample: String, CaseIterable {
  /// As `formdef init --example` names them.
  case person, signup, checkout, survey

  /// The name of the file.
  var fileName: String {
    switch self {
    case .person: "Person.formdef"
    case .signup: "SignUp.formdef"
    case .checkout: "Checkout.formdef"
    case .survey: "Survey.formdef"
    }
  }

  /// The form definition.
  var text: String {
    switch self {
    case .person: FormExample.personText
    case .signup: FormExample.signUpText
    case .checkout: FormExample.checkoutText
    case .survey: FormExample.surveyText
    }
  }

  /// A settings file that leaves everything as it is.
  static let settings = """
    {
      "select": ["default"],
      "ignore": [],
      "severity": {}
    }

    """
}
