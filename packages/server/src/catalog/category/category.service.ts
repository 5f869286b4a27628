// Categories: everybody reads them; admins create, rename and delete them (AD-24, AD-25, AD-51).
import { checkCategoryName, checkEnglishCategoryName } from '@palmares/core/album/check-category';
import type { CategoryBody, CategoryRef } from '@palmares/core/contract/types';
import { normaliseLine } from '@palmares/core/text/normalise-text';
import { toSearchText } from '@palmares/core/text/search-text';
import type { Phrase } from '../../api-texts.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError, assertFound } from '../../errors.ts';
import type { AccountContext } from '../../http/context.ts';
import { withIdempotency } from '../../http/idempotency.ts';
import { insertAuditEvent } from '../../identity/account/account.repository.ts';
import * as categories from './category.repository.ts';

export function listCategories(deps: Pick<Deps, 'db'>): Promise<CategoryRef[]> {
  return categories.listCategories(deps.db);
}

function parseNames({ name, name_en }: CategoryBody): categories.CategoryNames {
  const found = { name: checkCategoryName(name), name_en: checkEnglishCategoryName(name_en ?? null) };
  const issues = Object.entries(found).flatMap(([field, code]) => {
    const text: Phrase = (texts) => (code === null ? '' : texts.categoryNameText(code));
    return code === null ? [] : { field, code, text };
  });
  const [first] = issues;
  if (first !== undefined) throw new AppError('validation_failed', { text: first.text, issues });
  return {
    name: normaliseLine(name),
    name_key: toSearchText(name),
    ...(name_en !== undefined && { name_en: normaliseLine(name_en ?? '') || null }),
  };
}

export async function createCategory(
  deps: Pick<Deps, 'db'>,
  context: AccountContext,
  body: CategoryBody,
): Promise<CategoryRef> {
  const names = parseNames(body);
  return withIdempotency(deps.db, context, { route: 'POST /category', body }, async (trx) => {
    const created = await categories.insertCategory(trx, names);
    if (created === undefined) throw new AppError('category_exists');
    await insertAuditEvent(trx, {
      account_id: context.actor.id,
      event: 'category_created',
      target: created.name,
      ip: context.ip,
    });
    return created;
  });
}

export async function renameCategory(
  deps: Pick<Deps, 'db'>,
  context: AccountContext,
  id: number,
  body: CategoryBody,
): Promise<CategoryRef> {
  const names = parseNames(body);
  return inTransaction(deps.db, async (trx) => {
    if (await categories.hasOtherCategory(trx, id, names.name_key)) throw new AppError('category_exists');
    const renamed = await categories.renameCategory(trx, id, names);
    assertFound(renamed);
    await insertAuditEvent(trx, {
      account_id: context.actor.id,
      event: 'category_renamed',
      target: renamed.name,
      ip: context.ip,
    });
    return renamed;
  });
}

export async function deleteCategory(
  deps: Pick<Deps, 'db'>,
  context: AccountContext,
  id: number,
): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const removed = await categories.removeCategory(trx, id);
    assertFound(removed);
    await insertAuditEvent(trx, {
      account_id: context.actor.id,
      event: 'category_deleted',
      target: removed.name,
      ip: context.ip,
    });
  });
}
