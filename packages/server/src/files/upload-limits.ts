// Shared by all uploads of one process: the byte budget, the spool folder on the disk, and the semaphores for decoding.
import { join } from 'node:path';
import { createSemaphore, type Semaphore } from '@palmares/core/semaphore';
import type { Config } from '../config.ts';
import { type ByteBudget, createByteBudget } from './byte-budget.ts';

export type UploadLimits = {
  readonly bytes: ByteBudget;
  /** Folder for spooled bodies; its files have no name. */
  readonly spoolFolder: string;
  /** Runs a task that reads the header of an upload, which holds all its bytes in memory. */
  readonly header: Semaphore;
  /**
   * Runs a task that decodes untrusted bytes and checks the result; `estimateSeconds` gives its cost. Few run at the same time, because
   * each may hold 50 Mpx in memory and more would not be faster. Tasks must not be nested: a task that waits for another turn while it
   * holds one is a deadlock.
   */
  readonly turn: Semaphore;
};

/** The semaphores are fair among accounts; work without an account uses this owner. */
export const NO_ACCOUNT = 0;

/**
 * One person has two slots, about one per core of a small machine: an encoding keeps one core busy. The third is for another person, and
 * animations of several people together never take it.
 */
const TURNS = { slots: 3, perOwner: 2, longAbove: 1 };

export function createUploadLimits(config: Pick<Config, 'dataDir' | 'uploadBytesMax'>): UploadLimits {
  return {
    bytes: createByteBudget(config.uploadBytesMax),
    spoolFolder: join(config.dataDir, 'incoming'),
    header: createSemaphore({ slots: 1 }),
    turn: createSemaphore(TURNS),
  };
}
