// French rules for texts in the sources: no line break before ; ! ? : » % or after «, and one word per idea (docs/GLOSSARY.md, words of the
// screens). docs/decisions/0066-french-texts.md explains why the sources contain the final texts.
import { parseSync } from 'oxc-parser';
import { wordRules } from './french-words.mjs';

const NARROW = '\u202F';
const WIDE = '\u00A0';
/** Any space inside a line, literal or escaped. The indentation of a JSX line does not count, because it is never shown. */
const SPACE = String.raw`(?<=^|\S)(?: |\u00A0|\u202F|\\u00A0|\\u202F)`;
/**
 * Context after which a sign is punctuation and not an operator of another language.
 * A template ends at a backtick or a value, a line at an escape.
 */
const END = '(?=[\\s)»”"\'’.,…`$<\\\\]|$)';

const SPACES = [
  [new RegExp(String.raw`${SPACE}([;!?]+)${END}`, 'g'), `${NARROW}$1`],
  [new RegExp(`${SPACE}:${END}`, 'g'), `${WIDE}:`],
  [new RegExp(`${SPACE}»`, 'g'), `${WIDE}»`],
  [/«(?: |\u202F|\\u00A0|\\u202F)/g, `«${WIDE}`],
  // Numbers: 80 %, 1 000.
  [new RegExp(String.raw`(?<=[\d}])(?: |\u202F|\\u00A0|\\u202F)%${END}`, 'g'), `${WIDE}%`],
  [/(?<=\b\d{1,3})(?: |\u00A0|\\u00A0|\\u202F)(?=000\b)/g, NARROW],
];

/** Returns the text with the non-breaking spaces of French typography around its signs. */
export function frenchSpaces(text) {
  return SPACES.reduce((spaced, [pattern, right]) => spaced.replaceAll(pattern, right), text);
}

/** The ranges of source texts that may be shown: `{ start, end }`. */
export function listTexts(file, source) {
  if (!/\.tsx?$/.test(file)) return listLines(source);
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const texts = [];
  const add = (node) => isText(node) && texts.push({ start: node.start, end: node.end });
  // The demo contains texts as typed by people. Normalisation of their names keeps only ordinary spaces (core/text/normalise-text.ts).
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

/** Visits every node except the source of an import, which is no text. */
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

/** Returns the source with the required spaces. */
export function writeSpaces(file, source) {
  let written = '';
  let from = 0;
  for (const { start, end } of listTexts(file, source)) {
    written += source.slice(from, start) + spacedLiteral(source.slice(start, end));
    from = end;
  }
  return written + source.slice(from);
}

/** Quotes are excluded: a text that begins with a sign may follow a value. */
function spacedLiteral(raw) {
  const quote = /^['"]/.exec(raw)?.[0] ?? '';
  const text = quote === '' ? raw : raw.slice(1, -1);
  return quote + frenchSpaces(text) + quote;
}

/** Faults of the texts, as `line: fault`. */
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
