extension CodeTable {
  /// Languages whose codes begin with n to z.
  static let languagesNToZ: StaticString = """
    na|Nauru
    nan|Min Nan Chinese
    nap|Neapolitan
    naq|Nama
    nau|Nauru
    nav|Navajo
    nb|Norwegian Bokmål
    nbl|South Ndebele
    nd|North Ndebele
    nde|North Ndebele
    ndo|Ndonga
    nds|Low German
    ne|Nepali
    nep|Nepali
    new|Newari
    ng|Ndonga
    nia|Nias
    niu|Niuean
    njo|Ao Naga
    nl|Dutch
    nld|Dutch
    nmg|Kwasio
    nn|Norwegian Nynorsk
    nnh|Ngiemboon
    nno|Norwegian Nynorsk
    nnp|Wancho
    no|Norwegian
    nob|Norwegian Bokmål
    nog|Nogai
    non|Old Norse
    nor|Norwegian
    nov|Novial
    nqo|N’Ko
    nr|South Ndebele
    nso|Northern Sotho
    nus|Nuer
    nv|Navajo
    nwc|Classical Newari
    ny|Nyanja
    nya|Nyanja
    nym|Nyamwezi
    nyn|Nyankole
    nyo|Nyoro
    nzi|Nzima
    oc|Occitan
    oci|Occitan
    oj|Ojibwa
    oji|Ojibwa
    om|Oromo
    or|Odia
    ori|Odia
    orm|Oromo
    os|Ossetic
    osa|Osage
    oss|Ossetic
    ota|Ottoman Turkish
    otk|Old Turkish
    oui|Old Uighur
    pa|Punjabi
    pag|Pangasinan
    pal|Pahlavi
    pam|Pampanga
    pan|Punjabi
    pap|Papiamento
    pau|Palauan
    pcd|Picard
    pcm|Nigerian Pidgin
    pdc|Pennsylvania German
    pdt|Plautdietsch
    peo|Old Persian
    pfl|Palatine German
    phn|Phoenician
    pi|Pali
    pl|Polish
    pli|Pali
    pms|Piedmontese
    pnt|Pontic
    pol|Polish
    pon|Pohnpeian
    por|Portuguese
    pqm|Wolastoqey
    prg|Prussian
    pro|Old Provençal
    ps|Pashto
    pt|Portuguese
    pus|Pashto
    qu|Quechua
    quc|Kʼicheʼ
    que|Quechua
    qug|Chimborazo Highland Quichua
    raj|Rajasthani
    rap|Rapanui
    rar|Rarotongan
    rej|Rejang
    rgn|Romagnol
    rhg|Rohingya
    rif|Riffian
    rm|Romansh
    rn|Rundi
    ro|Romanian
    rof|Rombo
    roh|Romansh
    rom|Romany
    ron|Romanian
    root|any language
    rtm|Rotuman
    ru|Russian
    rue|Rusyn
    rug|Roviana
    run|Rundi
    rup|Aromanian
    rus|Russian
    rw|Kinyarwanda
    rwk|Rwa
    sa|Sanskrit
    sad|Sandawe
    sag|Sango
    sah|Sakha
    sam|Samaritan Aramaic
    san|Sanskrit
    saq|Samburu
    sas|Sasak
    sat|Santali
    saz|Saurashtra
    sba|Ngambay
    sbp|Sangu
    sc|Sardinian
    scn|Sicilian
    sco|Scots
    sd|Sindhi
    sdc|Sassarese Sardinian
    sdh|Southern Kurdish
    se|North Sámi
    see|Seneca
    seh|Sena
    sei|Seri
    sel|Selkup
    ses|Koyraboro Senni
    sg|Sango
    sga|Old Irish
    sgs|Samogitian
    sh|Serbo-Croatian
    shi|Tachelhit
    shn|Shan
    shu|Chadian Arabic
    si|Sinhala
    sid|Sidamo
    sin|Sinhala
    sjd|Kildin Sámi
    sje|Pite Sámi
    sju|Ume Sámi
    sk|Slovak
    sl|Slovenian
    sli|Lower Silesian
    slk|Slovak
    slv|Slovenian
    sly|Selayar
    sm|Samoan
    sma|South Sámi
    sme|North Sámi
    smj|Lule Sami
    smn|Inari Sami
    smo|Samoan
    sms|Skolt Sami
    sn|Shona
    sna|Shona
    snd|Sindhi
    snk|Soninke
    so|Somali
    sog|Sogdien
    som|Somali
    sot|Southern Sotho
    spa|Spanish
    sq|Albanian
    sqi|Albanian
    sr|Serbian
    srd|Sardinian
    srn|Sranan Tongo
    srp|Serbian
    srr|Serer
    ss|Swati
    ssw|Swati
    ssy|Saho
    st|Southern Sotho
    stq|Saterland Frisian
    su|Sundanese
    suk|Sukuma
    sun|Sundanese
    sus|Susu
    sux|Sumerian
    sv|Swedish
    sw|Swahili
    swa|Swahili
    swb|Comorian
    swe|Swedish
    syc|Classical Syriac
    syr|Assyrian
    szl|Silesian
    ta|Tamil
    tah|Tahitian
    tam|Tamil
    tat|Tatar
    tcy|Tulu
    te|Telugu
    tel|Telugu
    tem|Timne
    teo|Teso
    ter|Tereno
    tet|Tetum
    tg|Tajik
    tgk|Tajik
    th|Thai
    tha|Thai
    ti|Tigrinya
    tig|Tigre
    tir|Tigrinya
    tiv|Tiv
    tk|Turkmen
    tkl|Tokelau
    tkr|Tsakhur
    tl|Tagalog
    tlh|Klingon
    tli|Tlingit
    tly|Talysh
    tmh|Tamashek
    tn|Tswana
    to|Tongan
    tog|Nyasa Tonga
    tok|Toki Pona
    ton|Tongan
    tpi|Tok Pisin
    tr|Turkish
    tru|Turoyo
    trv|Taroko
    ts|Tsonga
    tsd|Tsakonian
    tsi|Tsimshian
    tsn|Tswana
    tso|Tsonga
    tt|Tatar
    ttt|Muslim Tat
    tuk|Turkmen
    tum|Tumbuka
    tur|Turkish
    tvl|Tuvalu
    tw|Twi
    twi|Twi
    twq|Tasawaq
    ty|Tahitian
    tyv|Tuvinian
    tzm|Central Atlas Tamazight
    udm|Udmurt
    ug|Uyghur
    uga|Ugaritic
    uig|Uyghur
    uk|Ukrainian
    ukr|Ukrainian
    umb|Umbundu
    und|any language
    ur|Urdu
    urd|Urdu
    uz|Uzbek
    uzb|Uzbek
    vai|Vai
    ve|Venda
    vec|Venetian
    ven|Venda
    vep|Veps
    vi|Vietnamese
    vie|Vietnamese
    vls|West Flemish
    vmf|Main-Franconian
    vmw|Makhuwa
    vo|Volapük
    vol|Volapük
    vot|Votic
    vro|Võro
    vun|Vunjo
    wa|Walloon
    wae|Walser
    wal|Wolaytta
    war|Waray
    was|Washo
    wbp|Warlpiri
    wln|Walloon
    wo|Wolof
    wol|Wolof
    wuu|Shanghainese
    xal|Kalmyk
    xh|Xhosa
    xho|Xhosa
    xmf|Mingrelian
    xnr|Kangri
    xog|Soga
    yao|Yao
    yap|Yapese
    yav|Yangben
    ybb|Yemba
    yi|Yiddish
    yid|Yiddish
    yo|Yoruba
    yor|Yoruba
    yrl|Nheengatu
    yue|Cantonese
    za|Zhuang
    zap|Zapotec
    zbl|Blissymbols
    zea|Zeelandic
    zen|Zenaga
    zgh|Tamazight, Standard Moroccan
    zh|Chinese
    zha|Zhuang
    zho|Chinese
    zu|Zulu
    zul|Zulu
    zun|Zuni
    zza|Zaza
    """
}
