// Operator actions on accounts from the command line, for when no administrator can sign in. The audit event names no account, only the
// command line as its origin.
import { checkRegistration } from '@palmares/core/account/check-account';
import { emailKey } from '@palmares/core/account/email';
import { nametagKey } from '@palmares/core/account/nametag';
import type { AuditEventName } from '@palmares/core/contract/audit-events';
import { normaliseLine } from '@palmares/core/text/normalise-text';
import { accountIssueText } from '@palmares/texts/fr/account';
import { type Db, inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { StartError } from '../../start-error.ts';
import {
  findAccount,
  findCredentials,
  grantRole,
  insertAccount,
  insertAuditEvent,
} from '../account/account.repository.ts';
import { updatePasswordHash } from '../account/credentials.repository.ts';
import { hashPassword } from '../account/password.ts';
import { applyPasswordChange } from '../password/apply-password-change.ts';
import { mailChange } from '../second-factor/change-mails.ts';
import { removeSecondFactor } from '../second-factor/second-factor.repository.ts';
import * as users from './user.repository.ts';

/** French sentences of `npm run admin`, for the operator. */
const say = {
  unknown: (name: string) => `Aucun compte « ${name} » : donnez son nametag ou son adresse email.`,
  taken:
    'Ce nametag ou cette adresse a déjà un compte : « npm run admin -- promote » l’ajoute à l’administration.',
  inactive: (name: string) =>
    `Le compte « ${name} » est désactivé : réactivez-le d'abord (npm run admin -- reactivate).`,
  alreadyAdmin: (name: string) => `Le compte « ${name} » fait déjà partie de l’administration.`,
  noSecondFactor: (name: string) => `Le compte « ${name} » n’a pas de double authentification.`,
  lastAdmin: 'C’est le dernier compte actif de l’administration : ajoutez-en un autre d’abord.',
} as const;

type ByHand = Pick<Deps, 'db' | 'clock' | 'random'>;

const WHERE = 'machine';

/** 120 bits: nobody can guess it, and its owner chooses another. */
const createPassword = (deps: ByHand): string => deps.random(15).toString('base64url');

/** Finds an account by nametag or address. Throws a StartError. */
async function getAccountByName(db: Db, name: string) {
  const key = name.includes('@') ? emailKey(name) : nametagKey(name);
  const found = await findCredentials(db, key);
  const account = found === undefined ? undefined : await findAccount(db, found.id);
  if (account === undefined || account.status === 'deleted') throw new StartError(say.unknown(name));
  return account;
}

async function note(db: Db, event: AuditEventName, id: number, detail = ''): Promise<void> {
  await insertAuditEvent(db, { account_id: null, event, target: `account ${id}${detail}`, ip: WHERE });
}

/** Creates an administrator account. Returns its password, which is shown nowhere else. */
export async function createAdmin(deps: ByHand, nametag: string, email: string): Promise<string> {
  const password = createPassword(deps);
  const issues = checkRegistration({ username: nametag, nametag, email, password });
  if (issues.length > 0) throw new StartError(issues.map(accountIssueText));
  const account = {
    username: normaliseLine(nametag),
    nametag: nametagKey(nametag),
    nametag_key: nametagKey(nametag),
    email: normaliseLine(email),
    email_key: emailKey(email),
    password_hash: await hashPassword(password),
  };
  await inTransaction(deps.db, async (trx) => {
    const row = await insertAccount(trx, account);
    if (row === undefined) throw new StartError(say.taken);
    await grantRole(trx, row.id, 'admin');
    await note(trx, 'role_added', row.id, ' admin');
  });
  return password;
}

/** Makes an existing account an administrator. */
export async function promote(deps: ByHand, name: string): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const { id, status, roles } = await getAccountByName(trx, name);
    if (status !== 'active') throw new StartError(say.inactive(name));
    if (roles.some(({ libelle }) => libelle === 'admin')) throw new StartError(say.alreadyAdmin(name));
    await grantRole(trx, id, 'admin');
    await note(trx, 'role_added', id, ' admin');
  });
}

/** Ends all sessions and links, like every change of password; the owner is notified by mail. Returns the new password. */
export async function resetPasswordFromCli(deps: ByHand, name: string): Promise<string> {
  const password = createPassword(deps);
  const hash = await hashPassword(password);
  await inTransaction(deps.db, async (trx) => {
    const account = await getAccountByName(trx, name);
    if (!(await updatePasswordHash(trx, account.id, hash))) throw new StartError(say.inactive(name));
    await applyPasswordChange(trx, account, { now: deps.clock(), keptSessionId: null });
    await note(trx, 'password_reset', account.id);
  });
  return password;
}

export async function changeStatusFromCli(
  deps: ByHand,
  name: string,
  status: 'active' | 'desactive',
): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const admins = await users.lockActiveAdmins(trx);
    const { id } = await getAccountByName(trx, name);
    if (status === 'desactive' && admins.length === 1 && admins[0] === id)
      throw new StartError(say.lastAdmin);
    await users.findUserForUpdate(trx, id);
    await users.updateStatus(trx, id, status);
    if (status === 'desactive') await users.revokeAccountSessions(trx, id, deps.clock());
    await note(trx, `user_${status}`, id);
  });
}

/** Removes the second factor of an owner who has lost the app and the recovery codes; the owner is notified by mail. */
export async function removeSecondFactorFromCli(deps: ByHand, name: string): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const account = await getAccountByName(trx, name);
    if (!(await removeSecondFactor(trx, account.id))) throw new StartError(say.noSecondFactor(name));
    await mailChange(trx, account, 'second_factor_removed', deps.clock());
    await note(trx, 'second_factor_removed', account.id);
  });
}
