// The proof asked of an account's owner before it is changed, closed, or opened to a program: the password, and a code when a second factor
// is set up (decision 0080).
import { passwordChangeText } from '@palmares/texts/page/password';
import { NO_CODE, sentCode, type TypedValues } from './typed-code.ts';

export const NO_PASSWORD = { current: '' };

export type ProofValues = typeof NO_PASSWORD & TypedValues;

export const NO_PROOF: ProofValues = { ...NO_PASSWORD, ...NO_CODE };

export const getPasswordIssue = ({ current }: typeof NO_PASSWORD): { current?: string } =>
  current === '' ? { current: passwordChangeText({ field: 'current', code: 'required' }, 'profile') } : {};

export const sentProof = ({
  current,
  ...typed
}: ProofValues): { currentPassword: string; code?: string } => ({
  currentPassword: current,
  ...sentCode(typed),
});
