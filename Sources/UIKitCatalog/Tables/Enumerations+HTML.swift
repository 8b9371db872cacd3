extension EnumerationTable {
  /// What HTML has for the attributes of an input (WHATWG HTML, 4.10.5 and 6.8). The types of inputs of one line of text,
  /// of which `maxlength` says something, come first.
  static let html: StaticString = """
    =|HTMLInputType||html|||What an input is for.
    text||text|||one line of text
    search||search|||words to look for
    tel||tel|||a telephone number
    url||url|||a web address
    email||email|||an e-mail address
    password||password|||a password, hidden
    number||number|||a number
    date||date|||a day
    time||time|||a time of day
    datetime-local||datetime-local|||a day and a time
    month||month|||a month of a year
    week||week|||a week of a year
    range||range|||a number from a range, set by dragging
    color||color|||a colour
    checkbox||checkbox|||on or off
    radio||radio|||one of a few choices
    file||file|||a file
    hidden||hidden|||nothing that the user sees
    submit||submit|||a button that submits
    image||image|||a picture that submits
    reset||reset|||a button that empties the form
    button||button|||a button
    =|HTMLSwitch||html|||On or off.
    on||on|||yes
    off||off|||no
    =|HTMLAutocapitalize||html|||Which letters become capitals by themselves.
    off||off|||none
    none||none|||none
    on||on|||the first of each sentence
    sentences||sentences|||the first of each sentence
    words||words|||the first of each word
    characters||characters|||all of them
    =|HTMLInputMode||html|||Which keyboard comes up.
    none||none|||none: the page has its own
    text||text|||the usual one
    tel||tel|||a phone pad
    url||url|||one for web addresses
    email||email|||one for e-mail addresses
    numeric||numeric|||digits
    decimal||decimal|||digits and a decimal separator
    search||search|||one for looking things up
    =|HTMLEnterKeyHint||html|||What the Return key says.
    enter||enter|||return
    done||done|||done
    go||go|||go
    next||next|||next
    previous||previous|||back
    search||search|||search
    send||send|||send
    =|HTMLAutocomplete||html|||What AutoFill may offer; words for the section and the kind may stand before it.
    on||on|||whatever fits
    off||off|||nothing
    name||name|||a whole name
    honorific-prefix||honorific-prefix|||Dr, Mr, Ms
    given-name||given-name|||a first name
    additional-name||additional-name|||a middle name
    family-name||family-name|||a last name
    honorific-suffix||honorific-suffix|||Jr, PhD
    nickname||nickname|||a nickname
    username||username|||the name of an account
    new-password||new-password|||a password to be made up
    current-password||current-password|||the password of an account that exists
    one-time-code||one-time-code|||a code from a message, used once
    organization-title||organization-title|||a job
    organization||organization|||a company
    street-address||street-address|||a whole street address
    address-line1||address-line1|||the first line of a street address
    address-line2||address-line2|||the second line of a street address
    address-line3||address-line3|||the third line of a street address
    address-level4||address-level4|||the smallest part of an address
    address-level3||address-level3|||a part of a town
    address-level2||address-level2|||a town
    address-level1||address-level1|||a state, a province
    country||country|||the code of a country
    country-name||country-name|||a country
    postal-code||postal-code|||a postal code
    cc-name||cc-name|||the name on a payment card
    cc-given-name||cc-given-name|||the first name on a payment card
    cc-additional-name||cc-additional-name|||the middle name on a payment card
    cc-family-name||cc-family-name|||the last name on a payment card
    cc-number||cc-number|||the number of a payment card
    cc-exp||cc-exp|||the expiry date of a payment card
    cc-exp-month||cc-exp-month|||the month in which a payment card expires
    cc-exp-year||cc-exp-year|||the year in which a payment card expires
    cc-csc||cc-csc|||the security code of a payment card
    cc-type||cc-type|||the kind of a payment card
    transaction-currency||transaction-currency|||the currency of a payment
    transaction-amount||transaction-amount|||the amount of a payment
    language||language|||a language
    bday||bday|||a date of birth
    bday-day||bday-day|||the day of a date of birth
    bday-month||bday-month|||the month of a date of birth
    bday-year||bday-year|||the year of a date of birth
    sex||sex|||a gender
    url||url|||a web address
    photo||photo|||a picture
    tel||tel|||a telephone number
    tel-country-code||tel-country-code|||the code of a country in a telephone number
    tel-national||tel-national|||a telephone number without the country
    tel-area-code||tel-area-code|||the code of an area
    tel-local||tel-local|||a telephone number within an area
    tel-local-prefix||tel-local-prefix|||the first part of a telephone number within an area
    tel-local-suffix||tel-local-suffix|||the second part of a telephone number within an area
    tel-extension||tel-extension|||an extension
    email||email|||an e-mail address
    impp||impp|||an address for messages
    webauthn||webauthn|||a passkey
    """
}
