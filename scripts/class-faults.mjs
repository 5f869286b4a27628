// CSS modules give any name: a class that its sheet does not hold is `undefined`, without a word, and what it set is lost.
import { dirname, join } from 'node:path';

const imported = /import (?<name>\w+) from '(?<from>\.[^']+\.module\.css)'/g;

/**
 * Classes that components use and their sheet does not hold, and classes that no component uses. `files` holds the text of sheets
 * and components by path. A component that asks for classes by a computed name (`styles[size]`) is taken to use all of its sheet.
 */
export function findClassFaults(files) {
  const used = new Map();
  const faults = [];
  const use = (sheet, name) => used.set(sheet, (used.get(sheet) ?? new Set()).add(name));
  for (const [path, text] of files) {
    if (path.endsWith('.css')) {
      for (const [, name, from] of text.matchAll(/composes: (\w+) from "([^"]+)"/g))
        use(join(dirname(path), from), name);
      continue;
    }
    for (const { groups } of text.matchAll(imported)) {
      const sheet = join(dirname(path), groups.from);
      const held = classesOf(files.get(sheet) ?? '');
      // The name of a file is no use of a class.
      const code = text.replace(/ from '[^']+'/g, '');
      if (new RegExp(`(?<![\\w.])${groups.name}\\[`).test(code)) for (const name of held) use(sheet, name);
      for (const [, name] of code.matchAll(new RegExp(`(?<![\\w.])${groups.name}\\.(\\w+)`, 'g'))) {
        use(sheet, name);
        if (!held.has(name)) faults.push(`${path}: no class .${name} in ${groups.from}`);
      }
    }
  }
  for (const [path, text] of files)
    if (path.endsWith('.module.css'))
      for (const name of classesOf(text))
        if (!used.get(path)?.has(name)) faults.push(`${path}: nothing uses .${name}`);
  return faults;
}

/** Names of classes in selectors; comments, texts and numbers hold none. */
function classesOf(sheet) {
  const selectors = sheet.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"]*"/g, '');
  return new Set([...selectors.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name]) => name));
}
