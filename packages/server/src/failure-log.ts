// Work that is repeated every few seconds logs once that it fails and once that it works again. Otherwise the log would hold nothing else
// while the database is down.
import type { Logger } from 'pino';
import { isDatabaseDown } from './db/database-down.ts';

export type FailureLog = {
  failed(error: unknown): void;
  worked(): void;
};

/** A failure that differs from the previous one is logged too. An absent database, which fails in many ways, is logged once. */
export function createFailureLog(
  log: Logger,
  texts: { readonly failed: string; readonly worked: string },
): FailureLog {
  let told: string | null = null;
  return {
    failed(error) {
      const isDown = isDatabaseDown(error);
      const failure = isDown ? 'the database is away' : String(error);
      if (failure === told) return;
      told = failure;
      log.warn(isDown ? { reason: error.message } : { err: error }, texts.failed);
    },
    worked() {
      if (told === null) return;
      told = null;
      log.info(texts.worked);
    },
  };
}
