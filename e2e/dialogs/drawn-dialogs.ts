// Finds where the site renders dialogs, drawers and menus, from its sources, so that the check misses none.
import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const SOURCES = join(import.meta.dirname, '../../packages/web/src');
/** The components that open over the page, as « file#component ». */
const PARTS = ['ui/dialog.tsx#Dialog', 'ui/dialog.tsx#Drawer', 'ui/menu.tsx#Menu'];
/** Shared components that render them: a dialog counts where these are rendered. */
const BRICKS = /^ui\//;

const IMPORTED = /^import \{(?<names>[^}]*)\} from '(?<from>\.[^']+)';$/gm;
const LAZY =
  /^const (?<alias>\w+) = lazy\(\(\) =>\s+import\('(?<from>\.[^']+)'\)\.then\(\(module\) => \(\{ default: module\.(?<name>\w+) \}\)\)/gm;

/** Number of dialogs rendered by each file. */
export async function countDrawnDialogs(): Promise<Map<string, number>> {
  const files: { path: string; source: string }[] = [];
  for await (const path of glob('**/*.tsx', { cwd: SOURCES, exclude: ['**/*.test.tsx'] }))
    files.push({ path, source: await readFile(join(SOURCES, path), 'utf8') });
  const parts = new Set(PARTS);
  const bricks = files.filter(({ path }) => BRICKS.test(path));
  // Shared components may render other shared components.
  for (let known = 0; known < parts.size; ) {
    known = parts.size;
    for (const { path, source } of bricks)
      for (const { name, text } of getComponents(source))
        if (countDrawn(text, [...getNames(path, source, parts), ...getOwnNames(path, parts)]) > 0)
          parts.add(`${path}#${name}`);
  }
  const counts = files
    .filter(({ path }) => !BRICKS.test(path))
    .map(({ path, source }) => [path, countDrawn(source, getNames(path, source, parts))] as const);
  return new Map(counts.filter(([, count]) => count > 0));
}

/** A row of a component test that calls checkDialogs; its name is a string or a pattern in the source. */
const ROW = /\bsource: '(?<source>[^']+)',\s+name: (?<name>[^\n]+?),\s/g;

/** The rows of the tables in component tests. */
export async function listComponentDialogs(): Promise<{ source: string; name: string }[]> {
  const rows: { source: string; name: string }[] = [];
  for await (const path of glob('**/*-dialogs.component.test.tsx', { cwd: SOURCES })) {
    const text = await readFile(join(SOURCES, path), 'utf8');
    for (const { groups } of text.matchAll(ROW))
      rows.push({
        source: groups?.['source'] ?? '',
        name: (groups?.['name'] ?? '').replace(/^['`]|['`]$/g, ''),
      });
  }
  return rows;
}

/** Exported components, each with the source up to the next one. */
function getComponents(source: string): { name: string; text: string }[] {
  const [, ...texts] = source.split(/^export function /m);
  return texts.map((text) => ({ name: /^\w+/.exec(text)?.[0] ?? '', text }));
}

/** The local names of the components that a file imports, statically or lazily. */
function getNames(path: string, source: string, parts: ReadonlySet<string>): string[] {
  const isPart = (from: string, name: string | undefined) =>
    parts.has(`${join(dirname(path), from)}#${name}`);
  const imported = [...source.matchAll(IMPORTED)].flatMap(({ groups }) =>
    (groups?.['names'] ?? '').split(',').flatMap((each) => {
      const [name, alias = name] = each.trim().split(' as ');
      return isPart(groups?.['from'] ?? '', name) ? (alias ?? []) : [];
    }),
  );
  const lazy = [...source.matchAll(LAZY)].flatMap(({ groups }) =>
    isPart(groups?.['from'] ?? '', groups?.['name']) ? (groups?.['alias'] ?? []) : [],
  );
  return [...imported, ...lazy];
}

/** The components of the file itself. */
function getOwnNames(path: string, parts: ReadonlySet<string>): string[] {
  return [...parts].filter((part) => part.startsWith(`${path}#`)).map((part) => part.slice(path.length + 1));
}

function countDrawn(text: string, names: readonly string[]): number {
  return names.reduce(
    (sum, name) => sum + [...text.matchAll(new RegExp(`(?<!\\w)<${name}\\b`, 'g'))].length,
    0,
  );
}
