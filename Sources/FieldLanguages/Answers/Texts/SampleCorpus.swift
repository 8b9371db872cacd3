/// Texts as people have them: names, addresses and numbers that belong to nobody.
///
/// Domains are those of RFC 2606, telephone numbers those that are kept for fiction (555-01xx), card numbers those that
/// payment services publish for tests, account numbers the examples of ISO 13616.
enum SampleCorpus {
  /// The texts of a theme, then those of all others; each once. A number with check digits is no other's.
  static func texts(_ theme: SampleTheme) -> [String] {
    var seen: Set<String> = []
    let others = theme.hasCheckDigits ? [] : theme == .text ? everything : withoutCheckDigits
    return (own(theme) + others).filter { seen.insert($0).inserted }
  }

  /// The texts of a theme, the most usual first.
  static func own(_ theme: SampleTheme) -> [String] { byTheme[theme] ?? [] }

  /// What goes on behind a text of a theme; none for running text, which goes on as it likes.
  static func continuations(_ theme: SampleTheme) -> [String] { theme == .text ? [] : own(theme) }

  /// The texts of a theme that may have any length: its own, and for texts of no kind single words.
  static func ofAnyLength(_ theme: SampleTheme) -> [String] { own(theme) + (theme == .text ? words : []) }

  private static let everything = SampleTheme.allCases.flatMap { byTheme[$0] ?? [] } + words + wordsOfOtherScripts
  private static let withoutCheckDigits =
    SampleTheme.allCases.filter { !$0.hasCheckDigits }.flatMap { byTheme[$0] ?? [] } + words + wordsOfOtherScripts

  private static let byTheme: [SampleTheme: [String]] = [
    .name: [
      "Jane Appleseed", "John Doe", "Maria Garcia", "Anne-Marie Dubois", "Li Wei", "O'Connor", "Zoë Müller", "Bo Li",
      "Anna May",
    ],
    .givenName: ["Jane", "John", "Maria", "Anne-Marie", "Li", "Zoë", "Maximilian", "Ann", "Amelia", "Charles"],
    .familyName: ["Appleseed", "Doe", "Garcia", "O'Connor", "Dubois", "Li", "Müller", "Smith", "Taylor", "Johnson"],
    .email: [
      "jane.appleseed@example.com", "john@example.org", "info@example.net", "maria+news@example.com",
      "j@example.com", "jane@mail.example.org", "li.wei@example.com", "sales@example.net",
    ],
    .phone: [
      "+1 (555) 010-0199", "555-010-0142", "(555) 010-0123", "+15550100167", "5550100199", "+49 30 23125 000",
      "555-0100", "030 23125000", "202-555-0142", "+1 202-555-0175", "2025550123", "5550123",
    ],
    .url: [
      "https://www.example.com", "https://example.org/about", "http://example.net", "www.example.com", "example.com",
      "https://example.com/search?q=tea", "http://www.example.org/", "https://shop.example.com/basket",
      "http://example.com:8080/index.html", "https://example.net/news/2024#top", "http://example.org",
      "ftp://example.com/readme.txt", "example.org/about",
    ],
    .street: [
      "1 Infinite Loop", "221B Baker Street", "Hauptstraße 12", "10 Main St, Apt 4", "7 Elm", "5 Oak", "12 Mill Lane",
      "9 High Street", "48 Station Road", "22 Acacia Avenue", "Rue 5", "136 Upper Richmond Road",
    ],
    .city: ["Berlin", "New York", "Springfield", "São Paulo", "Bath", "Oslo", "Ulm", "Ho"],
    .region: ["California", "CA", "Bavaria", "NY", "Ontario", "Texas"],
    .country: ["Germany", "United States", "France", "DE", "US"],
    .postalCode: ["95014", "10115", "94105-1234", "SW1A 1AA", "K1A 0B1", "1010", "101-8001"],
    .company: ["Example Inc.", "Example GmbH", "Acme Corporation"],
    .job: ["Software Engineer", "Teacher", "Nurse"],
    .userName: ["jane_appleseed", "jane.doe", "john42", "maria", "jane-doe"],
    .password: [
      "correct-Horse7battery", "Tr0ub4dor&3", "Sunny-Day-42!", "abcDEF123!", "P4ssw0rd!", "blue7Ocean#", "Winter2024",
      "correct horse battery staple",
    ],
    .code: ["123456", "4821", "905713", "AB12CD", "X7K9", "A1B2C3"],
    .card: [
      "4242424242424242", "4242 4242 4242 4242", "5555555555554444", "378282246310005", "4111111111111111",
      "6011111111111117", "30569309025904", "3530111333300000", "4012888888881881", "5105105105105100",
      "371449635398431", "4000056655665556", "5200828282828210", "6011000990139424", "3566002020360505",
      "38520000023237", "4222222222222", "6200000000000005", "2223003122003222", "5454545454545454",
      "4917610000000000", "4000002500003155", "4000002760003184", "4000000000000002", "4000000000009995",
      "4000000000000077", "36227206271667", "4917610000000000003", "6205500000000000004", "501800000009",
    ],
    .account: [
      "DE89370400440532013000", "GB82WEST12345698765432", "FR1420041010050500013M02606", "NL91ABNA0417164300",
      "AT611904300234573201", "CH9300762011623852957", "ES9121000418450200051332", "BE68539007547034",
      "IT60X0542811101000000123456", "DE89 3704 0044 0532 0130 00", "NO9386011117947", "SE4550000000058398257466",
      "DE91100000000123456789", "GB29NWBK60161331926819", "IE29AIBK93115212345678", "DK5000400440116243",
      "FI2112345600000785", "PL61109010140000071219812874", "PT50000201231234567890154", "CZ6508000000192000145399",
      "HU42117730161111101800000000", "LU280019400644750000", "GR1601101250000000012300695", "RO49AAAA1B31007593840000",
      "EE382200221020145685", "LT121000011101001000", "LV80BANK0000435195001", "SI56263300012039086",
      "MT84MALT011000012345MTLCAST001S", "TR330006100519786457841326", "SA0380000000608010167519",
      "AE070331234567890123456", "IL620108000000099999999", "GB82 WEST 1234 5698 7654 32",
    ],
    .book: [
      "9780306406157", "978-0-306-40615-7", "0306406152", "9783161484100", "0-306-40615-2", "9781861972712",
      "080442957X",
    ],
    .article: [
      "4006381333931", "5901234123457", "96385074", "036000291452", "73513537", "9780306406157", "00012345600012",
      "12345670",
    ],
    .price: ["9.99", "19.90", "100", "1250", "0.50", "9,99", "1,250.00", "$19.90"],
    .number: ["42", "7", "12", "100", "2024", "3.5", "0", "-5", "1000"],
    .date: [
      "2024-05-17", "17.05.2024", "05/17/2024", "17/05/2024", "2024-05-17 09:30", "09:30", "May 17, 2024", "05/27",
      "2026-11-30", "30.11.2026", "11/30/2026", "30/11/2026", "18:45", "12/28", "2021-01-09", "09.01.2021",
      "01/09/2021",
      "07:00", "2028-02-29", "29.02.2028", "02/29/2028", "23:15", "2023-08-04", "04.08.2023", "08/04/2023", "12:05",
    ],
    .text: ["Please ring twice.", "Summer holidays", "Thank you!", "Two tickets, please", "Hello"],
  ]

