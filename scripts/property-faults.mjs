// A custom property that nothing sets makes its whole declaration invalid, without a word: what it was to colour has no colour.

/** Base UI sets them on its popups. */
const OF_LIBRARIES = ['--available-height', '--transform-origin'];

/** Custom properties that sheets use without a fallback, and that no sheet or component sets. `files` holds their texts by path. */
export function findPropertyFaults(files) {
  const set = new Set(OF_LIBRARIES);
  for (const [path, text] of files) {
    const names = path.endsWith('.css')
      ? /(?<name>--[\w-]+)\s*:/g
      : /(?<quote>['"])(?<name>--[\w-]+)\k<quote>/g;
    for (const { groups } of text.matchAll(names)) set.add(groups.name);
  }
  return [...files]
    .filter(([path]) => path.endsWith('.css'))
    .flatMap(([path, text]) =>
      [...text.matchAll(/var\((?<name>--[\w-]+)\)/g)]
        .filter(({ groups }) => !set.has(groups.name))
        .map(({ groups }) => `${path}: nothing sets ${groups.name}`),
    );
}
