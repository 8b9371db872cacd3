import FieldLanguages
import TextPatterns

extension PictureScript {
  /// Numbers as `NumberFormatter` reads and writes them, in decimal digits: nothing is rounded but what is written.
  static let numbers = #"""
    const withPlainBlanks = (text) => text.replace(/[\u00A0\u202F\u2009]/g, " ");
    const withPlainSpaces = (text) => withPlainBlanks(text).replace(/[\u200E\u200F\u061C]/g, "");

    // Of the sign for minus and a hyphen either is one, whichever the locale writes; a dash is none.
    const withPlainMinus = (text) => text.replace(/[\u200E\u200F\u061C]/g, "").replace(/\u2212/g, "-");
    const withPlainSigns = (text) => withPlainMinus(withPlainSpaces(text));

    function digitIn(format, character) {
      const value = character.codePointAt(0) - format.zero;
      if (value >= 0 && value < 10) return value;
      return /^[0-9]$/.test(character) ? Number(character) : -1;
    }

    // The digits before and after the decimal separator, as they are written; null where the text is no such number.
    function readNumber(format, text) {
      const plain = withPlainSigns(text);
      for (const [prefix, suffix, isNegative] of [
        [format.negativePrefix, format.negativeSuffix, true], [format.positivePrefix, format.positiveSuffix, false],
      ]) {
        const [before, behind] = [withPlainSigns(prefix), withPlainSigns(suffix)];
        if (!plain.startsWith(before) || !plain.endsWith(behind)) continue;
        const number = readDigits(format, plain.slice(before.length, plain.length - behind.length));
        // A blank of the space bar in the place of one that does not break is not read everywhere.
        const isUnsure = !withPlainMinus(text).startsWith(withPlainMinus(prefix)) || !withPlainMinus(text).endsWith(withPlainMinus(suffix))
          || !hasOwnMarks(text, prefix, suffix) || (number !== null && !isWrittenSo(format, number));
        if (number) return { ...number, isNegative, isUnsure, multiplier: format.multiplier };
      }
      return null;
    }

    // Whether marks of direction stand where the locale writes them, or nowhere: others are not passed over everywhere.
    const hasOwnMarks = (text, prefix, suffix) => !/[\u200E\u200F\u061C]/.test(text.slice(
      text.startsWith(prefix) ? prefix.length : 0, text.length - (text.endsWith(suffix) ? suffix.length : 0)));

    // Whether digits stand on both sides of a separator, with no more behind it than are written: others are not read
    // everywhere.
    const isWrittenSo = (format, { integer, fraction, hasPoint }) =>
      (integer !== "" || format.minimumInteger === 0) && hasPoint === (fraction !== "")
      && fraction.length <= Math.max(format.maximumFraction, format.minimumFraction);

    // How numbers are written where no formatter says it: digits, perhaps a sign and the decimal separator of the locale.
    const plainFormat = () => ({ positivePrefix: "", positiveSuffix: "", negativePrefix: "-", negativeSuffix: "",
      decimal: locale().separator, zero: 48, multiplier: 1, isPlain: true });

    // The number that every app reads in a text of such digits; null where another one may read it in another way.
    function readPlainNumber(format, text) {
      const [, sign, integer, fraction] = /^(-?)([0-9]+)(?:[^0-9-]([0-9]+))?$/.exec(text) ?? [];
      const separator = text.slice((sign + integer).length, fraction === undefined ? undefined : -fraction.length);
      if (integer === undefined || (separator !== "" && separator !== format.decimal)) return null;
      return { integer, fraction: fraction ?? "", isNegative: sign === "-", multiplier: 1 };
    }

    function readDigits(format, text) {
      const number = { integer: "", fraction: "" };
      const group = format.group === undefined ? null : withPlainSpaces(format.group);
      let isFraction = false;
      // How many digits stand between separators, from left to right.
      const sizes = [0];
      for (const character of text) {
        const digit = digitIn(format, character);
        if (digit >= 0) {
          number[isFraction ? "fraction" : "integer"] += digit;
          if (!isFraction) sizes[sizes.length - 1] += 1;
        } else if (!isFraction && character === format.decimal) isFraction = true;
        else if (isFraction || character !== group) return null;
        else sizes.push(0);
      }
      number.hasPoint = isFraction;
      if (number.integer + number.fraction === "" || text.length > 200) return null;
      return sizes.length === 1 || areGroups(format, sizes) ? number : null;
    }

