// CSS modules accept any class name: one that is missing in its sheet is silently `undefined`, and its styles are lost.
import { dirname, join } from 'node:path';

const imported = /import (?<name>\w+) from '(?<from>\.[^']+\.module\.css)'/g;

/**
 * Finds classes that components use but their sheet lacks, and classes that no component uses. `files` maps the paths of sheets and
 * components to their contents. A computed class name (`styles[size]`) counts as a use of every class of its sheet.
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
      const held = getClasses(files.get(sheet) ?? '');
      // The file name in the import must not count as a use of a class.
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
      for (const name of getClasses(text))
        if (!used.get(path)?.has(name)) faults.push(`${path}: nothing uses .${name}`);
  return [...faults, ...findComposedFaults(files)];
}

/**
 * Finds properties that a class sets again after composing a class that sets them. Each composing sheet contains a copy of the other
 * sheet's rules, so which of two equally specific rules wins depends on the page opened first.
 */
function findComposedFaults(files) {
  const faults = [];
  for (const [path, text] of files)
    for (const { name, composed, from } of getRules(text)) {
      if (composed === undefined) continue;
      const other = getRules(files.get(join(dirname(path), from)) ?? '').filter(
        (rule) => rule.name === composed,
      );
      const theirs = other.flatMap((rule) => getProperties(rule.body));
      const own = getRules(text).filter((rule) => rule.name === name);
      for (const property of own.flatMap((rule) => getProperties(rule.body)))
        if (theirs.some((one) => isSame(one, property)))
          faults.push(`${path}: .${name} sets ${property}, as the class that it composes does`);
    }
  return faults;
}

/** Only rules of a single class: longer selectors are more specific and win in any order. */
function getRules(sheet) {
  const rules = sheet
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(/(?<=^|[{};])\s*\.(?<name>[\w-]+)\s*\{(?<body>[^{}]*)\}/g);
  return [...rules].map(({ groups: { name, body } }) => {
    const { composed, from } = /composes: (?<composed>\w+) from "(?<from>[^"]+)"/.exec(body)?.groups ?? {};
    return { name, body, composed, from };
  });
}

function getProperties(body) {
  return [...body.matchAll(/(?<=^|;)\s*([\w-]+)\s*:/g)].map(([, property]) => property);
}

/** Properties whose names begin with that of a shorthand that does not include them. */
const APART = new Set(['flex-direction', 'flex-flow', 'flex-wrap', 'overflow-anchor', 'overflow-wrap']);

/** Returns whether one property includes the other, as `padding` includes `padding-bottom`. */
function isSame(one, other) {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return !APART.has(long) && long.startsWith(`${short}-`);
}

/** Class names in selectors; comments and strings are skipped. */
function getClasses(sheet) {
  const selectors = sheet.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"]*"/g, '');
  return new Set([...selectors.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name]) => name));
}
