// Categories: everybody reads them; admins create, rename and delete them (AD-24, AD-25).
import { checkCategoryName } from '@palmares/core/album/check-category';
import type { CategoryRef } from '@palmares/core/contract/types';
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

function parseName(raw: string): { name: string; name_key: string } {
  const code = checkCategoryName(raw);
  if (code !== null) {
    const text: Phrase = (texts) => texts.categoryNameText(code);
    throw new AppError('validation_failed', { text, issues: [{ field: 'name', code, text }] });
  }
  return { name: normaliseLine(raw), name_key: toSearchText(raw) };
}

export async function createCategory(
  deps: Pick<Deps, 'db'>,
  context: AccountContext,
  raw: string,
): Promise<CategoryRef> {
  const names = parseName(raw);
  return withIdempotency(deps.db, context, { route: 'POST /category', body: raw }, async (trx) => {
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
  raw: string,
): Promise<CategoryRef> {
  const names = parseName(raw);
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
