extension CodeTable {
  /// Languages by their codes of ISO 639, of two and of three letters, with those that were once in use: `code|name`; the
  /// names are those of Unicode's CLDR. These are the codes from a to g.
  static let languagesAToG: StaticString = """
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
    """
}
