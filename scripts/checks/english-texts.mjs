// English rules for the texts of the catalogue: curly quotes, no French typography, American spelling, and « Palmarès » as a name only.
import { listTexts } from './french-texts.mjs';

const RULES = [
  { not: /(?<!\\)["']|\\["']/, say: 'quotes are curly: “ ” ’' },
  { not: /[«»]/, say: 'quotes are “ ”' },
  { not: /\u202F|\\u202F/, say: 'no narrow space' },
  { not: / [:;!?](?=\s|$)/, say: 'no space before a sign' },
  { not: /\.\.\./, say: 'an ellipsis is …' },
  { not: /palmarès/, say: 'Palmarès is the name; the result of an album is its community ranking' },
  {
    not: /\b(?:colour|favourite|behaviour|centre\b|grey\b|cancelled|licence\b|catalogue|tyre\b)|\b(?:organ|recogn|real|apolog|custom|author)is(?:e|ed|ing|ation)\b/i,
    say: 'American spelling',
  },
];

/** Faults of a file of English texts, as `line: fault`. */
export function findEnglishFaults(file, source) {
  return listTexts(file, source).flatMap(({ start, end }) => {
    // Without the quotes, or the signs around a part of a template.
    const text = source.slice(start, end).replaceAll(/^['"`}]|(?:['"`]|\$\{)$/g, '');
    const line = source.slice(0, start).split('\n').length;
    return RULES.filter(({ not }) => not.test(text)).map(
      ({ say }) => `${file}:${line}: ${say}: ${text.trim().slice(0, 100)}`,
    );
  });
}
