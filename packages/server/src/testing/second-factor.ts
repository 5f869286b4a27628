// Second factors for tests, written directly to the tables, and the codes that an app would show for them.
import { SECOND_FACTOR } from '@palmares/core/account/limits';
import { Secret, TOTP } from 'otpauth';
import { hashRecoveryCode } from '../identity/second-factor/accept-code.ts';
import { sealKey } from '../identity/second-factor/sealed-key.ts';
import type { TestApp } from './app.ts';

export const RECOVERY_CODES = ['0000000000000001', '0000000000000002'];

type Input = {
  /** False for an unfinished set-up without a first code. */
  confirmed?: boolean;
  recoveryCodes?: readonly string[];
};

/** Replaces the account's second factor. Returns the key. */
export async function setSecondFactor(
  t: TestApp,
  user: { id: number },
  { confirmed = true, recoveryCodes = RECOVERY_CODES }: Input = {},
): Promise<Buffer> {
  const key = t.deps.random(SECOND_FACTOR.keyBytes);
  const now = t.clock.now();
  await t.db.deleteFrom('second_factor').where('account_id', '=', user.id).execute();
  await t.db
    .insertInto('second_factor')
    .values({
      account_id: user.id,
      sealed_key: sealKey(t.deps, user.id, key),
      begun_at: now,
      confirmed_at: confirmed ? now : null,
    })
    .execute();
  if (confirmed)
    await t.db
      .insertInto('recovery_code')
      .values(recoveryCodes.map((code) => ({ account_id: user.id, code_hash: hashRecoveryCode(code) })))
      .execute();
  return key;
}

/** The code that an app shows `steps` time steps from now. */
export function generateCode(
  t: { readonly clock: Pick<TestApp['clock'], 'now'> },
  key: Uint8Array | string,
  steps = 0,
): string {
  const secret =
    typeof key === 'string' ? Secret.fromBase32(key) : new Secret({ buffer: new Uint8Array(key).buffer });
  const timestamp = t.clock.now().getTime() + steps * SECOND_FACTOR.stepSeconds * 1000;
  return new TOTP({ secret }).generate({ timestamp });
}
