import type { Db } from '../../db/transaction.ts';

export function listCategories(db: Db): Promise<{ id: number; name: string }[]> {
  return db.selectFrom('category').orderBy('id').select(['id', 'name']).execute();
}
