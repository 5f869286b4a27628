/** The model's classes, in the order of its outputs. */
export const CLASSES = ['Drawing', 'Hentai', 'Neutral', 'Porn', 'Sexy'] as const;

/** Probabilities in [0, 1] that add up to 1. */
export type Scores = Record<(typeof CLASSES)[number], number>;

/** `review` publishes the image and flags it for the moderators (AL-37). */
export type Decision = 'pass' | 'review' | 'refuse';

export type Verdict = { decision: Decision; scores: Scores };

/**
 * Minimum scores for refusing an upload. They are high: the model often takes harmless anime for Hentai, so this class needs a higher
 * score, and Sexy (swimwear, sport) never causes a refusal.
 */
export const REFUSE_FROM = { Porn: 0.85, Hentai: 0.9 } as const;

/** Minimum scores for a review by a moderator. `explicit` is Porn plus Hentai, because the model confuses them. */
export const REVIEW_FROM = { explicit: 0.5, Sexy: 0.8 } as const;

export function judge(scores: Scores): Decision {
  if (scores.Porn >= REFUSE_FROM.Porn || scores.Hentai >= REFUSE_FROM.Hentai) return 'refuse';
  if (scores.Porn + scores.Hentai >= REVIEW_FROM.explicit || scores.Sexy >= REVIEW_FROM.Sexy) return 'review';
  return 'pass';
}

const SEVERITY: Record<Decision, number> = { pass: 0, review: 1, refuse: 2 };

/**
 * Judges an animation by its worst frame.
 * @throws {RangeError} if there is no frame
 */
export function judgeFrames(frames: readonly Scores[]): Verdict {
  const verdicts = frames.map((scores) => ({ decision: judge(scores), scores }));
  const [worst] = verdicts.toSorted(
    (a, b) =>
      SEVERITY[b.decision] - SEVERITY[a.decision] ||
      b.scores.Porn + b.scores.Hentai - (a.scores.Porn + a.scores.Hentai) ||
      b.scores.Sexy - a.scores.Sexy,
  );
  if (!worst) throw new RangeError('no frame to judge');
  return worst;
}
