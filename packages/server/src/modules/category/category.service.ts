import type { CategoryRef } from '@palmares/core/contract/types';
import type { Deps } from '../../deps.ts';
import * as categories from './category.repository.ts';

export function listCategories(deps: Deps): Promise<CategoryRef[]> {
  return categories.listCategories(deps.db);
}
