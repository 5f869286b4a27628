import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLASSES, judge, judgeFrames, REFUSE_FROM, REVIEW_FROM, type Scores } from './judge.ts';

const scores = (some: Partial<Scores>): Scores => ({
  Drawing: 0,
  Hentai: 0,
  Neutral: 0,
  Porn: 0,
  Sexy: 0,
  ...some,
});

/** Five scores that add up to 1. */
const anyScores = fc
  .array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 5, maxLength: 5 })
  .map((weights) => {
    const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
    return scores(Object.fromEntries(CLASSES.map((name, index) => [name, (weights[index] ?? 0) / total])));
  });

describe('one frame', () => {
  it.each([
    ['a landscape', { Neutral: 0.97, Drawing: 0.03 }, 'pass'],
    ['a drawing', { Drawing: 0.9, Hentai: 0.1 }, 'pass'],
    ['a swimmer', { Neutral: 0.45, Sexy: 0.55 }, 'pass'],
    ['a pin-up', { Neutral: 0.1, Sexy: 0.9 }, 'review'],
    ['the most suggestive picture that is not explicit', { Sexy: 1 }, 'review'],
    ['a doubtful anime', { Drawing: 0.35, Hentai: 0.65 }, 'review'],
    ['an anime the model is rather sure of', { Drawing: 0.13, Hentai: 0.87 }, 'review'],
    ['a hesitation between two explicit classes', { Drawing: 0.4, Hentai: 0.3, Porn: 0.3 }, 'review'],
    ['an explicit photo', { Porn: 0.93, Sexy: 0.07 }, 'refuse'],
    ['an explicit drawing', { Hentai: 0.96, Porn: 0.04 }, 'refuse'],
  ] as const)('of %s', (_name, some, decision) => {
    expect(judge(scores(some))).toBe(decision);
  });

  it('is judged from the threshold on, not above it', () => {
    expect(judge(scores({ Porn: REFUSE_FROM.Porn }))).toBe('refuse');
    expect(judge(scores({ Hentai: REFUSE_FROM.Hentai }))).toBe('refuse');
    expect(judge(scores({ Porn: REVIEW_FROM.explicit }))).toBe('review');
    expect(judge(scores({ Sexy: REVIEW_FROM.Sexy }))).toBe('review');
  });

  it('is never refused for being suggestive or drawn', () => {
    fc.assert(
      fc.property(anyScores, (some) => {
        fc.pre(some.Porn < REFUSE_FROM.Porn && some.Hentai < REFUSE_FROM.Hentai);
        expect(judge(some)).not.toBe('refuse');
      }),
    );
  });
});

describe('several frames', () => {
  it('are judged by the worst, wherever it stands, and tell its scores', () => {
    const fine = scores({ Neutral: 1 });
    const doubtful = scores({ Neutral: 0.4, Porn: 0.6 });
    const explicit = scores({ Porn: 0.9, Neutral: 0.1 });

    expect(judgeFrames([fine, doubtful, fine])).toEqual({ decision: 'review', scores: doubtful });
    expect(judgeFrames([explicit, doubtful, fine])).toEqual({ decision: 'refuse', scores: explicit });
    expect(judgeFrames([fine, doubtful, explicit])).toEqual({ decision: 'refuse', scores: explicit });
  });

  it('rank a refused frame over a more suggestive one, and the surer of two equals first', () => {
    const suggestive = scores({ Sexy: 0.99 });
    const doubtful = scores({ Hentai: 0.55, Drawing: 0.45 });
    const moreDoubtful = scores({ Hentai: 0.75, Drawing: 0.25 });

    expect(judgeFrames([suggestive, doubtful, moreDoubtful]).scores).toBe(moreDoubtful);
  });

  it('must be at least one', () => {
    expect(() => judgeFrames([])).toThrow(RangeError);
  });
});
