extension PictureScript {
  /// Masks and groups, which write at each keystroke.
  static let masks = #"""
    // The places of a mask: its own signs, digits, letters and what is either; and before which places tails begin.
    function maskOf(pattern) {
      const mask = { places: [], tails: [] };
      let isEscaped = false;
      for (const sign of [...pattern].slice(0, 500)) {
        if (!isEscaped && sign === "\\") {
          isEscaped = true;
          continue;
        }
        if (isEscaped) mask.places.push({ sign });
        else if (sign === "[") mask.tails.push(mask.places.length);
        else if (sign === "#") mask.places.push({ admits: isDigit });
        else if (sign === "A") mask.places.push({ admits: isLetter });
        else if (sign === "*") mask.places.push({ admits: (next) => isDigit(next) || isLetter(next) });
        else if (sign !== "]") mask.places.push({ sign });
        isEscaped = false;
      }
      return mask;
    }

    const isOwnWord = (sign) => /^[\p{Alphabetic}\p{N}]$/u.test(sign);

    const fits = (place, character) => (place.sign === undefined ? place.admits(character) : place.sign === character);

    // Whether a text fits place by place.
    function isAligned(mask, text) {
      const characters = [...text];
      return characters.length <= mask.places.length
        && characters.every((character, index) => fits(mask.places[index], character));
    }

    // What is in a field after a text was typed; null where it does not fit. Letters and digits of the mask itself are
    // typed, all of them, where `withAllSigns` says so, else none; what stands behind the last open
    // place follows where `endsWithSigns` says so.
    function fill(mask, text, withAllSigns, endsWithSigns = true) {
      const rest = [...text];
      let filled = "";
      let signs = "";
      for (const [index, place] of mask.places.entries()) {
        if (rest.length === 0 && mask.tails.includes(index)) break;
        if (place.sign !== undefined) {
          signs += place.sign;
          const isWord = isOwnWord(place.sign);
          if (withAllSigns && isWord && rest.length > 0 && rest[0] !== place.sign) return null;
          if (rest[0] !== place.sign || (!withAllSigns && isWord)) continue;
        } else {
          if (rest.length === 0) return filled;
          if (!place.admits(rest[0])) return null;
          signs += rest[0];
        }
        rest.shift();
        filled += signs;
        signs = "";
      }
      if (rest.length > 0) return null;
      return endsWithSigns ? filled + signs : filled;
    }

    // What a change makes of a text: what the mask wrote is not taken for something that was typed. Deleting a sign of
    // the mask moves the cursor over it.
    function editInMask(mask, before, change) {
      const [head, tail] = [before.slice(0, change.start), before.slice(change.end)];
      const wasAligned = isAligned(mask, before);
      const whole = wasAligned && tail === "" ? continued(mask, head, change.text) : null;
      if (whole !== null) return { text: whole, caret: whole.length };
      const start = [...before].length - [...tail].length;
      const isTyped = (place) => mask.places[place].sign === undefined;
      const typed = (text, from) => [...text].filter((_, index) => isTyped(from + index)).join("");
      const [left, right] = wasAligned ? [typed(head, 0), typed(tail, start)] : [head, tail];
      for (const withAllSigns of [false, true]) {
        const text = fill(mask, left + change.text + right, withAllSigns);
        if (text === null) continue;
        const behind = fill(mask, left + change.text, withAllSigns, change.text !== "");
        return { text, caret: (behind ?? text).length };
      }
      return change.text === "" ? { text: left + right, caret: left.length } : null;
    }

    // A text that goes on in the places of the mask where its own signs are typed, too: behind such a sign, or where
    // several characters are put in as a whole.
    function continued(mask, head, text) {
      const count = [...head].length;
      const isWhole = count === 0 && [...text].length > 1;
      const isBehindSign = count > 0 && mask.places[count - 1].sign !== undefined;
      if ((!isWhole && !isBehindSign) || text === "" || !isAligned(mask, head + text)) return null;
      return fill(mask, head + text, true);
    }

