// Admin actions on accounts: list, deactivate, reactivate, roles (AD-5, AD-14, AD-18).
import type { AuditEventName } from '@palmares/core/contract/audit-events';
import type { ListUsersQuery } from '@palmares/core/contract/types';
import { decideOnAdministration } from '@palmares/core/permissions';
import { normaliseLine } from '@palmares/core/text/normalise-text';
import { type Db, inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError, assertAllowed, assertFound } from '../../errors.ts';
import type { AccountContext, RequestContext } from '../../http/context.ts';
import { cutPage, decodeCursor, pageSize } from '../../http/paging.ts';
import { insertAuditEvent } from '../account/account.repository.ts';
import { presentUser } from './user.presenter.ts';
import * as users from './user.repository.ts';

export function assertAdmin(context: RequestContext): void {
  assertAllowed(decideOnAdministration(context.actor));
}

export async function listUsers(deps: Pick<Deps, 'db'>, query: ListUsersQuery) {
  const sort = query.sort ?? 'newest';
  const size = pageSize(query.limit);
  const rows = await users.listUsers(deps.db, {
    sort,
    size,
    cursor: decodeCursor(query.cursor, users.getCursorKey(sort)),
    search: normaliseLine(query.search ?? ''),
    status: query.status,
  });
  const page = cutPage(rows, size, users.toCursor);
  return { data: page.rows.map(presentUser), meta: { next_cursor: page.next_cursor } };
}

/** Admins cannot remove their own account or role, and one active admin always remains. */
export async function assertNotLastAdmin(db: Db, context: AccountContext, id: number): Promise<void> {
  const admins = await users.lockActiveAdmins(db);
  if (id === context.actor.id) throw new AppError('self_target');
  if (admins.length === 1 && admins[0] === id) throw new AppError('last_admin');
}

async function audit(
  db: Db,
  context: AccountContext,
  event: AuditEventName,
  id: number,
  detail = '',
): Promise<void> {
  const target = `account ${id}${detail}`;
  await insertAuditEvent(db, { account_id: context.actor.id, event, target, ip: context.ip });
}

export async function updateStatus(
  deps: Pick<Deps, 'db' | 'clock'>,
  context: AccountContext,
  id: number,
  status: 'active' | 'desactive',
): Promise<void> {
  await inTransaction(deps.db, (trx) => updateStatusWithin(deps, trx, context, id, status));
}

/** Updates the status as part of another action's transaction. */
export async function updateStatusWithin(
  deps: Pick<Deps, 'clock'>,
  trx: Db,
  context: AccountContext,
  id: number,
  status: 'active' | 'desactive',
): Promise<void> {
  await assertNotLastAdmin(trx, context, id);
  assertFound(await users.findUserForUpdate(trx, id));
  await users.updateStatus(trx, id, status);
  if (status === 'desactive') await users.revokeAccountSessions(trx, id, deps.clock());
  await audit(trx, context, `user_${status}`, id);
}

export function listRoles(deps: Pick<Deps, 'db'>) {
  return users.listRoles(deps.db);
}

export async function addRole(
  deps: Pick<Deps, 'db'>,
  context: AccountContext,
  id: number,
  roleId: number,
): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    assertFound(await users.findUserForUpdate(trx, id));
    const role = await users.findRole(trx, roleId);
    if (role === undefined) throw new AppError('role_not_found');
    if (!(await users.insertRole(trx, id, roleId))) throw new AppError('role_already_held');
    await audit(trx, context, 'role_added', id, ` ${role.libelle}`);
  });
}

export async function removeRole(
  deps: Pick<Deps, 'db'>,
  context: AccountContext,
  id: number,
  roleId: number,
): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const role = await users.findRole(trx, roleId);
    if (role?.libelle === 'admin') await assertNotLastAdmin(trx, context, id);
    assertFound(await users.findUserForUpdate(trx, id));
    if (role === undefined || !(await users.removeRole(trx, id, roleId)))
      throw new AppError('role_not_found');
    await audit(trx, context, 'role_removed', id, ` ${role.libelle}`);
  });
}
