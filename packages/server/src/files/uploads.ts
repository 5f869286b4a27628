// What uploads share in one process: room for their bodies, a place to wait on the disk, and turns at the work.
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { type ByteBudget, createByteBudget } from './byte-budget.ts';
import { createFairQueue, type FairQueue } from './fair-queue.ts';

export type Uploads = {
  readonly bytes: ByteBudget;
  /** Where bodies are spooled; the files in it have no name. */
  readonly spoolFolder: string;
  /**
   * Everything that decodes untrusted bytes, and the look at what came out, is one turn: each may hold 50 Mpx, and more of them at
   * once would not be faster. Never nested: a task that waits for a turn while holding one could wait for ever.
   */
  readonly turn: FairQueue;
};

/** About one for each core of a small machine: an encoding keeps one core busy. */
const TURNS_AT_ONCE = 2;

export function createUploads(config: Pick<Config, 'dataDir' | 'uploadBytesMax'>): Uploads {
  return {
    bytes: createByteBudget(config.uploadBytesMax),
    spoolFolder: join(config.dataDir, 'incoming'),
    turn: createFairQueue(TURNS_AT_ONCE),
  };
}
