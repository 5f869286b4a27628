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
  return [...faults, ...findComposedFaults(files)];
}

/**
 * What a class sets again of the class that it composes. Each sheet that composes holds a copy of the other one's rules: which of two
 * rules of the same weight counts is a matter of which page was opened first.
 */
function findComposedFaults(files) {
  const faults = [];
  for (const [path, text] of files)
    for (const { name, composed, from } of rulesOf(text)) {
      if (composed === undefined) continue;
      const other = rulesOf(files.get(join(dirname(path), from)) ?? '').filter(
        (rule) => rule.name === composed,
      );
      const theirs = other.flatMap((rule) => propertiesOf(rule.body));
      const own = rulesOf(text).filter((rule) => rule.name === name);
      for (const property of own.flatMap((rule) => propertiesOf(rule.body)))
        if (theirs.some((one) => isSame(one, property)))
          faults.push(`${path}: .${name} sets ${property}, as the class that it composes does`);
    }
  return faults;
}

/** Rules of one class alone: those with more in their selector outweigh them wherever they stand. */
function rulesOf(sheet) {
  const rules = sheet
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(/(?<=^|[{};])\s*\.(?<name>[\w-]+)\s*\{(?<body>[^{}]*)\}/g);
  return [...rules].map(({ groups: { name, body } }) => {
    const { composed, from } = /composes: (?<composed>\w+) from "(?<from>[^"]+)"/.exec(body)?.groups ?? {};
    return { name, body, composed, from };
  });
}

function propertiesOf(body) {
  return [...body.matchAll(/(?<=^|;)\s*([\w-]+)\s*:/g)].map(([, property]) => property);
}

/** Their names begin with that of a shorthand which they are no part of. */
const APART = new Set(['flex-direction', 'flex-flow', 'flex-wrap', 'overflow-anchor', 'overflow-wrap']);

/** `padding` holds `padding-bottom`. */
function isSame(one, other) {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return !APART.has(long) && long.startsWith(`${short}-`);
}

/** Names of classes in selectors; comments, texts and numbers hold none. */
function classesOf(sheet) {
  const selectors = sheet.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"]*"/g, '');
  return new Set([...selectors.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name]) => name));
}
