// Assigns shared code to chunks (docs/decisions/0042-first-view.md). By default every set of pages that shares a module gets its own chunk,
// most of them below a kilobyte: the home page needs 139 kB in 87 scripts, where these groups need 120 kB in 7. Here pages belong to
// families: a module goes to the chunk of the family that all its pages belong to, or to a chunk that families share. What the home page
// needs is in one chunk with the shell, which every page loads: one file compresses better than three. An imported module is used by all
// pages of its importer, so its chunk is the same or a wider one: chunks never import each other in a cycle.
import { CONTENT_KINDS } from '@palmares/core/content-kind';
import type { Rolldown } from 'vite';

const KINDS = CONTENT_KINDS.join('|');

/** Patterns of page file names, without `-page.tsx`. */
const FAMILIES: readonly (readonly [family: string, pages: RegExp])[] = [
  ['lists', new RegExp(`^(home|gallery|search|(${KINDS})s)$`)],
  ['works', /^(album|author)$/],
  ['viewers', /-viewer$/],
  ['editors', new RegExp(`^(setup|(${KINDS})-(create|edit))$`)],
  ['account', /^(login|register|profile|confirm-email|\w+-password)$/],
  ['albums', /^(add-album|album-edit)$/],
  ['rooms', /^room(-screen)?$/],
  ['staff', /^(admin|moderation)$/],
  ['texts', /^(terms|privacy|legal-notice|not-found)$/],
];

/** The widest chunk comes first: lists and texts load nothing that only forms, contents or editors share. */
const ACROSS: readonly (readonly [file: string, families: readonly string[]])[] = [
  ['common', ['lists', 'texts']],
  ['forms', ['account']],
  ['contents', ['viewers', 'works']],
  ['writing', ['editors', 'albums', 'staff']],
];

const PAGE = /[\\/]src[\\/]pages[\\/]([\w-]+)-page\.tsx$/;
const ENTRY = /[\\/]src[\\/]main\.tsx$/;
/** The page that most visitors see first. */
const FIRST_PAGE = 'home';
/** Every page loads these when idle: 27 kB, or 79 kB if they shared the chunk of a family. */
const EVERYWHERE = /[\\/]src[\\/](ui[\\/]dialog-popup\.tsx|app[\\/]deferred-shell\.ts)$/;

/** The `name` of a group of `codeSplitting`; null leaves the module to the default. */
export function getChunkGroup(id: string, graph: Graph): string | null {
  const importers = getImporters(id, graph);
  const pages = importers.flatMap((importer) => PAGE.exec(importer)?.[1] ?? []);
  if (importers.some((importer) => ENTRY.test(importer))) return ENTRY.test(id) ? null : 'shell';
  if (pages.length < 2) return null;
  if (pages.includes(FIRST_PAGE)) return 'shell';
  if (importers.some((importer) => EVERYWHERE.test(importer))) return 'common';
  return groupOfPages(pages);
}

function groupOfPages(pages: readonly string[]): string | null {
  const kinds = new Set(pages.map((page) => page.split('-')[0]));
  // One kind of content: the code of its viewer is separate from code that only its editor needs. An editor with the code of all kinds
  // needs 207 kB instead of 190.
  if (kinds.size === 1) return pages.find((page) => page.endsWith('-viewer')) ?? null;
  const families = new Set(pages.map(getFamily));
  const [family] = families;
  if (family !== undefined && families.size === 1) return family;
  return ACROSS.find(([, some]) => some.some((each) => families.has(each)))?.[0] ?? null;
}

type Graph = { getModuleInfo: (id: string) => Pick<Rolldown.ModuleInfo, 'importers'> | null };

/** The module and all its direct and indirect importers, without `import()`. */
function getImporters(id: string, graph: Graph): readonly string[] {
  const found = new Set([id]);
  // Iterating over a set includes elements that are added meanwhile.
  for (const each of found)
    for (const importer of graph.getModuleInfo(each)?.importers ?? []) found.add(importer);
  return [...found];
}

function getFamily(page: string): string {
  const family = FAMILIES.find(([, pages]) => pages.test(page))?.[0];
  if (family === undefined) throw new Error(`build/chunk-groups.ts gives no family to the page ${page}`);
  return family;
}
