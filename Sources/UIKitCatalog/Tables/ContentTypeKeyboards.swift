extension ContentTypeTable {
  /// Keyboards by content type: a judgement, except that what cannot be typed follows from the keyboards.
  ///
  /// `pads` is numberPad, phonePad, decimalPad and asciiCapableNumberPad.
  static let rows: StaticString = """
    name|default|asciiCapable namePhonePad|pads|words|no||high|letters cannot be typed
    namePrefix|default|asciiCapable namePhonePad|pads|words|no||high|letters cannot be typed
    givenName|default|asciiCapable namePhonePad|pads|words|no||high|letters cannot be typed
    middleName|default|asciiCapable namePhonePad|pads|words|no||high|letters cannot be typed
    familyName|default|asciiCapable namePhonePad|pads|words|no||high|letters cannot be typed
    nameSuffix|default|asciiCapable namePhonePad|pads|words|no||high|letters cannot be typed
    nickname|default|asciiCapable namePhonePad|pads|words|no||high|letters cannot be typed
    jobTitle|default|asciiCapable|pads|words|||high|letters cannot be typed
    organizationName|default|asciiCapable|pads|words|||high|letters cannot be typed
    location|default|numbersAndPunctuation asciiCapable|pads|words|||high|letters cannot be typed
    fullStreetAddress|default|numbersAndPunctuation asciiCapable|pads|words|||high|letters cannot be typed
    streetAddressLine1|default|numbersAndPunctuation asciiCapable|pads|words|||high|letters cannot be typed
    streetAddressLine2|default|numbersAndPunctuation asciiCapable|pads|words|||high|letters cannot be typed
    addressCity|default|asciiCapable|pads|words|||high|letters cannot be typed
    addressState|default|asciiCapable|pads|words|||high|letters cannot be typed
    addressCityAndState|default|asciiCapable|pads|words|||high|letters cannot be typed
    sublocality|default|asciiCapable|pads|words|||high|letters cannot be typed
    countryName|default|asciiCapable|pads|words|||high|letters cannot be typed
    postalCode|numbersAndPunctuation default|asciiCapable numberPad asciiCapableNumberPad
      |decimalPad|allCharacters|no||medium|letters and spaces cannot be typed
    telephoneNumber|phonePad|numbersAndPunctuation namePhonePad default|decimalPad||no||high|+ cannot be typed
    emailAddress|emailAddress|default asciiCapable twitter|pads namePhonePad|none|no||high|@ cannot be typed
    URL|URL|webSearch default asciiCapable|pads namePhonePad|none|no||high|letters and slashes cannot be typed
    creditCardNumber|numberPad asciiCapableNumberPad|numbersAndPunctuation||none|no||high|
    username|asciiCapable emailAddress default|twitter numbersAndPunctuation|pads|none|no||high|letters cannot be typed
    password|default asciiCapable||pads namePhonePad|none|no|secure|high|most characters cannot be typed
    newPassword|default asciiCapable|
      |pads namePhonePad|none|no|secure|high|passwords that AutoFill makes up have letters and punctuation
    oneTimeCode|numberPad asciiCapableNumberPad|numbersAndPunctuation default asciiCapable
      |namePhonePad emailAddress URL twitter webSearch|none|no||high|its keys are not those of a code
    shipmentTrackingNumber|asciiCapable|numbersAndPunctuation default
      |pads|allCharacters|no||medium|letters cannot be typed
    flightNumber|asciiCapable|default numbersAndPunctuation|pads|allCharacters|no||medium|letters cannot be typed
    dateTime|default numbersAndPunctuation||pads||no||medium|words and separators cannot be typed
    birthdate|numbersAndPunctuation|default numberPad asciiCapableNumberPad
      |decimalPad phonePad||no||medium|its separators are not those of dates
    birthdateDay|numberPad asciiCapableNumberPad|numbersAndPunctuation|||no||high|
    birthdateMonth|numberPad asciiCapableNumberPad|numbersAndPunctuation|||no||high|
    birthdateYear|numberPad asciiCapableNumberPad|numbersAndPunctuation|||no||high|
    creditCardSecurityCode|numberPad asciiCapableNumberPad|numbersAndPunctuation|||no|may be secure|high|
    creditCardName|default asciiCapable|namePhonePad|pads|words|no||high|letters cannot be typed
    creditCardGivenName|default asciiCapable|namePhonePad|pads|words|no||high|letters cannot be typed
    creditCardMiddleName|default asciiCapable|namePhonePad|pads|words|no||high|letters cannot be typed
    creditCardFamilyName|default asciiCapable|namePhonePad|pads|words|no||high|letters cannot be typed
    creditCardExpiration|numbersAndPunctuation numberPad asciiCapableNumberPad|default
      |decimalPad phonePad||no||medium|the slash cannot be typed
    creditCardExpirationMonth|numberPad asciiCapableNumberPad|numbersAndPunctuation|||no||high|
    creditCardExpirationYear|numberPad asciiCapableNumberPad|numbersAndPunctuation|||no||high|
    creditCardType|default|asciiCapable|pads||||medium|letters cannot be typed
    cellularEID|numberPad asciiCapableNumberPad|numbersAndPunctuation|||no||medium|
    cellularIMEI|numberPad asciiCapableNumberPad|numbersAndPunctuation|||no||medium|
    cellularIMEI1|numberPad asciiCapableNumberPad|numbersAndPunctuation|||no||medium|
    cellularIMEI2|numberPad asciiCapableNumberPad|numbersAndPunctuation|||no||medium|
    cellularNAL|asciiCapable|default numbersAndPunctuation|||no||low|
    """
}
