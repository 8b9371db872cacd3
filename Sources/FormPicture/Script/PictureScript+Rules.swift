import FieldLanguages

extension PictureScript {
  /// Sets of scalars, automata, and the steps that texts go through before rules see them.
  static let scalars = #"""
    const isDigit = (character) => /^\p{Nd}$/u.test(character);
    // Letters that are characters of their own: the others are one together with a neighbour.
    const isJoining = (character) => /^[\#(joiningLetters)]$/u.test(character);
    const isLetter = (character) => /^\p{L}$/u.test(character) && !isJoining(character);
    const segmenter = "Segmenter" in Intl ? new Intl.Segmenter("en", { granularity: "grapheme" }) : null;
    // What people call a character: a letter with its accents.
    const charactersOf = (text) =>
      (segmenter ? [...segmenter.segment(text)].map((part) => part.segment) : [...text]);

    // Whether a set, given as first and last scalar of each range, has a scalar: a binary search.
    function contains(set, scalar) {
      let low = 0;
      let high = set.length / 2;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (set[2 * middle + 1] < scalar) low = middle + 1;
        else high = middle;
      }
      return low < set.length / 2 && set[2 * low] <= scalar;
    }

    const everyScalarIn = (set, text) => [...text].every((character) => contains(set, character.codePointAt(0)));

    // The class of a scalar; below 0 where no text of the language has it.
    function classOf(automaton, scalar) {
      let low = 0;
      let high = automaton.starts.length;
      while (high - low > 1) {
        const middle = (low + high) >> 1;
        if (automaton.starts[middle] <= scalar) low = middle;
        else high = middle;
      }
      return automaton.classes[low];
    }

    // The state that a text leads to; 0 is dead.
    function walk(automaton, text) {
      let state = automaton.start;
      for (const character of text) {
        const symbol = classOf(automaton, character.codePointAt(0));
        if (symbol < 0 || state === 0) return 0;
        state = automaton.table[state * automaton.width + symbol];
      }
      return state;
    }

    const accepts = (automaton, text) => automaton.accepting[walk(automaton, text)] === "1";

    // The value of a decimal digit of any script: they follow each other from the zero of the script.
    function digitValue(character) {
      const scalar = character.codePointAt(0);
      let below = 0;
      while (below < 50 && scalar > below && isDigit(String.fromCodePoint(scalar - below - 1))) below += 1;
      return below % 10;
    }

    const mappings = {
      uppercase: (character) => character.toUpperCase(),
      lowercase: (character) => character.toLowerCase(),
      asciiDigits: (character) => (isDigit(character) ? String(digitValue(character)) : character),
    };

    // A text as rules see it; null where that is not known.
    function seen(field, text) {
      const steps = field.control.normalize;
      if (!steps) return null;
      let characters = [...text];
      for (const step of steps) {
        if (step.map !== undefined) characters = [...characters.map(mappings[step.map]).join("")];
        else characters = taken(characters, picture.sets[step.trim ?? step.remove], step.trim !== undefined);
      }
      return characters.join("");
    }

    function taken(characters, set, onlyAtEnds) {
      const isKept = (character) => !contains(set, character.codePointAt(0));
      if (!onlyAtEnds) return characters.filter(isKept);
      const first = characters.findIndex(isKept);
      return first < 0 ? [] : characters.slice(first, characters.findLastIndex(isKept) + 1);
    }

    function lengthOf(text, unit) {
      if (unit === "utf16") return text.length;
      return unit === "scalars" ? [...text].length : charactersOf(text).length;
    }
    """#

  /// What each rule says of a text: true where it holds, false where it is broken, null where it is not checked here.
  static let rules = #"""
    function holds(rule, text, field) {
      if (rule.kind === "required") return text !== "";
      if (text === "") return true;
      if (rule.never) return false;
      switch (rule.kind) {
        case "length": return rule.unit ? isInWindow(rule, lengthOf(text, rule.unit)) : null;
        case "characters": return rule.set === undefined ? null : everyScalarIn(picture.sets[rule.set], text);
        case "oneOf": return rule.choices ? rule.choices.includes(text) : null;
        case "equal": return holdsEqual(rule, text, field);
        case "checksum": return checksums[rule.checksum]?.(text.replace(/[ -]/g, "")) ?? null;
        case "range": return isInRange(rule, text, field) ?? holdsByTable(rule, text);
        case "pattern": return holdsByTable(rule, text);
        default: return null;
      }
    }

    const isInWindow = (rule, length) => length >= (rule.min ?? 0) && length <= (rule.max ?? Infinity);

    function holdsByTable(rule, text) {
      if (rule.possible !== undefined && !accepts(picture.automata[rule.possible], text)) return false;
      if (rule.certain !== undefined && accepts(picture.automata[rule.certain], text)) return true;
      return null;
    }

    function holdsEqual(rule, text, field) {
      const other = field.form.fields.find((other) => other.control.name === rule.field);
      const theirs = other ? seen(other, other.text) : null;
      return theirs === null ? null : theirs === text;
    }

