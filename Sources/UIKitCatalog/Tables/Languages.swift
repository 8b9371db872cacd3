extension CodeTable {
  /// Languages by their codes of ISO 639, of two and of three letters, with those that were once in use: `code|name`; the
  /// names are those of Unicode's CLDR.
  static let languages: StaticString = """
    aa|Afar
    aar|Afar
    ab|Abkhazian
    abk|Abkhazian
    ace|Acehnese
    ach|Acoli
    ada|Adangme
    ady|Adyghe
    ae|Avestan
    aeb|Tunisian Arabic
    af|Afrikaans
    afh|Afrihili
    afr|Afrikaans
    agq|Aghem
    ain|Ainu
    ak|Akan
    aka|Akan
    akk|Akkadian
    akz|Alabama
    ale|Aleut
    aln|Gheg Albanian
    alt|Southern Altai
    am|Amharic
    amh|Amharic
    an|Aragonese
    ang|Old English
    anp|Angika
    apw|Apache, Western
    ar|Arabic
    ara|Arabic
    arc|Aramaic
    arg|Aragonese
    arn|Mapuche
    aro|Araona
    arp|Arapaho
    arq|Algerian Arabic
    ars|Arabic, Najdi
    arw|Arawak
    ary|Moroccan Arabic
    arz|Egyptian Arabic
    as|Assamese
    asa|Asu
    ase|American Sign Language
    asm|Assamese
    ast|Asturian
    av|Avaric
    ava|Avaric
    ave|Avestan
    avk|Kotava
    awa|Awadhi
    ay|Aymara
    aym|Aymara
    az|Azerbaijani
    aze|Azerbaijani
    ba|Bashkir
    bak|Bashkir
    bal|Baluchi
    bam|Bambara
    ban|Balinese
    bar|Bavarian
    bas|Basaa
    bax|Bamun
    bbc|Batak Toba
    bbj|Ghomala
    be|Belarusian
    bej|Beja
    bel|Belarusian
    bem|Bemba
    ben|Bangla
    ber|Amazigh
    bew|Betawi
    bez|Bena
    bfd|Bafut
    bfq|Badaga
    bg|Bulgarian
    bgc|Haryanvi
    bgn|Western Balochi
    bho|Bhojpuri
    bi|Bislama
    bik|Bikol
    bin|Bini
    bis|Bislama
    bjn|Banjar
    bkm|Kom
    bla|Siksiká
    blo|Anii
    bm|Bambara
    bn|Bangla
    bo|Tibetan
    bod|Tibetan
    bos|Bosnian
    bpy|Bishnupriya
    bqi|Bakhtiari
    br|Breton
    bra|Braj
    bre|Breton
    brh|Brahui
    brx|Bodo
    bs|Bosnian
    bss|Akoose
    bua|Buriat
    bug|Buginese
    bul|Bulgarian
    bum|Bulu
    byn|Blin
    byv|Medumba
    ca|Catalan
    cad|Caddo
    car|Carib
    cat|Catalan
    cay|Cayuga
    cch|Atsam
    ccp|Chakma
    ce|Chechen
    ceb|Cebuano
    ces|Czech
    cgg|Chiga
    ch|Chamorro
    cha|Chamorro
    chb|Chibcha
    che|Chechen
    chg|Chagatai
    chk|Chuukese
    chm|Mari
    chn|Chinook Jargon
    cho|Choctaw
    chp|Chipewyan
    chr|Cherokee
    chu|Church Slavic
    chv|Chuvash
    chy|Cheyenne
    cic|Chickasaw
    ckb|Kurdish, Sorani
    co|Corsican
    cop|Coptic
    cor|Cornish
    cos|Corsican
    cps|Capiznon
    cr|Cree
    cre|Cree
    crh|Crimean Tatar
    cs|Czech
    csb|Kashubian
    csw|Swampy Cree
    cu|Church Slavic
    cv|Chuvash
    cy|Welsh
    cym|Welsh
    da|Danish
    dak|Dakota
    dan|Danish
    dar|Dargwa
    dav|Taita
    de|German
    del|Delaware
    den|Slave
    deu|German
    dgr|Dogrib
    din|Dinka
    div|Dhivehi
    dje|Zarma
    doi|Dogri
    dsb|Lower Sorbian
    dtp|Central Dusun
    dua|Duala
    dum|Middle Dutch
    dv|Dhivehi
    dyo|Jola-Fonyi
    dyu|Dyula
    dz|Dzongkha
    dzg|Dazaga
    dzo|Dzongkha
    ebu|Embu
    ee|Ewe
    efi|Efik
    egl|Emilian
    egy|Ancient Egyptian
    eka|Ekajuk
    el|Greek
    ell|Greek
    elx|Elamite
    en|English
    eng|English
    enm|Middle English
    eo|Esperanto
    epo|Esperanto
    es|Spanish
    est|Estonian
    esu|Central Yupik
    et|Estonian
    eu|Basque
    eus|Basque
    ewe|Ewe
    ewo|Ewondo
    ext|Extremaduran
    fa|Persian
    fan|Fang
    fao|Faroese
    fas|Persian
    fat|Fanti
    ff|Fula
    fi|Finnish
    fij|Fijian
    fil|Filipino
    fin|Finnish
    fit|Tornedalen Finnish
    fj|Fijian
    fo|Faroese
    fon|Fon
    fr|French
    fra|French
    frc|Cajun French
    frm|Middle French
    fro|Old French
    frp|Arpitan
    frr|Northern Frisian
    frs|Eastern Frisian
    fry|Western Frisian
    ful|Fula
    fur|Friulian
    fy|Western Frisian
    ga|Irish
    gaa|Ga
    gag|Gagauz
    gan|Gan Chinese
    gay|Gayo
    gba|Gbaya
    gbz|Zoroastrian Dari
    gd|Scottish Gaelic
    gez|Geez
    gil|Gilbertese
    gl|Galician
    gla|Scottish Gaelic
    gle|Irish
    glg|Galician
    glk|Gilaki
    glv|Manx
    gmh|Middle High German
    gn|Guarani
    goh|Old High German
    gom|Konkani
    gon|Gondi
    gor|Gorontalo
    got|Gothic
    grb|Grebo
    grc|Ancient Greek
    grn|Guarani
    gsw|Swiss German
    gu|Gujarati
    guc|Wayuu
    guj|Gujarati
    gur|Frafra
    guz|Gusii
    gv|Manx
    gwi|Gwichʼin
    ha|Hausa
    hai|Haida
    hak|Hakka Chinese
    hat|Haitian Creole
    hau|Hausa
    haw|Hawaiian
    he|Hebrew
    heb|Hebrew
    her|Herero
    hi|Hindi
    hif|Fiji Hindi
    hil|Hiligaynon
    hin|Hindi
    hit|Hittite
    hmn|Hmong
    hmo|Hiri Motu
    ho|Hiri Motu
    hr|Croatian
    hrv|Croatian
    hsb|Upper Sorbian
    hsn|Xiang Chinese
    ht|Haitian Creole
    hu|Hungarian
    hun|Hungarian
    hup|Hupa
    hy|Armenian
    hye|Armenian
    hz|Herero
    ia|Interlingua
    iba|Iban
    ibb|Ibibio
    ibo|Igbo
    id|Indonesian
    ido|Ido
    ie|Interlingue
    ig|Igbo
    ii|Liangshan Yi
    iii|Liangshan Yi
    ik|Inupiaq
    iku|Inuktitut
    ile|Interlingue
    ilo|Iloko
    in|Indonesian
    ina|Interlingua
    ind|Indonesian
    inh|Ingush
    io|Ido
    ipk|Inupiaq
    is|Icelandic
    isl|Icelandic
    it|Italian
    ita|Italian
    iu|Inuktitut
    iw|Hebrew
    izh|Ingrian
    ja|Japanese
    jam|Jamaican Creole English
    jav|Javanese
    jbo|Lojban
    jgo|Ngomba
    ji|Yiddish
    jmc|Machame
    jpn|Japanese
    jpr|Judeo-Persian
    jrb|Judeo-Arabic
    jut|Jutish
    jv|Javanese
    jw|Javanese
    ka|Georgian
    kaa|Kara-Kalpak
    kab|Kabyle
    kac|Kachin
    kaj|Jju
    kal|Kalaallisut
    kam|Kamba
    kan|Kannada
    kas|Kashmiri
    kat|Georgian
    kau|Kanuri
    kaw|Kawi
    kaz|Kazakh
    kbd|Kabardian
    kbl|Kanembu
    kcg|Tyap
    kde|Makonde
    kea|Kabuverdianu
    ken|Kenyang
    kfo|Koro
    kg|Kongo
    kgp|Kaingang
    kha|Khasi
    khm|Khmer
    kho|Khotanese
    khq|Koyra Chiini
    khw|Khowar
    ki|Kikuyu
    kik|Kikuyu
    kin|Kinyarwanda
    kir|Kyrgyz
    kiu|Kirmanjki
    kj|Kuanyama
    kk|Kazakh
    kkj|Kako
    kl|Kalaallisut
    kln|Kalenjin
    km|Khmer
    kmb|Kimbundu
    kn|Kannada
    ko|Korean
    koi|Komi-Permyak
    kok|Konkani
    kom|Komi
    kon|Kongo
    kor|Korean
    kos|Kosraean
    kpe|Kpelle
    kr|Kanuri
    krc|Karachay-Balkar
    kri|Krio
    krj|Kinaray-a
    krl|Karelian
    kru|Kurukh
    ks|Kashmiri
    ksb|Shambala
    ksf|Bafia
    ksh|Colognian
    ku|Kurdish
    kua|Kuanyama
    kum|Kumyk
    kur|Kurdish
    kut|Kutenai
    kv|Komi
    kw|Cornish
    kxv|Kuvi
    ky|Kyrgyz
    la|Latin
    lad|Ladino
    lag|Langi
    lah|Western Panjabi
    lam|Lamba
    lao|Lao
    lat|Latin
    lav|Latvian
    lb|Luxembourgish
    lez|Lezghian
    lfn|Lingua Franca Nova
    lg|Ganda
    li|Limburgish
    lij|Ligurian
    lim|Limburgish
    lin|Lingala
    lit|Lithuanian
    liv|Livonian
    lkt|Lakota
    lmo|Lombard
    ln|Lingala
    lo|Lao
    lol|Mongo
    loz|Lozi
    lrc|Northern Luri
    lt|Lithuanian
    ltg|Latgalian
    ltz|Luxembourgish
    lu|Luba-Katanga
    lua|Luba-Lulua
    lub|Luba-Katanga
    lug|Ganda
    lui|Luiseno
    lun|Lunda
    luo|Luo
    lus|Mizo
    lut|Lushootseed
    luy|Luyia
    lv|Latvian
    lzh|Literary Chinese
    lzz|Laz
    mad|Madurese
    maf|Mafa
    mag|Magahi
    mah|Marshallese
    mai|Maithili
    mak|Makasar
    mal|Malayalam
    man|Mandingo
    mar|Marathi
    mas|Masai
    mde|Maba
    mdf|Moksha
    mdh|Maguindanaon
    mdr|Mandar
    men|Mende
    mer|Meru
    mfe|Morisyen
    mg|Malagasy
    mga|Middle Irish
    mgh|Makhuwa-Meetto
    mgo|Metaʼ
    mh|Marshallese
    mi|Māori
    mic|Mi’kmaw
    mid|Mandaic
    min|Minangkabau
    mk|Macedonian
    mkd|Macedonian
    ml|Malayalam
    mlg|Malagasy
    mlt|Maltese
    mn|Mongolian
    mnc|Manchu
    mni|Manipuri
    mo|Moldavian
    moh|Mohawk
    mon|Mongolian
    mos|Mossi
    mr|Marathi
    mri|Māori
    mrj|Western Mari
    ms|Malay
    msa|Malay
    mt|Maltese
    mua|Mundang
    mus|Mvskoke
    mwl|Mirandese
    mwr|Marwari
    mwv|Mentawai
    my|Burmese
    mya|Burmese
    mye|Myene
    myv|Erzya
    mzn|Mazanderani
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