  /// Words and short texts for rules that accept little.
  private static let words = [
    "yes", "no", "red", "green", "blue", "apple", "Alpha", "OK", "a", "B", "Ada", "Max", "hello world", "swift",
    "12345678", "1234567890", "98765", "4567", "345", "12", "1", "ABC", "ABC-123", "AB-1234", "ABC123", "abc123",
    "192.0.2.1", "2001:db8::1", "#336699", "09:30", "123-45-6789", "12-34-56", "978-0-306-40615-7", "9780306406157",
    "Monday", "birthday", "Wednesday", "restaurant", "v1.2.3", "example", "Example", "EXAMPLE", "jane-appleseed",
    "550e8400-e29b-41d4-a716-446655440000",
  ]

  /// Names and words in other alphabets.
  private static let wordsOfOtherScripts = [
    "Анна", "Иван", "Москва", "Мария", "привет", "Иван Петров", "мир", "да", "ДОМ", "МОСКВА", "спасибо", "Екатерина",
    "дом", "молоко", "ЧАЙ", "Ελένη", "Αθήνα", "Γιώργος", "καλημέρα", "Μαρία Παππά", "ναι", "ευχαριστώ", "νερό",
    "ΑΘΗΝΑ", "ΝΑΙ", "أحمد", "القاهرة", "مرحبا", "نعم", "فاطمة", "שלום", "ירושלים", "דוד", "שרה", "कमल", "दिल्ली", "नमस्ते",
    "สวัสดี", "กรุงเทพ", "王芳", "李伟", "北京", "你好", "谢谢", "東京", "田中", "さくら", "ありがとう", "はい", "カメラ", "トウキョウ",
    "ホテル", "김민수", "서울", "안녕하세요", "네", "Հայաստան", "თბილისი", "Straße", "café", "Żółw", "Ångström",
  ]
}