    // Whether separators stand where the formatter writes them; it reads no others.
    function areGroups(format, sizes) {
      const [first, ...others] = sizes;
      const last = others.pop();
      return last === format.groupSize && first > 0 && first <= format.secondGroupSize
        && others.every((size) => size === format.secondGroupSize);
    }

    // The same number as the formatter writes it: half to even, as many digits as it says.
    function writeNumber(format, number) {
      const places = Math.max(format.maximumFraction, format.minimumFraction);
      let { integer, fraction } = rounded(number, places);
      while (fraction.length > format.minimumFraction && fraction.endsWith("0")) fraction = fraction.slice(0, -1);
      fraction = fraction.padEnd(format.minimumFraction, "0");
      integer = integer.replace(/^0+/, "").padStart(format.minimumInteger, "0");
      const text = grouped(format, integer) + (fraction === "" ? "" : format.decimal + fraction);
      const shown = text.replace(/[0-9]/g, (digit) => String.fromCodePoint(format.zero + Number(digit)));
      return number.isNegative
        ? format.negativePrefix + shown + format.negativeSuffix : format.positivePrefix + shown + format.positiveSuffix;
    }

    // Whether a formatter writes all of a number: on some systems it keeps 15 digits.
    function isKept(format, { integer, fraction }) {
      const places = Math.max(format.maximumFraction, format.minimumFraction);
      const digits = (integer + fraction).replace(/^0+|0+$/g, "");
      return fraction.replace(/0+$/, "").length <= places && digits.length <= 15;
    }

    function rounded(number, places) {
      if (number.fraction.length <= places) return number;
      const kept = BigInt(number.integer + number.fraction.slice(0, places) || "0");
      const rest = number.fraction.slice(places);
      const half = "5".padEnd(rest.length, "0");
      const isUp = rest > half || (rest === half && kept % 2n === 1n);
      const digits = String(kept + (isUp ? 1n : 0n)).padStart(places + 1, "0");
      return { integer: digits.slice(0, digits.length - places), fraction: digits.slice(digits.length - places) };
    }

    function grouped(format, integer) {
      if (format.group === undefined || integer.length < format.groupSize + format.minimumGrouping) return integer;
      const parts = [integer.slice(-format.groupSize)];
      let rest = integer.slice(0, -format.groupSize);
      while (rest !== "") {
        parts.unshift(rest.slice(-format.secondGroupSize));
        rest = rest.slice(0, -format.secondGroupSize);
      }
      return parts.join(format.group);
    }

    // Below 0, 0 or above 0, as a number that was read lies before, at or behind an end of a range.
    function compareNumbers(number, end) {
      const [, sign, integer, fraction] = /^([-+]?)([0-9]*)\.?([0-9]*)$/.exec(end) ?? ["", "", "0", ""];
      const shift = number.multiplier === 100 ? 2 : 0;
      const places = Math.max(number.fraction.length + shift, fraction.length);
      const own = BigInt((number.integer + number.fraction.padEnd(places - shift, "0")) || "0");
      const other = BigInt((integer + fraction.padEnd(places, "0")) || "0");
      const difference = (number.isNegative ? -own : own) - (sign === "-" ? -other : other);
      return difference < 0n ? -1 : difference > 0n ? 1 : 0;
    }
    """#

  /// All that some formatter may read as a number: what is not among it is certainly none.
  static let possibleNumbers = #"""
    const commas = "\#(spelled(NumberAlphabet.commas))";
    const periods = "\#(spelled(NumberAlphabet.periods))";
    const groupMarks = "\#(spelled(NumberAlphabet.groupSeparators))";