    // A text in groups of whole characters, the last size again and again, wherever its separators were.
    function group(sizes, separator, text) {
      if (separator === "") return text;
      const rest = charactersOf(text.replaceAll(separator, ""));
      const groups = [];
      for (let place = 0; rest.length > 0; place += 1) {
        groups.push(rest.splice(0, sizes[Math.min(place, sizes.length - 1)]).join(""));
      }
      return groups.join(separator);
    }

    // What a change makes of a text in groups. Deleting a part of a separator moves the cursor over it.
    function editInGroups({ sizes, separator }, before, change) {
      const isInGroups = separator !== "" && group(sizes, separator, before) === before;
      const typed = (from, to) => {
        let text = "";
        for (let place = 0; place < to; place += 1) {
          if (isInGroups && before.startsWith(separator, place)) place += separator.length - 1;
          else if (place >= from) text += before[place];
        }
        return text;
      };
      const head = typed(0, change.start) + change.text;
      const text = group(sizes, separator, head + typed(change.end, before.length));
      return { text, caret: characterEnd(text, group(sizes, separator, head).length) };
    }

    // Where the character ends that a place is in.
    function characterEnd(text, place) {
      let end = 0;
      for (const character of charactersOf(text)) {
        if (end >= place) break;
        end += character.length;
      }
      return end;
    }
    """#

  /// Numbers as `NumberFormatter` reads and writes them, in decimal digits: nothing is rounded but what is written.
  static let numbers = #"""
    const withPlainSpaces = (text) => text.replace(/[\u00A0\u202F\u2009]/g, " ").replace(/[\u200E\u200F\u061C]/g, "");

