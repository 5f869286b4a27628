// The accounts of the demo. Their passwords are derived from the installation's secret: as good as random, and the same at every start, so
// that they can be printed again without being stored.
import { createHmac } from 'node:crypto';
import { emailKey } from '@palmares/core/account/email';
import { nametagKey } from '@palmares/core/account/nametag';
import { DEMO_USERS, type DemoUser } from '@palmares/demo/users';
import { inTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { grantRole, insertAccount } from '../identity/account/account.repository.ts';
import { hashPassword } from '../identity/account/password.ts';
import type { DemoAccount } from '../run-server.ts';

const LABELS = { admin: 'administratrice', modo: 'modératrice', author: 'autrice' } as const;
const DAY_MS = 86_400_000;

function getPassword(deps: Pick<Deps, 'secrets'>, user: DemoUser): string {
  const digest = createHmac('sha256', deps.secrets.token).update(`demo ${user.nametag}`).digest('hex');
  return `demo-${digest.slice(0, 4)}-${digest.slice(4, 8)}`;
}

async function createUser(deps: Pick<Deps, 'db' | 'secrets' | 'clock'>, user: DemoUser): Promise<void> {
  const password_hash = await hashPassword(getPassword(deps, user));
  await inTransaction(deps.db, async (trx) => {
    const created = await insertAccount(trx, {
      username: user.username,
      nametag: nametagKey(user.nametag),
      nametag_key: nametagKey(user.nametag),
      email: user.email,
      email_key: emailKey(user.email),
      password_hash,
    });
    if (created === undefined) return;
    if (user.role !== null) await grantRole(trx, created.id, user.role);
    await trx
      .updateTable('account')
      .set({ created_at: new Date(deps.clock().getTime() - user.createdDaysAgo * DAY_MS) })
      .where('id', '=', created.id)
      .execute();
  });
}

const getFirst = (role: DemoUser['role']) => DEMO_USERS.find((user) => user.role === role);

/** Creates missing accounts and returns the few that the start prints: one of each kind. */
export async function prepareDemoAccounts(
  deps: Pick<Deps, 'db' | 'secrets' | 'clock'>,
): Promise<DemoAccount[]> {
  const present = await deps.db
    .selectFrom('account')
    .where(
      'nametag_key',
      'in',
      DEMO_USERS.map((user) => nametagKey(user.nametag)),
    )
    .select('nametag_key')
    .execute();
  const known = new Set(present.map((row) => row.nametag_key));
  for (const user of DEMO_USERS) if (!known.has(nametagKey(user.nametag))) await createUser(deps, user);

  return [getFirst('admin'), getFirst('modo'), getFirst(null)]
    .filter((user) => user !== undefined)
    .map((user) => ({
      label: LABELS[user.role ?? 'author'],
      login: user.nametag,
      password: getPassword(deps, user),
    }));
}
