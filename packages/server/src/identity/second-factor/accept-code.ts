// A typed code against what the account has: each works once, and an account gets few tries.
import { createHash } from 'node:crypto';
import { parseCode, type TypedCode } from '@palmares/core/account/second-factor';
import { codeIssueText, WRONG_RECOVERY_CODE } from '@palmares/core/account/second-factor-messages';
import type { Db } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { openKey } from './sealed-key.ts';
import * as factors from './second-factor.repository.ts';
import { stepOfCode } from './totp.ts';

/** A slow hash is not needed: a code is 80 random bits, which cannot be guessed. No secret goes in, so that the codes outlive it. */
export const hashRecoveryCode = (code: string): Buffer => createHash('sha256').update(code).digest();

/** Throws 400 at the field for what cannot be a code. */
export function parseTyped(typed: string): TypedCode {
  const code = parseCode(typed);
  if (code !== null) return code;
  const kind = /\p{L}/u.test(typed) ? 'recovery' : 'app';
  const issue = typed.trim() === '' ? 'required' : 'malformed';
  const message = codeIssueText(issue, kind);
  throw new AppError('validation_failed', { message, issues: [{ field: 'code', code: issue, message }] });
}

/** Takes the code, in the transaction of what it opens: false when it is wrong or was used before. */
export async function takeCode(deps: Deps, db: Db, accountId: number, typed: TypedCode): Promise<boolean> {
  if (typed.kind === 'recovery') return factors.takeRecoveryCode(db, accountId, hashRecoveryCode(typed.code));
  const factor = await factors.findSecondFactor(db, accountId);
  const key = factor === undefined ? null : openKey(deps, accountId, factor.sealed_key);
  const step = key === null ? null : stepOfCode(key, typed.code, deps.clock());
  return step !== null && factors.takeStep(db, accountId, step);
}

export const wrongCode = ({ kind }: TypedCode): AppError =>
  new AppError('wrong_second_factor', kind === 'recovery' ? { message: WRONG_RECOVERY_CODE } : {});
