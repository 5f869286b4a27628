// Compares the texts that docs/requirements quotes with the catalogue. A comment `(TL-13)` marks the message that shows what TL-13 quotes:
// at the end of its line or before it. docs/requirements/README.md states the form of the quotes.
import { parseTexts, visit } from './render-texts.mjs';

/** In a quote, stands for the rest of the message. */
const REST = '[…]';
const IDS = /\(((?:[A-Z]{2,3}-\d+)(?:, [A-Z]{2,3}-\d+)*)\)/g;

/**
 * The quotes of a page of requirements, as `[{ id, text }]`. `{one|other}` in a quote gives two texts.
 * Quotes are « … » and “…”; a quote may contain another.
 */
export function listQuotes(page) {
  return [...page.matchAll(/^- \*\*([A-Z]{2,3}-\d+)\*\* (.*)$/gm)].flatMap(([, id, sentence]) =>
    listQuoted(sentence)
      .flatMap(listForms)
      .map((text) => ({ id, text })),
  );
}

function listQuoted(sentence) {
  const quotes = [];
  let from = 0;
  let depth = 0;
  for (const { 0: sign, index } of sentence.matchAll(/[«»“”]/g)) {
    if (sign === '«' || sign === '“') {
      if (depth === 0) from = index + 1;
      depth += 1;
    } else {
      depth -= 1;
      if (depth === 0) quotes.push(sentence.slice(from, index).trim());
    }
  }
  return quotes;
}

function listForms(quote) {
  const choice = /\{([^{}|]*(?:\|[^{}|]*)+)\}/.exec(quote);
  if (choice === null) return [quote];
  return choice[1].split('|').flatMap((form) => listForms(quote.replace(choice[0], form)));
}

/** The marked messages of a file of the catalogue: `[{ file, line, id, texts }]`, with every form that the message can have. */
export function listMarks(file, source) {
  const { program, comments, render } = parseTexts(file, source);
  const nodes = [];
  visit(program.body, (node) => nodes.push(node));
  return comments.flatMap((comment) => {
    const ids = [...comment.value.matchAll(IDS)].flatMap(([, list]) => list.split(', '));
    if (ids.length === 0) return [];
    const message = findMessage(nodes, source, comment, comments);
    // Citations in types mark no message.
    const texts = message === undefined ? [] : render(message).map(normalize);
    const line = source.slice(0, comment.start).split('\n').length;
    return texts.length === 0 ? [] : ids.map((id) => ({ file, line, id, texts }));
  });
}

/** The outermost node that ends before the comment on its line, or else the one that begins after it. */
function findMessage(nodes, source, comment, comments) {
  const line = source.slice(source.lastIndexOf('\n', comment.start) + 1, comment.start);
  if (line.trim() !== '') {
    const end = comment.start - /[\s,;]*$/.exec(line)[0].length;
    return nodes.find((node) => node.end === end || (node.end === end + 1 && source[end] === ';'));
  }
  let start = comment.end;
  let next;
  do {
    start += /^\s*/.exec(source.slice(start))[0].length;
    next = comments.find((other) => other.start === start);
    if (next) start = next.end;
  } while (next);
  return nodes.find((node) => node.start === start);
}

const normalize = (text) =>
  text
    .replaceAll(/[\u00A0\u202F]/g, ' ')
    .replaceAll(/\{[^{}]*\}/g, '{}')
    .trim();

/** Whether a message shows a quote. A number in the quote may be a value in the message. */
function shows(text, quote) {
  const wanted = normalize(quote.replaceAll(REST, ''));
  if (text === wanted || (quote.includes(REST) && text.includes(wanted))) return true;
  const isFixed = /\p{L}/u.test(text) || !/\p{L}/u.test(wanted);
  return (
    isFixed && new RegExp(`^${text.split('{}').map(escapeRegExp).join('(?:\\{\\}|\\d+)')}$`).test(wanted)
  );
}

function escapeRegExp(text) {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** `quotes` of listQuotes, `marks` of listMarks. Every quote needs a marked message, and every marked message a quote that it shows. */
export function findQuoteFaults(quotes, marks) {
  const missing = quotes.filter(
    ({ id, text }) => !marks.some((mark) => mark.id === id && mark.texts.some((shown) => shows(shown, text))),
  );
  const changed = marks.filter(({ id, texts }) => {
    const own = quotes.filter((quote) => quote.id === id);
    return own.length > 0 && !own.some(({ text }) => texts.some((shown) => shows(shown, text)));
  });
  return [
    ...missing.map(({ id, text }) => `docs/requirements: no message marked (${id}) says « ${text} »`),
    ...changed.map(
      ({ file, line, id, texts }) =>
        `${file}:${line}: ${id} does not quote « ${texts[0].slice(0, 100)} »; correct the text or remove the mark`,
    ),
  ];
}
