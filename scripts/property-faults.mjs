// A custom property that nothing sets makes a whole declaration invalid, and nobody is told: a bar loses its ground.

const uses = /var\(\s*(?<name>--[\w-]+)\s*(?<end>[),])/g;
const setsInSheets = /(?<name>--[\w-]+)\s*:/g;
const setsInScripts = /['"`](?<name>--[\w-]+)/g;
/** By the library of menus, on its elements. */
const given = ['--available-height', '--transform-origin'];

const namesIn = (texts, pattern) =>
  texts.flatMap((text) => [...text.matchAll(pattern)].map(({ groups }) => groups.name));

/** Uses without a fallback of properties that no sheet and no script sets. `files` holds their texts by path. */
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
