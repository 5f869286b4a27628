import type { Verdict } from './judge.ts';

export type ContentCheck = {
  /**
   * Looks at an image of any accepted type, an animation at several of its frames.
   * @throws {ImageRefused} when the bytes cannot be decoded
   * @throws {ContentCheckUnavailable} when there is no verdict: nothing may be published then (AL-38)
   */
  check(bytes: Buffer): Promise<Verdict>;
  /** How many images wait for their turn. */
  waiting(): number;
  /** Ends the worker; checks still waiting are rejected as unavailable. */
  close(): Promise<void>;
};

export class ContentCheckUnavailable extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`content check unavailable: ${reason}`, options);
    this.name = 'ContentCheckUnavailable';
  }
}
