import type { Db } from '../../db/transaction.ts';

export type CategoryRow = { id: number; name: string };

export function listCategories(db: Db): Promise<CategoryRow[]> {
  return db.selectFrom('category').orderBy('id').select(['id', 'name']).execute();
}

/** Returns null if there is none with that key. */
export async function findCategoryId(db: Db, nameKey: string): Promise<number | null> {
  const row = await db.selectFrom('category').where('name_key', '=', nameKey).select('id').executeTakeFirst();
  return row?.id ?? null;
}

/** Returns undefined if a category of that name exists. */
export function insertCategory(
  db: Db,
  category: { name: string; name_key: string },
): Promise<CategoryRow | undefined> {
  return db
    .insertInto('category')
    .values(category)
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .returning(['id', 'name'])
    .executeTakeFirst();
}

export async function hasOtherCategory(db: Db, id: number, nameKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('category')
    .where('name_key', '=', nameKey)
    .where('id', '<>', id)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns undefined if there is no such category. */
export function renameCategory(
  db: Db,
  id: number,
  category: { name: string; name_key: string },
): Promise<CategoryRow | undefined> {
  return db
    .updateTable('category')
    .set(category)
    .where('id', '=', id)
    .returning(['id', 'name'])
    .executeTakeFirst();
}

/** Albums of the category stay, without it. */
export function removeCategory(db: Db, id: number): Promise<CategoryRow | undefined> {
  return db.deleteFrom('category').where('id', '=', id).returning(['id', 'name']).executeTakeFirst();
}
