// The first administrator, created at startup if there is none.
import { isMailable } from '@palmares/core/account/email';
import { ACCOUNT } from '@palmares/core/account/limits';
import { checkNametag } from '@palmares/core/account/nametag';
import { checkPassword } from '@palmares/core/account/password';
import { configMessages as say } from './config-messages.ts';
import type { VariableReader } from './variable-reader.ts';

export interface AdminConfig {
  readonly nametag: string;
  readonly email: string;
  readonly password: string;
}

export function readAdmin(read: VariableReader): AdminConfig | undefined {
  const nametag = read.text('ADMIN_NAMETAG')?.trim();
  const email = read.text('ADMIN_EMAIL')?.trim();
  const password = read.text('ADMIN_PASSWORD');
  const missing = Object.entries({ ADMIN_NAMETAG: nametag, ADMIN_EMAIL: email, ADMIN_PASSWORD: password })
    .filter(([, value]) => value === undefined)
    .map(([name]) => name);
  if (missing.length === 3) return undefined;
  if (missing.length > 0) read.issues.push(say.adminIncomplete(missing.join(', ')));
  read.issues.push(...issuesOfAdmin(nametag, email, password));
  if (nametag === undefined || email === undefined || password === undefined) return undefined;
  return Object.freeze({ nametag, email, password });
}

function issuesOfAdmin(nametag?: string, email?: string, password?: string): string[] {
  const owner = { ...(nametag === undefined ? {} : { nametag }), ...(email === undefined ? {} : { email }) };
  const issues: string[] = [];
  if (nametag !== undefined && checkNametag(nametag) !== null)
    issues.push(say.adminNametag(ACCOUNT.nametagMin, ACCOUNT.nametagMax));
  if (email !== undefined && !isMailable(email)) issues.push(say.email('ADMIN_EMAIL', email));
  if (password !== undefined && checkPassword(password, owner) !== null)
    issues.push(say.adminPassword(ACCOUNT.passwordMin, ACCOUNT.passwordMax));
  return issues;
}
