extension PictureScript {
  /// What is on keys, by language: in English where it is not known how iOS says it in the locale's.
  static let keyTitles = #"""
    const returnTitles = {
      en: { default: "return", go: "go", google: "search", join: "join", next: "next", route: "route", search: "search",
        send: "send", yahoo: "search", done: "done", emergencyCall: "emergency call", continue: "continue" },
      de: { default: "Return", go: "Öffnen", next: "Weiter", search: "Suchen", send: "Senden", done: "Fertig",
        continue: "Fortfahren" },
      fr: { default: "retour", go: "accéder", next: "suivant", search: "rechercher", send: "envoyer" },
      es: { default: "intro", go: "ir", next: "siguiente", search: "buscar", send: "enviar" },
      it: { default: "invio", go: "vai", search: "cerca", send: "invia" },
      sv: { default: "retur", search: "sök" }, da: { default: "retur", search: "søg" },
      nb: { default: "retur", search: "søk" }, fi: { default: "rivinvaihto" },
      ru: { default: "Ввод", go: "Перейти", next: "Далее", search: "Найти", send: "Отправить", done: "Готово" },
      ar: { default: "إدخال", go: "انتقال", next: "التالي", search: "بحث", send: "إرسال", done: "تم", join: "انضمام",
        continue: "متابعة" },
      ja: { default: "改行", go: "開く", next: "次へ", search: "検索", send: "送信", done: "完了" },
      zh: { default: "换行", go: "前往", next: "下一项", search: "搜索", send: "发送", done: "完成", join: "加入" },
      zhHant: { default: "換行", go: "前往", search: "搜尋", send: "傳送", done: "完成", join: "加入" },
    };
    for (const titles of Object.values(returnTitles)) {
      if (titles.search) [titles.google, titles.yahoo] = [titles.search, titles.search];
    }
    // The language of the keys: Chinese is written in two scripts, of which locales say only sometimes which.
    function keyLanguage() {
      const { id, language } = locale();
      if (language !== "zh") return language;
      try {
        return new Intl.Locale(id.split("@")[0].replaceAll("_", "-")).maximize().script === "Hant" ? "zhHant" : "zh";
      } catch {
        return "zh";
      }
    }
    const returnTitle = (control) => {
      const type = control.returnKeyType ?? "default";
      return returnTitles[keyLanguage()]?.[type] ?? returnTitles.en[type] ?? "return";
    };

    const spaceTitles = {
      de: "Leerzeichen", fr: "espace", es: "espacio", it: "spazio", pt: "espaço", nl: "spatie", sv: "mellanslag",
      da: "mellemrum", nb: "mellomrom", fi: "välilyönti", pl: "spacja", ru: "Пробел", uk: "Пробіл", ar: "مسافة",
      he: "רווח", ja: "空白", zh: "空格", zhHant: "空格",
    };
    const spaceTitle = () => spaceTitles[keyLanguage()] ?? "space";
    """#
}
