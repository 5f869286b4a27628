// The search of the whole site in PostgreSQL. The planner knows how frequent a word is: rare words come from the index of words, frequent
// ones are met soon in the order of the results (docs/decisions/0092-search.md). Conditions repeat those of the indexes in
// db/large-indexes.ts to the letter, so that these serve them. No statement is prepared: the plans depend on the words.
import { CONTENT_KINDS, type ContentKind, forEachKind } from '@palmares/core/content-kind';
import type { Search, SearchKind, SearchTerm } from '@palmares/core/search/parse-search';
import { type RawBuilder, sql } from 'kysely';
import { isListed } from '../../content/shared/content-list.repository.ts';
import { isNotErased, isNotPurged } from '../../db/removals.ts';
import { defineRow, int8, text, timestamptz } from '../../db/row-type.ts';
import { findFewWithWords } from '../../db/search.ts';
import type { Db } from '../../db/transaction.ts';
import type { Cursor } from '../../http/paging.ts';
import type { SearchEngine, SearchPage } from './search-engine.ts';

const BY_TIME = defineRow('found by time', { id: int8, key: timestamptz });
const BY_NAMETAG = defineRow('found by nametag', { id: int8, key: text });
const BY_ID = defineRow('found by id', { id: int8 });

type Terms = readonly SearchTerm[];
type Find = (db: Db, search: Search, page: SearchPage) => Promise<Cursor[]>;

/** Words hold no quotes (core/text/search-words.ts). */
const toQuery = (terms: Terms): string =>
  terms.map(({ word, isPrefix }) => `'${word}'${isPrefix ? ':*' : ''}`).join(' & ');

/** True for rows whose folded `name` contains all words; `mayMatch` spares most rows this test. */
const matches = (name: RawBuilder<unknown>, terms: Terms) =>
  sql<boolean>`search_words(${name}) @@ ${toQuery(terms)}::tsquery`;

const containsEach = (column: RawBuilder<unknown>, terms: Terms) =>
  sql.join(
    terms.map(({ word }) => sql`${column} like ${`%${word}%`}`),
    sql` and `,
  );

/**
 * A cheap test that no match fails, for plans that read rows in the order of the results. PostgreSQL takes a `case` for true in half of
 * the rows whatever it says, so this hardly changes what it expects of the words.
 */
const mayMatch = (folded: RawBuilder<unknown>, terms: Terms) =>
  sql<boolean>`case when ${containsEach(folded, terms)} then true else false end`;

/** The same for a name that is not folded: only its case is, unless it holds more than ASCII. */
const rawMayMatch = (name: RawBuilder<unknown>, terms: Terms) =>
  sql<boolean>`case when octet_length(${name}) > char_length(${name}) then true
    when ${containsEach(sql`lower(${name})`, terms)} then true else false end`;

/**
 * Limits the search to the rows that hold all words, if these are few. PostgreSQL knows it of one whole word only: not of several, which may
 * never meet, and not of the beginning of a word, which it takes for that of every fiftieth row.
 */
async function isOneOfFew(
  db: Db,
  table: 'album' | ContentKind | 'account' | 'image',
  id: RawBuilder<unknown>,
  terms: Terms,
): Promise<RawBuilder<unknown>> {
  const isKnown = terms.length === 1 && terms.every(({ isPrefix }) => !isPrefix);
  const few = isKnown ? null : await findFewWithWords(db, table, toQuery(terms));
  return few === null ? sql`true` : sql`${id} = any(${few}::bigint[])`;
}

