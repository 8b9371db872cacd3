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

    // Whether a text fills a mask, each optional tail whole or left out.
    function isFilled(mask, text) {
      const { length } = [...text];
      return isAligned(mask, text) && (length === mask.places.length || mask.tails.includes(length));
    }

    // The characters of a text that is typed; what stands in its place already, as `signsAt` has it, is no sign of the mask.
    const typedSigns = (text) => [...text].map((sign) => ({ sign, isTyped: true }));
    const signsAt = (mask, text, start) => [...text].filter((_, index) => mask.places[start + index].sign === undefined)
      .map((sign) => ({ sign, isTyped: false }));
    const textOf = (signs) => signs.map(({ sign }) => sign).join("");

    // What is in a field with these signs; null where they do not fit. Letters and digits of the mask itself are typed from
    // a place on, all of them, where `withAllSigns` says so, else none; what stands behind the last open place follows where
    // `endsWithSigns` says so.
    function fill(mask, signs, withAllSigns, start = 0, endsWithSigns = true) {
      const rest = [...signs];
      let filled = "";
      let pending = "";
      if (rest.length === 0) return "";
      for (const [index, place] of mask.places.entries()) {
        if (rest.length === 0 && mask.tails.includes(index)) break;
        if (place.sign !== undefined) {
          pending += place.sign;
          if (!rest[0]?.isTyped) continue;
          const isWord = isOwnWord(place.sign);
          if (withAllSigns ? index < start : isWord) continue;
          if (rest[0].sign !== place.sign) {
            if (isWord) return null;
            continue;
          }
        } else {
          if (rest.length === 0) return filled;
          if (!place.admits(rest[0].sign)) return null;
          pending += rest[0].sign;
        }
        rest.shift();
        filled += pending;
        pending = "";
      }
      if (rest.length > 0) return null;
      return endsWithSigns ? filled + pending : filled;
    }

    // What a change makes of a text: what stands in the field is known sign by sign, and what is typed is the mask's own
    // sign or another. Deleting a sign of the mask moves the cursor over it.
    function editInMask(mask, before, change) {
      const [head, tail] = [before.slice(0, change.start), before.slice(change.end)];
      const length = [...before].length;
      const isKnown = isAligned(mask, before);
      // No more than signs that the mask begins with.
      const isBeginning = isKnown && tail === "" && before !== ""
        && mask.places.slice(0, length).every(({ sign }) => sign !== undefined);
      if (isBeginning && change.text === "") return { text: head, caret: head.length };
      const left = isKnown ? signsAt(mask, head, 0) : typedSigns(head);
      const right = isKnown ? signsAt(mask, tail, length - [...tail].length) : typedSigns(tail);
      const signs = [...left, ...typedSigns(change.text)];
      const first = isKnown ? [...head].length : 0;
      let trials = [[signs, first, true], [signs, first, false]];
      // Letters and digits that the mask has, too, may have been meant for its open places.
      if (isBeginning && [...head].every(isOwnWord)) trials.splice(1, 0, [typedSigns(head + change.text), 0, false]);
      if (!isBeginning) {
        const ownFirst = isAligned(mask, head + change.text);
        trials = readings(mask, isKnown ? "" : head + tail, ownFirst).map((withAllSigns) => [signs, first, withAllSigns]);
      }
      for (const [typed, start, withAllSigns] of trials) {
        const text = fill(mask, [...typed, ...right], withAllSigns, start);
        if (text === null) continue;
        const behind = fill(mask, typed, withAllSigns, start, change.text !== "" && tail === "");
        return { text, caret: caretAfter(change, before, text, (behind ?? text).length) };
      }
      return change.text === "" ? { text: textOf([...left, ...right]), caret: textOf(left).length } : null;
    }

    // What is in a field after a text was put into it as a whole; null where it does not fit.
    function enterIntoMask(mask, text) {
      const signs = typedSigns(text);
      if (isAligned(mask, text)) return fill(mask, signs, true);
      return fill(mask, signs, false) ?? fill(mask, signs, true);
    }

    // Whether letters and digits of the mask may be among what is typed, in the order to be tried. What is kept of a text
    // that does not fit place by place stays what it was read as.
    function readings(mask, kept, ownFirst) {
      if (!isAligned(mask, kept)) {
        for (const withAllSigns of [false, true]) {
          if (fill(mask, typedSigns(kept), withAllSigns) !== null) return [withAllSigns];
        }
      }
      return ownFirst ? [true, false] : [false, true];
    }

    // A sign that is typed once more does not move the cursor back.
    const caretAfter = (change, before, text, caret) =>
      (change.text !== "" && text === before ? Math.max(caret, change.start) : caret);

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
      const caret = characterEnd(text, group(sizes, separator, head).length);
      return { text, caret: caretAfter(change, before, text, caret) };
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
      for (const [piece, letters, , quoted] of pattern.matchAll(/(([A-Za-z])\2*)|'((?:[^']|'')*)'|[^A-Za-z']|'/g)) {
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
    // Marks of direction stand where the formatter writes them, all or none.
    const readDate = (format, text) => readMarked(format, withPlainBlanks(text), withPlainBlanks)
      ?? (/[\u200E\u200F\u061C]/.test(text) ? null : readMarked(format, withPlainBlanks(text), withPlainSpaces));

    function readMarked(format, text, plain) {
      const date = { y: 2000, M: 1, d: 1, H: 0, h: null, m: 0, s: 0, a: null, hasShortYear: false };
      const parts = (format.parts ??= partsOf(format.pattern));
      let rest = text;
      for (const [index, part] of parts.entries()) {
        const length = part.text !== undefined
          ? readText(plain(part.text), rest) : readField(format, part, parts[index + 1], rest, date, plain);
        if (length < 0) return null;
        rest = rest.slice(length);
      }
      return rest === "" ? completed(date) : null;
    }

    const readText = (text, rest) => rest.startsWith(text) ? text.length : -1;

    // How many characters a field takes; below 0 where it is not there.
    function readField(format, part, next, rest, date, plain) {
      const name = nameOf(part);
      if (name) {
        const names = (format.names[name] ?? []).map(plain);
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
      if (letter === "y" && part.count < 3 && length === 2) date.hasShortYear = true;
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
    function reformatted(field, whole = field.text) {
      const format = formatOf(field);
      const text = seen(field, whole) ?? whole;
      if (!format || text === "") return whole;
      if (format.pattern !== undefined) {
        const date = readDate(format, text);
        // Two digits are written of years that are read of them, and others stay as they are.
        const isShort = date?.hasShortYear || (date?.y >= 1960 && date?.y <= 2039);
        const keeps = ({ letter, count }) => letter !== "y" || (count === 2 ? isShort : !date.hasShortYear);
        return date && format.parts.every(keeps) ? writeDate(format, date) : whole;
      }
      const number = readNumber(format, text);
      return number && !number.isUnsure && isKept(format, number) ? writeNumber(format, number) : whole;
    }
    """#
}
