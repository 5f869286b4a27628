// A content check whose answer the test sets. moderation/ tests the real one.
import { type ContentCheck, ContentCheckUnavailable } from '../content-check/content-check.ts';
import type { Decision, Scores } from '../content-check/judge.ts';

export type FakeCheck = ContentCheck & {
  /** The decision of all following checks; `down` gives none. */
  answer: Decision | 'down';
  /** The images it was asked to check. */
  readonly seen: Buffer[];
};

const SCORES: Scores = { Drawing: 0.1, Hentai: 0.1, Neutral: 0.2, Porn: 0.5, Sexy: 0.1 };

export function createFakeCheck(): FakeCheck {
  const fake: FakeCheck = {
    answer: 'pass',
    seen: [],
    async check(bytes) {
      fake.seen.push(bytes);
      if (fake.answer === 'down') throw new ContentCheckUnavailable('the test says so');
      return { decision: fake.answer, scores: SCORES };
    },
    waiting: () => 0,
    close: async () => undefined,
  };
  return fake;
}
