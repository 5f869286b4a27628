// What French asks of the texts in a source: no line breaks before ; ! ? : » % nor after «, and one word for one idea (the words
// of people, docs/GLOSSARY.md). Why sources are written as they are shown: docs/decisions/0066-french-texts.md.
import { parseSync } from 'oxc-parser';
import { wordRules } from './french-words.mjs';

const NARROW = '\u202F';
const WIDE = '\u00A0';
/** Any space that is written inside a line, as it is or escaped. What indents a line of JSX is none: it is never shown. */
const SPACE = String.raw`(?<=^|\S)(?: |\u00A0|\u202F|\\u00A0|\\u202F)`;
/** Before which a sign is punctuation, and no operator of some other language; a template ends at a backtick or a value, a line at an escape. */
const END = '(?=[\\s)»”"\'’.,…`$<\\\\]|$)';

const SPACES = [
  [new RegExp(String.raw`${SPACE}([;!?]+)${END}`, 'g'), `${NARROW}$1`],
  [new RegExp(`${SPACE}:${END}`, 'g'), `${WIDE}:`],
  [new RegExp(`${SPACE}»`, 'g'), `${WIDE}»`],
  [/«(?: |\u202F|\\u00A0|\\u202F)/g, `«${WIDE}`],
  // Of numbers: 80 %, 1 000.
  [new RegExp(String.raw`(?<=[\d}])(?: |\u202F|\\u00A0|\\u202F)%${END}`, 'g'), `${WIDE}%`],
  [/(?<=\b\d{1,3})(?: |\u00A0|\\u00A0|\\u202F)(?=000\b)/g, NARROW],
];

/** A text with the spaces that French typography puts around its signs, which no line breaks at. */
export function frenchSpaces(text) {
  return SPACES.reduce((spaced, [pattern, right]) => spaced.replaceAll(pattern, right), text);
}

/** The texts of a source that may be shown, as they are written: `{ start, end }`. */
export function listTexts(file, source) {
  if (!/\.tsx?$/.test(file)) return listLines(source);
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const texts = [];
  const add = (node) => isText(node) && texts.push({ start: node.start, end: node.end });
  // The demo holds what people type: of their names nothing is left but ordinary spaces (core/text/normalise-text.ts).
  if (file.startsWith('packages/demo/'))
    visit(program, (node) => isDescription(node) && visit(node.value, add));
  else visit(program, add);
  return texts.toSorted((a, b) => a.start - b.start);
}

function listLines(source) {
  return [...source.matchAll(/.+/g)].map(({ index, 0: line }) => ({
    start: index,
    end: index + line.length,
  }));
}

/** Every node, but for what an import names, which is no text. */
function visit(node, act) {
  if (Array.isArray(node)) for (const item of node) visit(item, act);
  else if (node !== null && typeof node === 'object') {
    act(node);
    for (const [key, value] of Object.entries(node)) if (key !== 'source') visit(value, act);
  }
}

function isDescription({ type, key }) {
  return type === 'Property' && key.name === 'description';
}

function isText({ type, value }) {
  if (type === 'Literal') return typeof value === 'string';
  return type === 'TemplateElement' || type === 'JSXText';
}

/** The source with the right spaces. */
export function writeSpaces(file, source) {
  let written = '';
  let from = 0;
  for (const { start, end } of listTexts(file, source)) {
    written += source.slice(from, start) + spacedLiteral(source.slice(start, end));
    from = end;
  }
  return written + source.slice(from);
}

/** Quotes stay out of it: a text that begins with a sign may follow a value. */
function spacedLiteral(raw) {
  const quote = /^['"]/.exec(raw)?.[0] ?? '';
  const text = quote === '' ? raw : raw.slice(1, -1);
  return quote + frenchSpaces(text) + quote;
}

/** The texts that are not as they have to be: `line: what is wrong`. */
export function findTextFaults(file, source) {
  return listTexts(file, source).flatMap(({ start, end }) => {
    const raw = source.slice(start, end);
    const line = source.slice(0, start).split('\n').length;
    const faults = wordRules.flatMap((rule) => wordFault(rule, raw));
    if (spacedLiteral(raw) !== raw) faults.push('a line may break at one of its signs');
    return faults.map((fault) => `${file}:${line}: ${fault}: ${raw.trim().slice(0, 100)}`);
  });
}

function wordFault({ use, not, spec = [] }, raw) {
  const said = spec.reduce((rest, quoted) => rest.replaceAll(quoted, ''), raw);
  const found = not.exec(said);
  return found === null ? [] : [`« ${found[0]} » is « ${use} » here`];
}