    // Check digits, without the spaces and hyphens between them.
    const digitsOf = (text) => (/^[0-9]+$/.test(text) ? [...text].map(Number) : null);
    const weighted = (digits) =>
      digits.reverse().reduce((sum, digit, place) => sum + digit * (place % 2 === 0 ? 1 : 3), 0) % 10 === 0;
    const checksums = {
      // ISO/IEC 7812: from the right, every second digit doubled.
      luhn(text) {
        const digits = digitsOf(text);
        if (!digits || digits.length < 2) return false;
        const values = digits.reverse().map((digit, place) => (place % 2 === 0 ? digit : digit * 2));
        return values.reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0) % 10 === 0;
      },
      // ISO 13616: the first four characters at the end, letters as 10 to 35, the rest 1 modulo 97.
      mod97(text) {
        if (!/^[0-9A-Za-z]{5,}$/.test(text)) return false;
        const moved = text.slice(4) + text.slice(0, 4);
        const digits = [...moved].map((character) => parseInt(character, 36)).join("");
        return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
      },
      // ISO 2108: ten digits, the last of which may be X, or thirteen.
      isbn(text) {
        if (text.length === 13) return digitsOf(text) ? weighted(digitsOf(text)) : false;
        if (!/^[0-9]{9}[0-9Xx]$/.test(text)) return false;
        const values = [...text].map((character) => (/[Xx]/.test(character) ? 10 : Number(character)));
        return values.reduce((sum, value, place) => sum + (10 - place) * value, 0) % 11 === 0;
      },
      // GS1: from the right, 1 and 3 in turn.
      ean(text) {
        const digits = digitsOf(text);
        return digits !== null && [8, 12, 13, 14].includes(digits.length) && weighted(digits);
      },
    };

    // Whether the value that is read is in a range; undefined where that is not known.
    function isInRange(rule, text, field) {
      const format = readerOf(field);
      if (!rule.range || !format) return undefined;
      const { lower, upper, isHalfOpen } = rule.range;
      const lies = (compare) => (lower === undefined || compare(lower) >= 0)
        && (upper === undefined || compare(upper) < (isHalfOpen ? 0 : 1));
      if (readsValue(field, format, text) === false) return false;
      if (format.pattern !== undefined) {
        const date = readDate(format, text);
        return date && !date.hasShortYear ? lies((end) => Math.sign(date.day - end)) : undefined;
      }
      const isIn = (number) => lies((end) => compareNumbers(number, end));
      const number = certainNumber(format, text);
      if (number) return isIn(number);
      const mayBeIn = (number) => (!number.hasPower ? isIn(number)
        : number.isNegative ? lower === undefined || compareNumbers(number, lower) >= 0
        : upper === undefined || compareNumbers(number, upper) < (isHalfOpen ? 0 : 1));
      return possibleNumbers(format, text).some(mayBeIn) ? undefined : false;
    }

    // Whether the app reads a value in a text; undefined where one that reads in another way may.
    function readsValue(field, format, text) {
      if (format.pattern !== undefined) {
        if (readDate(format, text)) return true;
        const readable = picture.automata[field.control.formatter.readable];
        return readable && !accepts(readable, text) ? false : undefined;
      }
      const number = certainNumber(format, text);
      if (number) return fitsDecimal(number);
      return possibleNumbers(format, text).length > 0 ? undefined : false;
    }

    // The number that every app reads in a text; null where another one may read another, or none.
    function certainNumber(format, text) {
      const number = format.isPlain ? readPlainNumber(format, text) : readNumber(format, text);
      return number && !number.isUnsure ? number : null;
    }

    // Whether a `Decimal` keeps all digits of a number: it has 38, beside the zeros at both ends. Others are not read.
    const fitsDecimal = ({ integer, fraction }) => (integer + fraction).replace(/^0+|0+$/g, "").length <= 38;

    // Whether a text is certainly no value of its field's formatter: the form cannot be submitted with it.
    function isMisread(field) {
      const format = formatOf(field);
      const text = format ? seen(field, field.text) : null;
      return text ? readsValue(field, format, text) === false : false;
    }

    // What reads the value of a field for a range: masks and groups are no formatters of values.
    const readerOf = (field) =>
      ["number", "date", "custom"].includes(field.control.formatter?.kind) ? formatOf(field) : plainFormat();

    // What reads and writes the values of a field in the chosen locale; undefined where that is not known.
    function formatOf(field) {
      const formats = field.control.formatter?.formats;
      return formats ? picture.formats[formats[view.locale]] : undefined;
    }
    """#

  /// As ranges of a class in JavaScript.
  private static let joiningLetters = MaskLetters.joining.map { range in
    [range.lowerBound, range.upperBound].map { "\\u{" + String($0, radix: 16) + "}" }.joined(separator: "-")
  }.joined()
}
