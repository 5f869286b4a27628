// Checks a typed second-factor code: each code works once, and an account gets few attempts.
import { createHash } from 'node:crypto';
import { parseCode, type TypedCode } from '@palmares/core/account/second-factor';
import type { Phrase } from '../../api-texts.ts';
import type { Db } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { openKey } from './sealed-key.ts';
import * as factors from './second-factor.repository.ts';
import { findTimeStep } from './totp.ts';

/**
 * A fast hash suffices: a code is 80 random bits, which cannot be guessed. The hash is not keyed, so that the codes survive a change of the
 * secret.
 */
export const hashRecoveryCode = (code: string): Buffer => createHash('sha256').update(code).digest();

/** Throws 400 at the field for a text that cannot be a code. */
export function parseTyped(typed: string): TypedCode {
  const code = parseCode(typed);
  if (code !== null) return code;
  const kind = /\p{L}/u.test(typed) ? 'recovery' : 'app';
  const issue = typed.trim() === '' ? 'required' : 'malformed';
  const text: Phrase = (texts) => texts.codeIssueText(issue, kind);
  throw new AppError('validation_failed', { text, issues: [{ field: 'code', code: issue, text }] });
}

/** Consumes the code, in the transaction that it authorises. Returns false if it is wrong or was used before. */
export async function consumeCode(
  deps: Pick<Deps, 'secrets' | 'clock'>,
  db: Db,
  accountId: number,
  typed: TypedCode,
): Promise<boolean> {
  if (typed.kind === 'recovery')
    return factors.consumeRecoveryCode(db, accountId, hashRecoveryCode(typed.code));
  const factor = await factors.findSecondFactor(db, accountId);
  const key = factor === undefined ? null : openKey(deps, accountId, factor.sealed_key);
  const step = key === null ? null : findTimeStep(key, typed.code, deps.clock());
  return step !== null && factors.consumeTimeStep(db, accountId, step);
}

export const createWrongCodeError = ({ kind }: TypedCode): AppError =>
  new AppError(
    'wrong_second_factor',
    kind === 'recovery' ? { text: (texts) => texts.WRONG_RECOVERY_CODE } : {},
  );
