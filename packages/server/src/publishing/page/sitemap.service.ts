// The sitemap (sitemaps.org): an index of parts, one for the fixed pages and as many as needed for each kind of content.
import { CONTENT_KINDS } from '@palmares/core/content-kind';
import { PAGE_NAMES } from '@palmares/core/contract/find-page';
import { PAGES } from '@palmares/core/contract/pages';
import { SITEMAP } from '@palmares/core/limits';
import { escapeHtml } from '@palmares/core/text/escape-html';
import { DEFAULT_LANGUAGE, inLanguage, LANGUAGES } from '@palmares/texts/language';
import { readFromReplica } from '../../db/read-from-replica.ts';
import type { Deps } from '../../deps.ts';
import { assertFound } from '../../errors.ts';
import { findPageText } from './page-texts.ts';
import { findLastId, type Listed, type ListedKind, listPublic } from './sitemap.repository.ts';

const KINDS: readonly ListedKind[] = ['album', ...CONTENT_KINDS, 'account'];
const PAGES_PART = 'pages';

/** A sitemap may be cached for an hour, so the lag of a replica does not matter. */
const WROTE = 0n;

export async function sitemapIndex(deps: Pick<Deps, 'config' | 'db' | 'replica'>): Promise<string> {
  const { config } = deps;
  const lastIds = await readFromReplica(deps, WROTE, (db) =>
    Promise.all(KINDS.map((kind) => findLastId(db, kind))),
  );
  const parts = KINDS.flatMap((kind, index) =>
    Array.from(
      { length: Math.ceil((lastIds[index] ?? 0) / SITEMAP.addressesMax) },
      (_, part) => `${kind}-${part + 1}`,
    ),
  );
  const files = [PAGES_PART, ...parts].map((part) => `${config.publicUrl}/sitemap/${part}.xml`);
  return document(
    'sitemapindex',
    files.map((file) => `<sitemap><loc>${escapeHtml(file)}</loc></sitemap>`),
  );
}

/** `name` as in the index. Throws `not_found` for any other. */
export async function sitemapPart(
  deps: Pick<Deps, 'config' | 'db' | 'replica'>,
  name: string,
): Promise<string> {
  const { config } = deps;
  if (name === PAGES_PART)
    return document(
      'urlset',
      fixedPages().flatMap((path) => entries(config.publicUrl, path)),
    );
  const [, word, part] = /^([a-z_]+)-([1-9]\d{0,6})$/.exec(name) ?? [];
  const kind = KINDS.find((each) => each === word);
  assertFound(kind);
  const upTo = Number(part) * SITEMAP.addressesMax;
  const listed = await readFromReplica(deps, WROTE, (db) =>
    listPublic(db, kind, { after: upTo - SITEMAP.addressesMax, upTo }),
  );
  return document(
    'urlset',
    listed.flatMap((one) => entries(config.publicUrl, getPath(kind, one), one.updated_at)),
  );
}

function getPath(kind: ListedKind, { id, nametag = '' }: Listed): string {
  return kind === 'account'
    ? PAGES.author.replace(':nametag', nametag)
    : PAGES[kind].replace(':id', String(id));
}

function fixedPages(): string[] {
  return PAGE_NAMES.filter((name) => findPageText(name, DEFAULT_LANGUAGE) !== null).map(
    (name) => PAGES[name],
  );
}

/** The page at a path in each language; each entry names all of them. */
function entries(site: string, path: string, changed: Date | null = null): string[] {
  const addresses = LANGUAGES.map((language) => escapeHtml(site + inLanguage(language, path)));
  const alternates = LANGUAGES.map(
    (language, index) => `<xhtml:link rel="alternate" hreflang="${language}" href="${addresses[index]}"/>`,
  ).join('');
  const lastmod = changed === null ? '' : `<lastmod>${changed.toISOString()}</lastmod>`;
  return addresses.map((address) => `<url><loc>${address}</loc>${lastmod}${alternates}</url>`);
}

const document = (root: 'sitemapindex' | 'urlset', parts: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${parts.join('\n')}\n</${root}>\n`;