    // Any of the signs for minus is one, whichever the locale writes.
    const withPlainMinus = (text) =>
      text.replace(/[\u200E\u200F\u061C]/g, "").replace(/[\u2012\u2013\u2212\uFE63\uFF0D]/g, "-");
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
        const isUnsure = !withPlainMinus(text).startsWith(withPlainMinus(prefix)) || !withPlainMinus(text).endsWith(withPlainMinus(suffix));
        if (number) return { ...number, isNegative, isUnsure, multiplier: format.multiplier };
      }
      return null;
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

  /// Dates as `DateFormatter` reads and writes them by a pattern of Unicode's TR35, in the Gregorian calendar.
  static let dates = #"""
    // The parts of a pattern: letters, and what stands between them.
    function partsOf(pattern) {
      const parts = [];
      const add = (text) => {
        const last = parts[parts.length - 1];
        if (last?.text !== undefined) last.text += text;
        else parts.push({ text });
      };
      for (const [piece, letters, quoted] of pattern.matchAll(/(([A-Za-z])\2*)|'((?:[^']|'')*)'|[^A-Za-z']|'/g)
        .map((match) => [match[0], match[1], match[3]])) {
        if (letters) parts.push({ letter: letters[0], count: letters.length, name: letters });
        else add(quoted === undefined ? piece : quoted === "" ? "'" : quoted.replaceAll("''", "'"));
      }
      return parts;
    }

    const nameOf = (part) =>
      "MLE".includes(part.letter) && part.count > 2
        ? part.letter.repeat(part.letter === "E" && part.count < 4 ? 3 : part.count)
        : part.letter === "E" ? "EEE" : part.letter === "a" ? "a" : null;
    const ranges = { d: [1, 31], H: [0, 23], k: [1, 24], K: [0, 11], h: [1, 12], m: [0, 59], s: [0, 59], M: [1, 12] };

    // What a text says by a pattern; null where it is no such date, or the pattern says more than is known here.
    function readDate(format, text) {
      const date = { y: 2000, M: 1, d: 1, H: 0, h: null, m: 0, s: 0, a: null, hasShortYear: false };
      const parts = (format.parts ??= partsOf(format.pattern));
      let rest = withPlainSpaces(text);
      for (const [index, part] of parts.entries()) {
        const length = part.text !== undefined
          ? readText(part, rest) : readField(format, part, parts[index + 1], rest, date);
        if (length < 0) return null;
        rest = rest.slice(length);
      }
      return rest === "" ? completed(date) : null;
    }

    const readText = (part, rest) => {
      const text = withPlainSpaces(part.text);
      return rest.startsWith(text) ? text.length : -1;
    };

    // How many characters a field takes; below 0 where it is not there.
    function readField(format, part, next, rest, date) {
      const name = nameOf(part);
      if (name) {
        const names = (format.names[name] ?? []).map(withPlainSpaces);
        const found = names.map((name, index) => [name, index])
          .filter(([name]) => name !== "" && rest.toLowerCase().startsWith(name.toLowerCase()))
          .sort(([first], [second]) => second.length - first.length)[0];
        if (!found) return -1;
        if ("ML".includes(part.letter)) date.M = found[1] + 1;
        if (part.letter === "a") date.a = found[1];
        return found[0].length;
      }
      const letter = part.letter === "L" ? "M" : part.letter;
      if (letter !== "y" && !ranges[letter]) return -1;
      const most = next?.letter && !nameOf(next) ? part.count : letter === "y" ? 9 : 2;
      let value = 0;
      let length = 0;
      while (length < most && length < rest.length && digitIn(format, rest[length]) >= 0) {
        value = value * 10 + digitIn(format, rest[length]);
        length += 1;
      }
      if (length === 0 || (ranges[letter] && (value < ranges[letter][0] || value > ranges[letter][1]))) return -1;
      // Two digits are a year of this century or the last one wherever a pattern has no more than two letters for it.
      if (letter === "y" && (part.count === 2 ? length < 3 : part.count === 1 && length === 2)) date.hasShortYear = true;
      if (letter === "k") date.H = value % 24;
      else if (letter === "K" || letter === "h") date.h = value % 12;
      else date[letter] = value;
      return length;
    }

    // With the number of its day from the first of 1970; null for a day that is not there.
    function completed(date) {
      if (date.h !== null) date.H = date.h + (date.a === 1 ? 12 : 0);
      const moment = new Date(0);
      moment.setUTCFullYear(date.y, date.M - 1, date.d);
      if (moment.getUTCMonth() !== date.M - 1 || Number.isNaN(moment.getTime())) return null;
      return { ...date, day: Math.round(moment.getTime() / 86400000), weekday: moment.getUTCDay() };
    }

    function writeDate(format, date) {
      return format.parts.map((part) => part.text ?? writeField(format, part, date)).join("");
    }

    function writeField(format, part, date) {
      const name = nameOf(part);
      if (name) {
        const place = part.letter === "E" ? date.weekday : part.letter === "a" ? (date.H < 12 ? 0 : 1) : date.M - 1;
        return format.names[name]?.[place] ?? "";
      }
      const values = { y: date.y, M: date.M, L: date.M, d: date.d, H: date.H, k: date.H || 24, K: date.H % 12,
        h: date.H % 12 || 12, m: date.m, s: date.s };
      const value = part.letter === "y" && part.count === 2 ? date.y % 100 : values[part.letter];
      return String(value).padStart(part.count, "0")
        .replace(/[0-9]/g, (digit) => String.fromCodePoint(format.zero + Number(digit)));
    }

    // A text as its date or number formatter writes the value in it; the text itself where it is none.
    function reformatted(field) {
      const format = formatOf(field);
      const text = seen(field, field.text) ?? field.text;
      if (!format || text === "") return field.text;
      if (format.pattern !== undefined) {
        const date = readDate(format, text);
        const isKnown = date && (!date.hasShortYear || format.parts.every(({ letter, count }) => letter !== "y" || count === 2));
        return isKnown ? writeDate(format, date) : field.text;
      }
      const number = readNumber(format, text);
      return number && !number.isUnsure ? writeNumber(format, number) : field.text;
    }
    """#
}
