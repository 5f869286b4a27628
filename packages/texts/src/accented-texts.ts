// A pseudo-locale: the texts of a language with accents, in brackets, and 40 % longer. On a page, a text without brackets is not in the
// catalogue, and a bracket that is not there shows a clipped or joined text. `accentedTexts(await import('./fr/home.ts'))` gives the exports
// that a build puts in the place of those of the module. `grammar.ts` and `formats.ts` hold no texts and stay.

const OPEN = '⟦';
const CLOSE = '⟧';
const GROWTH = 0.4;
/** Long enough for several lines, and breakable as words are. */
const FILLER = 'ẋẋẋẋẋ ẋẋẋẋẋẋẋẋ ẋẋẋ ';

const PLAIN = 'AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpRrSsTtUuVvWwYyZz';
const ACCENTED = 'ÅåƁƀÇçÐðÉéƑƒĜĝĤĥÎîĴĵĶķĻļṀɱÑñÖöÞþŔŕŠšŢţÛûṼṽŴŵÝýŽž';
const ACCENTS = new Map([...PLAIN].map((letter, index) => [letter, [...ACCENTED][index] ?? letter]));

const PSEUDO = /⟦[^⟦⟧]*⟧/gu;
/** Tags, entities, placeholders and addresses, which a program reads. */
const CODE = /<[^<>]*>|&#?\w+;|\{\{?\w+\}?\}|(?:https?:|mailto:)\S+|[^\s@<>]+@[^\s@<>]+/gu;
const LETTER = /\p{L}/u;

/**
 * The texts of a value: of strings, and of the arrays, objects and functions that hold or return them. What a function is given, such as a
 * name, stays as it is.
 */
export function accentedTexts<T>(value: T): T {
  return transform(value, [], new WeakMap()) as T;
}

function transform(value: unknown, given: readonly string[], done: WeakMap<object, unknown>): unknown {
  if (typeof value === 'string') return pseudoText(value, given);
  if (typeof value !== 'function' && !isPlain(value)) return value;
  const known = done.get(value);
  if (known !== undefined) return known;
  if (typeof value === 'function') {
    const pseudo = (...args: unknown[]): unknown => {
      const result: unknown = Reflect.apply(value, undefined, args);
      return args.includes(result)
        ? result
        : transform(result, [...given, ...args.flatMap(listStrings)], new WeakMap());
    };
    done.set(value, pseudo);
    return pseudo;
  }
  // An object may lead back to itself, so that its copy is known before it is complete.
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [] : {};
  done.set(value, copy);
  for (const [key, inner] of Object.entries(value))
    Object.assign(copy, { [key]: transform(inner, given, done) });
  return copy;
}

/** An array, an object literal or the exports of a module: other objects, such as dates and maps, have no texts. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}

function listStrings(arg: unknown): string[] {
  if (typeof arg === 'string') return LETTER.test(arg) ? [arg] : [];
  return isPlain(arg) ? Object.values(arg).flatMap(listStrings) : [];
}

/** `given`: parts of the text that stay as they are. */
function pseudoText(text: string, given: readonly string[]): string {
  let words = '';
  const accented = replaceBetween(text, [PSEUDO, ...findAny(given), CODE], (part) => {
    words += part;
    return part.replaceAll(/[A-Za-z]/g, (letter) => ACCENTS.get(letter) ?? letter);
  });
  if (!LETTER.test(words)) return text;
  const more = Math.max(0, Math.ceil(text.length * GROWTH) - OPEN.length - CLOSE.length);
  const filler = FILLER.repeat(Math.ceil(more / FILLER.length))
    .slice(0, more)
    .replace(/ $/, 'ẋ');
  // A page may put a text with a space at its edge beside another.
  return accented.replace(/^(\s*)(.*?)(\s*)$/su, (_, before: string, inner: string, after: string) =>
    [before, OPEN, inner, filler, CLOSE, after].join(''),
  );
}

/** A pattern of any of the parts, longer ones first. */
function findAny(parts: readonly string[]): readonly RegExp[] {
  const sources = parts
    .toSorted((a, b) => b.length - a.length)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return sources.length === 0 ? [] : [new RegExp(sources.join('|'), 'gu')];
}

/** Replaces what no pattern matches; earlier patterns come first where two overlap. */
function replaceBetween(
  text: string,
  [pattern, ...others]: readonly RegExp[],
  replace: (part: string) => string,
): string {
  if (pattern === undefined) return replace(text);
  let written = '';
  let from = 0;
  for (const { index, 0: kept } of text.matchAll(pattern)) {
    written += replaceBetween(text.slice(from, index), others, replace) + kept;
    from = index + kept.length;
  }
  return written + replaceBetween(text.slice(from), others, replace);
}
