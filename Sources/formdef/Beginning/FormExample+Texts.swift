extension FormExample {
  /// `Person.formdef`.
  static let personText = """
    /// Personal details. A form says which fields a screen has, and what each accepts.
    form Person {
        title: "Person"
        // The class that UIKit asks about the fields.
        delegate: PersonViewController
        deploymentTarget: iOS(16)
        // What the rules must hold for.
        locales: ["en_US"]
        keyboardAvoidance: .keyboardLayoutGuide
        dismissKeyboard: [.tapOutside]

        // How the delegate tells the fields apart: a field has the tag of its name.
        tags PersonTag { name = 1, email, birthday, notes }

        section "Identity" {
            textField name {
                label: "Name"
                // Under which key the value is stored.
                key: "person.name"
                textContentType: .name
                clearButtonMode: .whileEditing
                returnKeyType: .next
                rule required { message: "Enter a name" }
            }
            textField email {
                // What several fields share is written once: see the preset below.
                use EmailInput
                label: "E-mail"
                key: "person.email"
                returnKeyType: .next
            }
            textField birthday {
                label: "Birthday"
                key: "person.birthday"
                // Value and text: what is typed is read as the user's locale writes dates.
                formatter: .date(style: .medium)
                placeholder: "Example: \\(today)"
                rule range(date("1900-01-01")...today) { message: "Enter a day up to today" }
            }
        }

        textView notes {
            key: "person.notes"
            rule length(...500) { message: "Enter at most 500 characters" }
        }

        button save { title: "Save"; submit: true }

        // What the return key does in every text field.
        on textFieldShouldReturn(_:) { focus: next }
    }

    /// A field for an e-mail address.
    preset EmailInput {
        keyboardType: .emailAddress
        textContentType: .emailAddress
        autocapitalizationType: .none
        autocorrectionType: .no
        rule pattern(/[^@ ]+@[^@ ]+/) { message: "Enter an e-mail address" }
    }

    """

  /// `SignUp.formdef`.
  static let signUpText = """
    /// A new account: rules that speak of each other, and what AutoFill needs to know.
    form SignUp {
        title: "Create an account"
        delegate: SignUpViewController
        deploymentTarget: iOS(16)
        locales: ["en_US"]
        dismissKeyboard: [.tapOutside]
        tags SignUpTag { userName = 1, newPassword, repeatedPassword }

        textField userName {
            label: "User name"
            key: "signUp.userName"
            // AutoFill offers what it knows, and saves it with the password.
            textContentType: .username
            keyboardType: .asciiCapable
            autocapitalizationType: .none
            autocorrectionType: .no
            returnKeyType: .next
            rule required { message: "Choose a user name" }
            rule length(3...20) { message: "Between 3 and 20 characters" }
        }
        textField newPassword {
            label: "Password"
            isSecureTextEntry: true
            textContentType: .newPassword
            returnKeyType: .next
            // An empty text meets all rules but this one.
            rule required { message: "Choose a password" }
            rule length(12...64) { message: "Between 12 and 64 characters" }
        }
        textField repeatedPassword {
            label: "Password again"
            isSecureTextEntry: true
            textContentType: .newPassword
            returnKeyType: .join
            rule required { message: "Enter the password again" }
            // The text of another field.
            rule equal(to: newPassword) { when: .submit; message: "The passwords differ" }
        }

        button join { title: "Join"; submit: true }

        on textFieldShouldReturn(_:) { focus: next }
    }

    """

  /// `Checkout.formdef`.
  static let checkoutText = """
    /// A delivery address: what is typed is made uniform before it is checked.
    form Checkout {
        title: "Delivery"
        delegate: CheckoutViewController
        deploymentTarget: iOS(16)
        locales: ["en_US"]
        dismissKeyboard: [.tapOutside]
        tags CheckoutTag { fullName = 1, street, city, postcode }

        textField fullName {
            label: "Name"
            key: "checkout.name"
            textContentType: .name
            returnKeyType: .next
            rule required { message: "Who receives the parcel?" }
        }
        textField street {
            label: "Street"
            key: "checkout.street"
            textContentType: .fullStreetAddress
            returnKeyType: .next
            rule required { message: "Where does it go?" }
        }
        textField city {
            label: "City"
            key: "checkout.city"
            textContentType: .addressCity
            returnKeyType: .next
            rule required { message: "Enter a city" }
        }
        textField postcode {
            label: "ZIP code"
            key: "checkout.postcode"
            textContentType: .postalCode
            keyboardType: .numbersAndPunctuation
            returnKeyType: .done
            // Blanks at the ends go before the rules are asked.
            normalize: [.trim]
            rule pattern(/[0-9]{5}(?:-[0-9]{4})?/) { message: "Five digits, or nine with a hyphen" }
        }

        button order { title: "Order"; submit: true }

        on textFieldShouldReturn(_:) { focus: next }
    }

    """

  /// `Survey.formdef`.
  static let surveyText = """
    /// A few questions: choices, a number in a range, and room for more.
    form Survey {
        title: "Your visit"
        delegate: SurveyViewController
        deploymentTarget: iOS(16)
        locales: ["en_US"]
        dismissKeyboard: [.tapOutside]
        tags SurveyTag { answer = 1, comment }

        textField answer {
            label: "Would you come again?"
            key: "survey.answer"
            returnKeyType: .next
            // The keyboard begins with a capital, and the choices have none.
            normalize: [.trim, .lowercase]
            // Exactly one of these.
            rule oneOf(["yes", "no", "perhaps"]) { message: "Answer yes, no or perhaps" }
        }
        stepper stars {
            key: "survey.stars"
            minimumValue: 1
            maximumValue: 5
        }
        textView comment {
            key: "survey.comment"
            rule length(...1000) { message: "Enter at most 1000 characters" }
        }

        button send { title: "Send"; submit: true }

        on textFieldShouldReturn(_:) { focus: next }
    }

    """
}
