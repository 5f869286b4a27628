// How often passwords and links may be tried (access.md rule 11). What is counted is kept hashed: addresses have no business in
// a table of counters.
import { createHash } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { assertRate } from '../../http/rate-limit.ts';

const RATES = {
  resetByIp: { name: 'reset-ip', max: 20, windowSeconds: 3_600 },
  // Nobody's mailbox is to be flooded; the mails already sent hold a link that works.
  resetByAddress: { name: 'reset-address', max: 5, windowSeconds: 3_600 },
  linkByIp: { name: 'link-ip', max: 60, windowSeconds: 600 },
  currentPassword: { name: 'current-password', max: 20, windowSeconds: 600 },
  emailChange: { name: 'email-change', max: 5, windowSeconds: 3_600 },
  export: { name: 'export', max: 10, windowSeconds: 3_600 },
} as const;

export async function countHit(deps: Deps, rate: keyof typeof RATES, subject: string): Promise<void> {
  if (!deps.config.rateLimits) return;
  const hashed = createHash('sha256').update(subject).digest('base64url').slice(0, 22);
  await assertRate(deps.db, RATES[rate], hashed, deps.clock());
}
