extension CodeTable {
  /// Currencies by their codes of ISO 4217, those of today's most common ones first, then by code: `code|name|sign in English|
  /// digits behind the decimal separator`; names and signs are those of Unicode's CLDR.
  static let currencies: StaticString = """
    USD|US Dollar|$|2
    EUR|Euro|€|2
    GBP|British Pound|£|2
    JPY|Japanese Yen|¥|0
    CHF|Swiss Franc||2
    CNY|Chinese Yuan|CN¥|2
    INR|Indian Rupee|₹|2
    CAD|Canadian Dollar|CA$|2
    AUD|Australian Dollar|A$|2
    SEK|Swedish Krona||2
    NOK|Norwegian Krone||2
    DKK|Danish Krone||2
    PLN|Polish Zloty||2
    CZK|Czech Koruna||2
    BRL|Brazilian Real|R$|2
    MXN|Mexican Peso|MX$|2
    KRW|South Korean Won|₩|0
    TRY|Turkish Lira||2
    RUB|Russian Ruble||2
    ZAR|South African Rand||2
    ADP|Andorran Peseta||0
    AED|United Arab Emirates Dirham||2
    AFA|Afghan Afghani (1927–2002)||2
    AFN|Afghan Afghani||0
    ALK|Albanian Lek (1946–1965)||2
    ALL|Albanian Lek||0
    AMD|Armenian Dram||2
    ANG|Netherlands Antillean Guilder||2
    AOA|Angolan Kwanza||2
    AOK|Angolan Kwanza (1977–1991)||2
    AON|Angolan New Kwanza (1990–2000)||2
    AOR|Angolan Readjusted Kwanza (1995–1999)||2
    ARA|Argentine Austral||2
    ARL|Argentine Peso Ley (1970–1983)||2
    ARM|Argentine Peso (1881–1970)||2
    ARP|Argentine Peso (1983–1985)||2
    ARS|Argentine Peso||2
    ATS|Austrian Schilling||2
    AWG|Aruban Florin||2
    AZM|Azerbaijani Manat (1993–2006)||2
    AZN|Azerbaijani Manat||2
    BAD|Bosnia-Herzegovina Dinar (1992–1994)||2
    BAM|Bosnia-Herzegovina Convertible Mark||2
    BAN|Bosnia-Herzegovina New Dinar (1994–1997)||2
    BBD|Barbadian Dollar||2
    BDT|Bangladeshi Taka||2
    BEC|Belgian Franc (convertible)||2
    BEF|Belgian Franc||2
    BEL|Belgian Franc (financial)||2
    BGL|Bulgarian Hard Lev||2
    BGM|Bulgarian Socialist Lev||2
    BGN|Bulgarian Lev||2
    BGO|Bulgarian Lev (1879–1952)||2
    BHD|Bahraini Dinar||3
    BIF|Burundian Franc||0
    BMD|Bermudan Dollar||2
    BND|Brunei Dollar||2
    BOB|Bolivian Boliviano||2
    BOL|Bolivian Boliviano (1863–1963)||2
    BOP|Bolivian Peso||2
    BOV|Bolivian Mvdol||2
    BRB|Brazilian New Cruzeiro (1967–1986)||2
    BRC|Brazilian Cruzado (1986–1989)||2
    BRE|Brazilian Cruzeiro (1990–1993)||2
    BRN|Brazilian New Cruzado (1989–1990)||2
    BRR|Brazilian Cruzeiro (1993–1994)||2
    BRZ|Brazilian Cruzeiro (1942–1967)||2
    BSD|Bahamian Dollar||2
    BTN|Bhutanese Ngultrum||2
    BUK|Burmese Kyat||2
    BWP|Botswanan Pula||2
    BYB|Belarusian Ruble (1994–1999)||2
    BYN|Belarusian Ruble||2
    BYR|Belarusian Ruble (2000–2016)||0
    BZD|Belize Dollar||2
    CDF|Congolese Franc||2
    CHE|WIR Euro||2
    CHW|WIR Franc||2
    CLE|Chilean Escudo||2
    CLF|Chilean Unit of Account (UF)||4
    CLP|Chilean Peso||0
    CNH|Chinese Yuan (offshore)||2
    CNX|Chinese People’s Bank Dollar||2
    COP|Colombian Peso||0
    COU|Colombian Real Value Unit||2
    CRC|Costa Rican Colón||2
    CSD|Serbian Dinar (2002–2006)||2
    CSK|Czechoslovak Hard Koruna||2
    CUC|Cuban Convertible Peso||2
    CUP|Cuban Peso||2
    CVE|Cape Verdean Escudo||2
    CYP|Cypriot Pound||2
    DDM|East German Mark||2
    DEM|German Mark||2
    DJF|Djiboutian Franc||0
    DOP|Dominican Peso||2
    DZD|Algerian Dinar||2
    ECS|Ecuadorian Sucre||2
    ECV|Ecuadorian Unit of Constant Value||2
    EEK|Estonian Kroon||2
    EGP|Egyptian Pound||2
    ERN|Eritrean Nakfa||2
    ESA|Spanish Peseta (A account)||2
    ESB|Spanish Peseta (convertible account)||2
    ESP|Spanish Peseta||0
    ETB|Ethiopian Birr||2
    FIM|Finnish Markka||2
    FJD|Fijian Dollar||2
    FKP|Falkland Islands Pound||2
    FRF|French Franc||2
    GEK|Georgian Kupon Larit||2
    GEL|Georgian Lari||2
    GHC|Ghanaian Cedi (1979–2007)||2
    GHS|Ghanaian Cedi||2
    GIP|Gibraltar Pound||2
    GMD|Gambian Dalasi||2
    GNF|Guinean Franc||0
    GNS|Guinean Syli||2
    GQE|Equatorial Guinean Ekwele||2
    GRD|Greek Drachma||2
    GTQ|Guatemalan Quetzal||2
    GWE|Portuguese Guinea Escudo||2
    GWP|Guinea-Bissau Peso||2
    GYD|Guyanaese Dollar||2
    HKD|Hong Kong Dollar|HK$|2
    HNL|Honduran Lempira||2
    HRD|Croatian Dinar||2
    HRK|Croatian Kuna||2
    HTG|Haitian Gourde||2
    HUF|Hungarian Forint||2
    IDR|Indonesian Rupiah||0
    IEP|Irish Pound||2
    ILP|Israeli Pound||2
    ILR|Israeli Shekel (1980–1985)||2
    ILS|Israeli New Shekel|₪|2
    IQD|Iraqi Dinar||0
    IRR|Iranian Rial||0
    ISJ|Icelandic Króna (1918–1981)||2
    ISK|Icelandic Króna||0
    ITL|Italian Lira||0
    JMD|Jamaican Dollar||2
    JOD|Jordanian Dinar||3
    KES|Kenyan Shilling||2
    KGS|Kyrgystani Som||2
    KHR|Cambodian Riel||2
    KMF|Comorian Franc||0
    KPW|North Korean Won||0
    KRH|South Korean Hwan (1953–1962)||2
    KRO|South Korean Won (1945–1953)||2
    KWD|Kuwaiti Dinar||3
    KYD|Cayman Islands Dollar||2
    KZT|Kazakhstani Tenge||2
    LAK|Laotian Kip||0
    LBP|Lebanese Pound||0
    LKR|Sri Lankan Rupee||2
    LRD|Liberian Dollar||2
    LSL|Lesotho Loti||2
    LSM|Lesotho Maloti||2
    LTL|Lithuanian Litas||2
    LTT|Lithuanian Talonas||2
    LUC|Luxembourgian Convertible Franc||2
    LUF|Luxembourgian Franc||0
    LUL|Luxembourg Financial Franc||2
    LVL|Latvian Lats||2
    LVR|Latvian Ruble||2
    LYD|Libyan Dinar||3
    MAD|Moroccan Dirham||2
    MAF|Moroccan Franc||2
    MCF|Monegasque Franc||2
    MDC|Moldovan Cupon||2
    MDL|Moldovan Leu||2
    MGA|Malagasy Ariary||0
    MGF|Malagasy Franc||0
    MKD|Macedonian Denar||2
    MKN|Macedonian Denar (1992–1993)||2
    MLF|Malian Franc||2
    MMK|Myanmar Kyat||0
    MNT|Mongolian Tugrik||2
    MOP|Macanese Pataca||2
    MRO|Mauritanian Ouguiya (1973–2017)||0
    MRU|Mauritanian Ouguiya||2
    MTL|Maltese Lira||2
    MTP|Maltese Pound||2
    MUR|Mauritian Rupee||2
    MVP|Maldivian Rupee (1947–1981)||2
    MVR|Maldivian Rufiyaa||2
    MWK|Malawian Kwacha||2
    MXP|Mexican Silver Peso (1861–1992)||2
    MXV|Mexican Investment Unit||2
    MYR|Malaysian Ringgit||2
    MZE|Mozambican Escudo||2
    MZM|Mozambican Metical (1980–2006)||2
    MZN|Mozambican Metical||2
    NAD|Namibian Dollar||2
    NGN|Nigerian Naira||2
    NIC|Nicaraguan Córdoba (1988–1991)||2
    NIO|Nicaraguan Córdoba||2
    NLG|Dutch Guilder||2
    NPR|Nepalese Rupee||2
    NZD|New Zealand Dollar|NZ$|2
    OMR|Omani Rial||3
    PAB|Panamanian Balboa||2
    PEI|Peruvian Inti||2
    PEN|Peruvian Sol||2
    PES|Peruvian Sol (1863–1965)||2
    PGK|Papua New Guinean Kina||2
    PHP|Philippine Peso|₱|2
    PKR|Pakistani Rupee||0
    PLZ|Polish Zloty (1950–1995)||2
    PTE|Portuguese Escudo||2
    PYG|Paraguayan Guarani||0
    QAR|Qatari Riyal||2
    RHD|Rhodesian Dollar||2
    ROL|Romanian Leu (1952–2006)||2
    RON|Romanian Leu||2
    RSD|Serbian Dinar||0
    RUR|Russian Ruble (1991–1998)||2
    RWF|Rwandan Franc||0
    SAR|Saudi Riyal||2
    SBD|Solomon Islands Dollar||2
    SCR|Seychellois Rupee||2
    SDD|Sudanese Dinar (1992–2007)||2
    SDG|Sudanese Pound||2
    SDP|Sudanese Pound (1957–1998)||2
    SGD|Singapore Dollar||2
    SHP|St. Helena Pound||2
    SIT|Slovenian Tolar||2
    SKK|Slovak Koruna||2
    SLE|Sierra Leonean Leone||2
    SLL|Sierra Leonean Leone (1964—2022)||0
    SOS|Somali Shilling||0
    SRD|Surinamese Dollar||2
    SRG|Surinamese Guilder||2
    SSP|South Sudanese Pound||2
    STD|São Tomé & Príncipe Dobra (1977–2017)||0
    STN|São Tomé & Príncipe Dobra||2
    SUR|Soviet Rouble||2
    SVC|Salvadoran Colón||2
    SYP|Syrian Pound||0
    SZL|Swazi Lilangeni||2
    THB|Thai Baht||2
    TJR|Tajikistani Ruble||2
    TJS|Tajikistani Somoni||2
    TMM|Turkmenistani Manat (1993–2009)||0
    TMT|Turkmenistani Manat||2
    TND|Tunisian Dinar||3
    TOP|Tongan Paʻanga||2
    TPE|Timorese Escudo||2
    TRL|Turkish Lira (1922–2005)||0
    TTD|Trinidad & Tobago Dollar||2
    TWD|New Taiwan Dollar|NT$|2
    TZS|Tanzanian Shilling||2
    UAH|Ukrainian Hryvnia||2
    UAK|Ukrainian Karbovanets||2
    UGS|Ugandan Shilling (1966–1987)||2
    UGX|Ugandan Shilling||0
    USN|US Dollar (Next day)||2
    USS|US Dollar (Same day)||2
    UYI|Uruguayan Peso (Indexed Units)||0
    UYP|Uruguayan Peso (1975–1993)||2
    UYU|Uruguayan Peso||2
    UYW|Uruguayan Nominal Wage Index Unit||4
    UZS|Uzbekistani Som||2
    VEB|Venezuelan Bolívar (1871–2008)||2
    VED|Bolívar Soberano||2
    VEF|Venezuelan Bolívar (2008–2018)||2
    VES|Venezuelan Bolívar||2
    VND|Vietnamese Dong|₫|0
    VNN|Vietnamese Dong (1978–1985)||2
    VUV|Vanuatu Vatu||0
    WST|Samoan Tala||2
    XAF|Central African CFA Franc|FCFA|0
    XAG|Silver||2
    XAU|Gold||2
    XBA|European Composite Unit||2
    XBB|European Monetary Unit||2
    XBC|European Unit of Account (XBC)||2
    XBD|European Unit of Account (XBD)||2
    XCD|East Caribbean Dollar|EC$|2
    XCG|Caribbean guilder|Cg.|2
    XDR|Special Drawing Rights||2
    XEU|European Currency Unit||2
    XFO|French Gold Franc||2
    XFU|French UIC-Franc||2
    XOF|West African CFA Franc|F CFA|0
    XPD|Palladium||2
    XPF|CFP Franc|CFPF|0
    XPT|Platinum||2
    XRE|RINET Funds||2
    XSU|Sucre||2
    XTS|Testing Currency Code||2
    XUA|ADB Unit of Account||2
    XXX|Unknown Currency|¤|2
    YDD|Yemeni Dinar||2
    YER|Yemeni Rial||0
    YUD|Yugoslavian Hard Dinar (1966–1990)||2
    YUM|Yugoslavian New Dinar (1994–2002)||2
    YUN|Yugoslavian Convertible Dinar (1990–1992)||2
    YUR|Yugoslavian Reformed Dinar (1992–1993)||2
    ZAL|South African Rand (financial)||2
    ZMK|Zambian Kwacha (1968–2012)||0
    ZMW|Zambian Kwacha||2
    ZRN|Zairean New Zaire (1993–1998)||2
    ZRZ|Zairean Zaire (1971–1993)||2
    ZWD|Zimbabwean Dollar (1980–2008)||0
    ZWG|Zimbabwean Gold||2
    ZWL|Zimbabwean Dollar (2009–2024)||2
    ZWR|Zimbabwean Dollar (2008)||2
    """
}
