// Finds the features in a built script or style sheet that are newer than the oldest supported browsers, according to MDN's compatibility
// data. A method is identified only by its name: it counts as newer if every method of that name is.
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { type Expression, parseSync, Visitor } from 'oxc-parser';
import { OLDEST } from './browsers.ts';

/** Interfaces whose methods are searched for in the code; for others, only static access is detected, such as `Intl.Segmenter`. */
const INTERFACES =
  /^(?:Abort|Blob|Canvas|Clipboard|Document|Element|Event|File|Headers|History|HTML|Image|Navigator|Node|Offscreen|Request|Response|Storage|URL|Window)/;

export type Features = {
  /** Globals and their static members by name (`Map.groupBy`), with whether the oldest browsers support them. */
  readonly names: ReadonlyMap<string, boolean>;
  readonly methods: ReadonlyMap<string, boolean>;
  readonly css: ReadonlyMap<string, boolean>;
};

type Owner = readonly [name: string, members: Identifier, isLookedFor: boolean];

export function readFeatures(table: Pick<CompatData, 'api' | 'css' | 'javascript'>): Features {
  const names = new Map<string, boolean>();
  const methods = new Map<string, boolean>();
  for (const [owner, members, isLookedFor] of getOwners(table)) {
    const isOwnerOld = isOldPart(members);
    if (isOwnerOld === null) continue;
    names.set(owner, isOwnerOld);
    for (const [key, member] of getParts(members)) {
      const isOld = isOldPart(member);
      if (isOld === null || key.endsWith('_event')) continue;
      const name = key.replace(/_static$/, '');
      names.set(`${owner}.${name}`, isOld);
      // A call by this name may refer to any other method of that name.
      if (isLookedFor || isOld) methods.set(name, methods.get(name) === true || isOld);
    }
  }
  return { names, methods, css: readCss(table) };
}

function getOwners({ api, javascript }: Pick<CompatData, 'api' | 'javascript'>): Owner[] {
  const builtins = getParts(javascript['builtins']);
  const intl = builtins.find(([name]) => name === 'Intl')?.[1];
  return [
    ...builtins.map(([name, members]): Owner => [name, members, true]),
    ...getParts(intl).map(([name, members]): Owner => [`Intl.${name}`, members, true]),
    ...getParts(api).map(([name, members]): Owner => [name, members, INTERFACES.test(name)]),
  ];
}

/** Returns the children of a part of the table, without its own statement. */
function getParts(holder: Identifier | undefined): [name: string, part: Identifier][] {
  return Object.entries(holder ?? {}).filter(([name]) => name !== '__compat') as [string, Identifier][];
}

/** Returns null for a part that only groups others. */
function isOldPart(part: Identifier): boolean | null {
  const compat = part['__compat'];
  return compat === undefined ? null : isOldEverywhere(compat);
}

/** True when supported without a flag, a prefix or another name. */
function isOldEverywhere({ support }: CompatStatement): boolean {
  return Object.entries(OLDEST).every(([browser, oldest]) =>
    [support[browser as keyof typeof support] ?? []].flat().some((range) => {
      if (range.flags || range.prefix !== undefined || range.alternative_name !== undefined) return false;
      // A partial implementation that was replaced by a complete one was not removed.
      const gone = range.partial_implementation ? Number.NaN : toNumber(range.version_removed);
      return toNumber(range.version_added) <= oldest && !(gone <= oldest);
    }),
  );
}

const toNumber = (version: string | false | undefined): number =>
  typeof version === 'string' ? Number.parseFloat(version.replace('≤', '')) : Number.NaN;

/** Finds newer globals (`ImageDecoder`), static members (`Map.groupBy`) and methods (`.checkVisibility()`). */
export function findInScript(source: string, { names, methods }: Features): Set<string> {
  const found = new Set<string>();
  const take = (name: string) => {
    if (names.get(name) === false) found.add(name);
  };
  new Visitor({
    Identifier: ({ name }) => take(name),
    MemberExpression: (node) => take(getName(node)),
    CallExpression({ callee }) {
      if (callee.type !== 'MemberExpression' || callee.computed || names.has(getName(callee))) return;
      const { name } = callee.property;
      if (methods.get(name) === false) found.add(`.${name}()`);
    },
  }).visit(parseSync('built.js', source).program);
  return found;
}

/** Returns `Map.groupBy` for a static member access; an empty string otherwise. */
function getName(node: Expression): string {
  if (node.type !== 'MemberExpression' || node.computed || node.object.type !== 'Identifier') return '';
  return `${node.object.name}.${node.property.name}`;
}

function readCss({ css }: Pick<CompatData, 'css'>): Map<string, boolean> {
  const old = new Map<string, boolean>();
  const take = (name: string, part: Identifier) => {
    const isOld = isOldPart(part);
    if (isOld !== null) old.set(name, old.get(name) === true || isOld);
  };
  for (const [name, selector] of getParts(css['selectors'])) take(`:${name}`, selector);
  for (const [name, rule] of getParts(css['at-rules'])) take(`@${name}`, rule);
  for (const [name, property] of getParts(css['properties'])) {
    take(name, property);
    for (const [value, part] of getParts(property)) take(`${name}: ${value}`, part);
  }
  for (const [name, type] of getParts(css['types'])) {
    take(`${name}()`, type);
    for (const [kind, part] of getParts(type)) take(`${kind}()`, part);
  }
  return old;
}

/**
 * Finds newer selectors, at-rules, properties, keyword values and functions. `source` is minified and contains no comments. Prefixed names
 * are ignored, because they accompany standard ones, and so are cursors, because an unknown one falls back to the arrow.
 */
export function findInSheet(source: string, { css }: Features): Set<string> {
  const plain = source.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '');
  const allOf = (pattern: RegExp) => Array.from(plain.matchAll(pattern), ([, name = '']) => name);
  const seen = [
    ...allOf(/@([a-z][a-z-]+)/g).map((name) => `@${name}`),
    ...allOf(/::?([a-z][a-z-]+)(?=[^{};]*\{)/g).map((name) => `:${name}`),
    ...allOf(/(?<![a-z-])([a-z][a-z-]+)\(/g).map((name) => `${name}()`),
  ];
  for (const [, property = '', value = ''] of plain.matchAll(/(?<=[{;])([a-z][a-z-]+):([^{};]*)(?=[;}])/g)) {
    const isNewer = css.get(property) === false;
    if (isNewer) seen.push(property);
    else if (property !== 'cursor')
      seen.push(...value.split(/[^a-z-]+/).map((word) => `${property}: ${word}`));
  }
  return new Set(seen.filter((name) => css.get(name) === false));
}
