extension EnumerationTable {
  /// What AutoFill can offer (UITextInputTraits.h); the raw values are those of Interface Builder documents.
  static let contentTypes: StaticString = """
    =|UITextContentType||constants|10.0||What a field is about, so that AutoFill can offer it.
    name|UITextContentTypeName|name|10.0||a whole name
    namePrefix|UITextContentTypeNamePrefix|honorific-prefix|10.0||Dr, Mr, Ms
    givenName|UITextContentTypeGivenName|given-name|10.0||a first name
    middleName|UITextContentTypeMiddleName|additional-name|10.0||a middle name
    familyName|UITextContentTypeFamilyName|family-name|10.0||a last name
    nameSuffix|UITextContentTypeNameSuffix|honorific-suffix|10.0||Jr, PhD
    nickname|UITextContentTypeNickname|nickname|10.0||a nickname
    jobTitle|UITextContentTypeJobTitle|organization-title|10.0||a job
    organizationName|UITextContentTypeOrganizationName|organization|10.0||a company
    location|UITextContentTypeLocation|location|10.0||a place, with its address
    fullStreetAddress|UITextContentTypeFullStreetAddress|street-address|10.0||a whole street address
    streetAddressLine1|UITextContentTypeStreetAddressLine1|address-line1|10.0||the first line of a street address
    streetAddressLine2|UITextContentTypeStreetAddressLine2|address-line2|10.0||the second line of a street address
    addressCity|UITextContentTypeAddressCity|address-level2|10.0||a town
    addressState|UITextContentTypeAddressState|address-level1|10.0||a state, a province
    addressCityAndState|UITextContentTypeAddressCityAndState|address-level1+2|10.0||a town with its state
    sublocality|UITextContentTypeSublocality|address-level3|10.0||a part of a town
    countryName|UITextContentTypeCountryName|country-name|10.0||a country
    postalCode|UITextContentTypePostalCode|postal-code|10.0||a postal code
    telephoneNumber|UITextContentTypeTelephoneNumber|tel|10.0||a telephone number
    emailAddress|UITextContentTypeEmailAddress|email|10.0||an e-mail address
    URL|UITextContentTypeURL|url|10.0||a web address
    creditCardNumber|UITextContentTypeCreditCardNumber|cc-number|10.0||the number of a payment card
    username|UITextContentTypeUsername|username|11.0||the name of an account
    password|UITextContentTypePassword|password|11.0||the password of an account that exists
    newPassword|UITextContentTypeNewPassword|new-password|12.0||a password to be made up
    oneTimeCode|UITextContentTypeOneTimeCode|one-time-code|12.0||a code from a message, used once
    shipmentTrackingNumber|UITextContentTypeShipmentTrackingNumber|shipment-tracking-number|15.0||the number of a parcel
    flightNumber|UITextContentTypeFlightNumber|flight-number|15.0||the number of a flight
    dateTime|UITextContentTypeDateTime|date-time|15.0||a date, a time, or a stretch of time
    birthdate|UITextContentTypeBirthdate|bday|17.0||a date of birth
    birthdateDay|UITextContentTypeBirthdateDay|bday-day|17.0||the day of a date of birth
    birthdateMonth|UITextContentTypeBirthdateMonth|bday-month|17.0||the month of a date of birth
    birthdateYear|UITextContentTypeBirthdateYear|bday-year|17.0||the year of a date of birth
    creditCardSecurityCode|UITextContentTypeCreditCardSecurityCode|cc-csc|17.0||the security code of a payment card
    creditCardName|UITextContentTypeCreditCardName|cc-name|17.0||the name on a payment card
    creditCardGivenName|UITextContentTypeCreditCardGivenName|cc-given-name|17.0||the first name on a payment card
    creditCardMiddleName|UITextContentTypeCreditCardMiddleName|cc-additional-name|17.0|
      |the middle name on a payment card
    creditCardFamilyName|UITextContentTypeCreditCardFamilyName|cc-family-name|17.0||the last name on a payment card
    creditCardExpiration|UITextContentTypeCreditCardExpiration|cc-exp|17.0||the expiry date of a payment card
    creditCardExpirationMonth|UITextContentTypeCreditCardExpirationMonth|cc-exp-month|17.0|
      |the month in which a payment card expires
    creditCardExpirationYear|UITextContentTypeCreditCardExpirationYear|cc-exp-year|17.0|
      |the year in which a payment card expires
    creditCardType|UITextContentTypeCreditCardType|cc-type|17.0||the kind of a payment card: Visa, say
    cellularEID|UITextContentTypeCellularEID|esim-eid|17.4||the identifier of an eSIM
    cellularIMEI|UITextContentTypeCellularIMEI|esim-imei|17.4||the identifier of a device
    cellularIMEI1|UITextContentTypeCellularIMEI1||27.0||the first identifier of a device with two
    cellularIMEI2|UITextContentTypeCellularIMEI2||27.0||the second identifier of a device with two
    cellularNAL|UITextContentTypeCellularNAL||27.0||the access licence of a network
    """
}