/** Albums and contents, the newest first. */
const findNewest =
  (table: 'album' | ContentKind, isPublic: RawBuilder<unknown>): Find =>
  async (db, search, { size, after }) => {
    if (search.by === 'nametag') return [];
    const { terms } = search;
    const name = sql.ref('t.search_text');
    const isAfter =
      after === null ? sql`true` : sql`(t.created_at, t.id) < (${after[0]}::timestamptz, ${after[1]})`;
    const rows = await BY_TIME.list(
      db,
      sql`
      select t.id, t.created_at as key from ${sql.table(table)} t
      where ${isPublic} and ${isNotErased(sql.ref('t.account_id'))} and ${mayMatch(name, terms)} and ${matches(name, terms)} and ${isAfter}
        and ${await isOneOfFew(db, table, sql.ref('t.id'), terms)}
      order by t.created_at desc, t.id desc limit ${sql.lit(size)}`,
    );
    return rows.map(({ key, id }) => [key.toISOString(), id]);
  };

const isListedAlbum = sql`t.status = 'public' and t.deleted_at is null and t.image_count > 0`;

/**
 * A row for each account `a` of which a visitor sees an album or a content. PostgreSQL would collect the accounts of all albums and
 * contents for an `exists`, and look up the accounts that are not on the page for a condition.
 */
const published = sql`cross join lateral (
  select from (${sql.join(
    [
      sql`select from album t where t.account_id = a.id and ${isListedAlbum}`,
      ...CONTENT_KINDS.map(
        (kind) => sql`select from ${sql.table(kind)} t where t.account_id = a.id and ${isListed()}`,
      ),
    ],
    sql` union all `,
  )}) t limit 1) published`;

/** A sign of the alphabet of nametags is below « ~ ». */
const hasNametag = (prefix: string) =>
  sql`a.nametag_key collate "C" >= ${prefix} and a.nametag_key collate "C" < ${`${prefix}~`}`;

async function hasWords(db: Db, terms: Terms): Promise<RawBuilder<unknown>> {
  const name = sql`(a.username || ' ' || a.nametag)`;
  return sql`${rawMayMatch(name, terms)} and ${matches(sql`search_key${name}`, terms)}
    and ${await isOneOfFew(db, 'account', sql.ref('a.id'), terms)}`;
}

/** Authors by nametag, so that « @lea » finds « lea » before « lea.b ». The index of words holds no email address. */
const findAuthors: Find = async (db, search, { size, after }) => {
  const condition = search.by === 'nametag' ? hasNametag(search.nametag) : await hasWords(db, search.terms);
  const isAfter = after === null ? sql`true` : sql`a.nametag_key collate "C" > ${after[0]}`;
  const rows = await BY_NAMETAG.list(
    db,
    sql`
    select a.id, a.nametag_key as key from account a ${published}
    where a.status = 'active' and ${condition} and ${isAfter}
    order by a.nametag_key collate "C" limit ${sql.lit(size)}`,
  );
  return rows.map(({ key, id }) => [key, id]);
};

/** Images of public albums, the newest first: ids rise with time. */
const findImages: Find = async (db, search, { size, after }) => {
  if (search.by === 'nametag') return [];
  const { terms } = search;
  const isAfter = after === null ? sql`true` : sql`i.id < ${after[1]}`;
  const rows = await BY_ID.list(
    db,
    sql`
    select i.id from image i
    where i.removed_at is null and ${rawMayMatch(sql.ref('i.name'), terms)}
      and ${matches(sql`search_key(i.name)`, terms)} and ${isAfter}
      and ${await isOneOfFew(db, 'image', sql.ref('i.id'), terms)}
      and exists (select 1 from album a where a.id = i.album_id and a.status = 'public' and a.deleted_at is null
        and ${isNotErased(sql.ref('a.account_id'))})
      and ${isNotPurged(sql.ref('i.id'))}
    order by i.id desc limit ${sql.lit(size)}`,
  );
  return rows.map(({ id }) => [0, id]);
};

const FIND: Readonly<Record<SearchKind, Find>> = {
  album: findNewest('album', isListedAlbum),
  ...forEachKind((kind) => findNewest(kind, isListed())),
  author: findAuthors,
  image: findImages,
};

export const postgresSearch: SearchEngine = {
  cursorKeys: {
    album: 'time',
    ...forEachKind(() => 'time' as const),
    author: 'text',
    image: 'number',
  },
  find: (db, kind, search, page) => FIND[kind](db, search, page),
};
