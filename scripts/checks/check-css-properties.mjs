// An unset custom property silently invalidates a whole declaration: a bar loses its background.

const uses = /var\(\s*(?<name>--[\w-]+)\s*(?<end>[),])/g;
const setsInSheets = /(?<name>--[\w-]+)\s*:/g;
const setsInScripts = /['"`](?<name>--[\w-]+)/g;
/** Properties set by the menu library on its elements. */
const given = ['--available-height', '--transform-origin'];

const namesIn = (texts, pattern) =>
  texts.flatMap((text) => [...text.matchAll(pattern)].map(({ groups }) => groups.name));

/** Finds uses without a fallback of properties that no sheet and no script sets. `files` maps paths to contents. */
export function findPropertyFaults(files) {
  const entries = [...files].map(([path, text]) => [path, text.replace(/\/\*[\s\S]*?\*\//g, '')]);
  const sheets = entries.filter(([path]) => path.endsWith('.css'));
  const scripts = entries.filter(([path]) => !path.endsWith('.css'));
  const set = new Set([
    ...given,
    ...namesIn(
      sheets.map(([, text]) => text),
      setsInSheets,
    ),
    ...namesIn(
      scripts.map(([, text]) => text),
      setsInScripts,
    ),
  ]);
  return sheets.flatMap(([path, text]) =>
    [...text.matchAll(uses)]
      .filter(({ groups }) => groups.end === ')' && !set.has(groups.name))
      .map(({ groups }) => `${path}: nothing sets ${groups.name}`),
  );
}
