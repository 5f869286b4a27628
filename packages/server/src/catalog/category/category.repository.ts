import type { Db } from '../../db/transaction.ts';

export type CategoryRow = { id: number; name: string; name_en: string | null };

const COLUMNS = ['id', 'name', 'name_en'] as const;

/** An omitted `name_en` keeps its value, which is null in a new row. */
export type CategoryNames = { name: string; name_key: string; name_en?: string | null };

export function listCategories(db: Db): Promise<CategoryRow[]> {
  return db.selectFrom('category').orderBy('id').select(COLUMNS).execute();
}

/** Returns null if there is none with that key. */
export async function findCategoryId(db: Db, nameKey: string): Promise<number | null> {
  const row = await db.selectFrom('category').where('name_key', '=', nameKey).select('id').executeTakeFirst();
  return row?.id ?? null;
}

/** Returns undefined if a category of that name exists. */
export function insertCategory(db: Db, category: CategoryNames): Promise<CategoryRow | undefined> {
  return db
    .insertInto('category')
    .values(category)
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .returning(COLUMNS)
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
  category: CategoryNames,
): Promise<CategoryRow | undefined> {
  return db.updateTable('category').set(category).where('id', '=', id).returning(COLUMNS).executeTakeFirst();
}

/** Albums of the category stay, without it. */
export function removeCategory(db: Db, id: number): Promise<CategoryRow | undefined> {
  return db.deleteFrom('category').where('id', '=', id).returning(COLUMNS).executeTakeFirst();
}
