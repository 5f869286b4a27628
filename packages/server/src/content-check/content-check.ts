import type { Verdict } from './judge.ts';

export type ContentCheck = {
  /**
   * Checks an image of any accepted type, and an animation at several of its frames.
   * @throws {ImageRefused} if the bytes cannot be decoded
   * @throws {ContentCheckUnavailable} if there is no verdict: nothing may be published then (AL-38)
   */
  check(bytes: Buffer): Promise<Verdict>;
  /** Number of images that wait for their turn. */
  waiting(): number;
  /** Terminates the worker; waiting checks are rejected as unavailable. */
  close(): Promise<void>;
};

export class ContentCheckUnavailable extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`content check unavailable: ${reason}`, options);
    this.name = 'ContentCheckUnavailable';
  }
}
