// Progress marks of the demo seeding: a row of `setting` for each album and content, written in the same transaction, so that an
// interrupted seeding resumes where it stopped.
import { nametagKey } from '@palmares/core/account/nametag';
import { DEMO_USERS } from '@palmares/demo/users';
import type { Db } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';

const DAY_MS = 86_400_000;

/** The image ids of a seeded album by icon: the contents of the demo refer to icons. */
export type Filled = { albumId: number; images: Record<string, number> };

/** The id of a seeded content, under the name of its kind. */
type FilledContent = Readonly<Record<string, number>>;

/** Returns the mark of an album; for other marks only the presence matters. */
export async function findFillMarker(db: Db, name: string): Promise<Filled | undefined> {
  return (await readMark(db, name)) as Filled | undefined;
}

export async function findContentMarker(db: Db, name: string): Promise<FilledContent | undefined> {
  return (await readMark(db, name)) as FilledContent | undefined;
}

/** insertFillMarker wrote the row. */
async function readMark(db: Db, name: string): Promise<unknown> {
  const row = await db.selectFrom('setting').where('name', '=', name).select('value').executeTakeFirst();
  return row?.value;
}

export async function insertFillMarker(db: Db, name: string, value: object): Promise<void> {
  await db
    .insertInto('setting')
    .values({ name, value: JSON.stringify(value) })
    .execute();
}

export async function findDemoAccountId(db: Db, slug: string): Promise<number> {
  const nametag = DEMO_USERS.find((user) => user.slug === slug)?.nametag ?? slug;
  const row = await db
    .selectFrom('account')
    .where('nametag_key', '=', nametagKey(nametag))
    .select('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export const createdAt = (deps: Pick<Deps, 'clock'>, { createdDaysAgo }: { createdDaysAgo: number }) =>
  new Date(deps.clock().getTime() - createdDaysAgo * DAY_MS);
