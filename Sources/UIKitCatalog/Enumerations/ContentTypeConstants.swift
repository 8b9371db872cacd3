/// The content types, by name; a test holds each number equal to its row.
extension EnumMember {
  /// Members of `UITextContentType`.
  public enum ContentType {
    @inlinable public static var name: EnumMember { EnumMember(rawValue: 172) }
    @inlinable public static var namePrefix: EnumMember { EnumMember(rawValue: 173) }
    @inlinable public static var givenName: EnumMember { EnumMember(rawValue: 174) }
    @inlinable public static var middleName: EnumMember { EnumMember(rawValue: 175) }
    @inlinable public static var familyName: EnumMember { EnumMember(rawValue: 176) }
    @inlinable public static var nameSuffix: EnumMember { EnumMember(rawValue: 177) }
    @inlinable public static var nickname: EnumMember { EnumMember(rawValue: 178) }
    @inlinable public static var jobTitle: EnumMember { EnumMember(rawValue: 179) }
    @inlinable public static var organizationName: EnumMember { EnumMember(rawValue: 180) }
    @inlinable public static var location: EnumMember { EnumMember(rawValue: 181) }
    @inlinable public static var fullStreetAddress: EnumMember { EnumMember(rawValue: 182) }
    @inlinable public static var streetAddressLine1: EnumMember { EnumMember(rawValue: 183) }
    @inlinable public static var streetAddressLine2: EnumMember { EnumMember(rawValue: 184) }
    @inlinable public static var addressCity: EnumMember { EnumMember(rawValue: 185) }
    @inlinable public static var addressState: EnumMember { EnumMember(rawValue: 186) }
    @inlinable public static var addressCityAndState: EnumMember { EnumMember(rawValue: 187) }
    @inlinable public static var sublocality: EnumMember { EnumMember(rawValue: 188) }
    @inlinable public static var countryName: EnumMember { EnumMember(rawValue: 189) }
    @inlinable public static var postalCode: EnumMember { EnumMember(rawValue: 190) }
    @inlinable public static var telephoneNumber: EnumMember { EnumMember(rawValue: 191) }
    @inlinable public static var emailAddress: EnumMember { EnumMember(rawValue: 192) }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    @inlinable public static var URL: EnumMember { EnumMember(rawValue: 193) }
    @inlinable public static var creditCardNumber: EnumMember { EnumMember(rawValue: 194) }
    @inlinable public static var username: EnumMember { EnumMember(rawValue: 195) }
    @inlinable public static var password: EnumMember { EnumMember(rawValue: 196) }
    @inlinable public static var newPassword: EnumMember { EnumMember(rawValue: 197) }
    @inlinable public static var oneTimeCode: EnumMember { EnumMember(rawValue: 198) }
    @inlinable public static var shipmentTrackingNumber: EnumMember { EnumMember(rawValue: 199) }
    @inlinable public static var flightNumber: EnumMember { EnumMember(rawValue: 200) }
    @inlinable public static var dateTime: EnumMember { EnumMember(rawValue: 201) }
    @inlinable public static var birthdate: EnumMember { EnumMember(rawValue: 202) }
    @inlinable public static var birthdateDay: EnumMember { EnumMember(rawValue: 203) }
    @inlinable public static var birthdateMonth: EnumMember { EnumMember(rawValue: 204) }
    @inlinable public static var birthdateYear: EnumMember { EnumMember(rawValue: 205) }
    @inlinable public static var creditCardSecurityCode: EnumMember { EnumMember(rawValue: 206) }
    @inlinable public static var creditCardName: EnumMember { EnumMember(rawValue: 207) }
    @inlinable public static var creditCardGivenName: EnumMember { EnumMember(rawValue: 208) }
    @inlinable public static var creditCardMiddleName: EnumMember { EnumMember(rawValue: 209) }
    @inlinable public static var creditCardFamilyName: EnumMember { EnumMember(rawValue: 210) }
    @inlinable public static var creditCardExpiration: EnumMember { EnumMember(rawValue: 211) }
    @inlinable public static var creditCardExpirationMonth: EnumMember { EnumMember(rawValue: 212) }
    @inlinable public static var creditCardExpirationYear: EnumMember { EnumMember(rawValue: 213) }
    @inlinable public static var creditCardType: EnumMember { EnumMember(rawValue: 214) }
    @inlinable public static var cellularEID: EnumMember { EnumMember(rawValue: 215) }
    @inlinable public static var cellularIMEI: EnumMember { EnumMember(rawValue: 216) }
    @inlinable public static var cellularIMEI1: EnumMember { EnumMember(rawValue: 217) }
    @inlinable public static var cellularIMEI2: EnumMember { EnumMember(rawValue: 218) }
    @inlinable public static var cellularNAL: EnumMember { EnumMember(rawValue: 219) }
  }
}
