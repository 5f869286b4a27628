// Limits that the operator may set; the others are in the core.
import { RATES } from '@palmares/core/limits';
import { configMessages as say } from './config-messages.ts';
import * as values from './values.ts';
import type { VariableReader } from './variable-reader.ts';

export interface LimitsConfig {
  /** Off only for tests and benchmarks. */
  readonly rateLimits: boolean;
  /** Maximum number of new tier lists, tournaments and rankings of an account, together. */
  readonly contentsPerDay: number;
  /** Maximum number of pages, embeds, sitemaps and link previews per network. */
  readonly pagesPerMinute: number;
  /** Maximum number of event streams of rooms in this process. */
  readonly roomStreams: number;
}

const ROOM_STREAMS = 10_000;

export function readLimits(read: VariableReader): LimitsConfig {
  const limit = (name: string, fallback: number) =>
    read.value(name, fallback, values.parseLimit, (value) => say.limit(name, value));
  return {
    rateLimits: read.onOff('RATE_LIMITS', true),
    contentsPerDay: limit('CONTENTS_PER_DAY', RATES.contentByAccount.max),
    pagesPerMinute: limit('PAGES_PER_MINUTE', RATES.pageByNetwork.max),
    roomStreams: limit('ROOM_STREAMS', ROOM_STREAMS),
  };
}