    // The numbers that may be read in a text, whatever blanks, digits and marks are taken for those of the format. With a
    // power of ten it may be any number of its sign.
    function possibleNumbers(format, text) {
      const characters = [...text];
      const start = characters.findIndex(isDigit);
      if (start < 0) return [];
      const end = characters.findLastIndex(isDigit) + 1;
      const isPoint = (sign) => sign !== undefined && pointsOf(format).includes(sign);
      let behindMarks = end;
      while (behindMarks < characters.length && isGroupMark(format, characters[behindMarks])) behindMarks += 1;
      const ends = [...new Set([end, behindMarks, isPoint(characters[end]) ? end + 1 : end])];
      const found = [];
      for (const from of isPoint(characters[start - 1]) ? [start - 1, start] : [start]) {
        for (const to of ends) {
          const number = possibleDigits(format, characters.slice(from, to));
          if (!number || !(number.hasPower || fitsDecimal(number))) continue;
          for (const isNegative of signsAround(format, characters.slice(0, from), characters.slice(to))) {
            found.push({ ...number, isNegative, multiplier: format.multiplier });
          }
        }
      }
      return found;
    }

    // What is read for the decimal separator.
    const pointsOf = ({ decimal }) => decimal === "\u066B" ? `${decimal},.`
      : decimal + ([commas, periods].find((marks) => marks.includes(decimal)) ?? "");

    // Which signs what stands around digits may say.
    function signsAround(format, head, tail) {
      const plain = (text) => [...text].filter((sign) => !/[\s\p{Cf}]/u.test(sign)).join("")
        .replace(/[\u2212\uFE63\uFF0D]/g, "-").replace(/[\uFE62\uFF0B]/g, "+").replace(/[\u066A\uFE6A\uFF05]/g, "%");
      const [before, behind] = [plain(head.join("")), plain(tail.join(""))];
      // Of what belongs there only the sign has to be read.
      const fits = (text, affix) => text === plain(affix) || text === (plain(affix).includes("-") ? "-" : "");
      const { positivePrefix, positiveSuffix, negativePrefix, negativeSuffix } = format;
      const frames = [[positivePrefix, positiveSuffix, false], [negativePrefix, negativeSuffix, true],
        [`-${positivePrefix}`, positiveSuffix, true]].concat(format.isPlain ? [["+", "", false]] : []);
      return frames.filter(([prefix, suffix]) => fits(before, prefix) && fits(behind, suffix)).map((frame) => frame[2]);
    }

    // The number that digits with marks between them may be; null where they are none.
    function possibleDigits(format, characters) {
      const number = { integer: "", fraction: "" };
      const points = pointsOf(format);
      let isFraction = false;
      const sizes = [0];
      let isForeign = false;
      for (const [place, sign] of characters.entries()) {
        if (isDigit(sign)) {
          number[isFraction ? "fraction" : "integer"] += digitValue(sign);
          sizes[sizes.length - 1] += isFraction ? 0 : 1;
          continue;
        }
        if (/[eE]/.test(sign) && !format.isPlain) {
          const isPower = /^[-+\u2212]*\p{Nd}+$/u.test(characters.slice(place + 1).join(""));
          return isPower ? { integer: "0", fraction: "", hasPower: true } : null;
        }
        if (!isFraction && points.includes(sign)) {
          isFraction = true;
          continue;
        }
        if (isFraction || sizes[0] === 0 || !isGroupMark(format, sign)) return null;
        isForeign ||= !isOwnMark(format, sign);
        sizes.push(0);
      }
      return isForeign && !areForeignGroups(format, sizes) ? null : number;
    }

    const isBlank = (text) => /^[\p{Zs}\t]$/u.test(text);
    const isGroupMark = (format, sign) => format.group !== undefined && (isOwnMark(format, sign) || groupMarks.includes(sign));
    const isOwnMark = ({ group }, sign) => group.includes(sign) || (isBlank(group) && isBlank(sign))
      || (group === "\u2019" && sign === "'");

    // Marks of other locales stand between groups of the right size only.
    function areForeignGroups({ groupSize }, [first, ...others]) {
      const last = others.pop();
      return first <= Math.max(groupSize, 3) && last === groupSize && others.every((size) => size === 2 || size === groupSize);
    }
    """#

  /// The scalars of a set, as a string of JavaScript has them.
  private static func spelled(_ set: ScalarSet) -> String {
    set.spans.flatMap { $0.lower...$0.upper }.map { "\\u{\(String($0, radix: 16))}" }.joined()
  }
}
