/** The model's classes, in the order of its outputs. */
export const CLASSES = ['Drawing', 'Hentai', 'Neutral', 'Porn', 'Sexy'] as const;

/** Probabilities in [0, 1] that add up to 1. */
export type Scores = Record<(typeof CLASSES)[number], number>;

/** `review` publishes the image and flags it for the moderators (AL-37). */
export type Decision = 'pass' | 'review' | 'refuse';

export type Verdict = { decision: Decision; scores: Scores };

/**
 * From here on the upload is refused. Only high scores: the model sees harmless anime as Hentai often enough that
 * this class must be surer than the other, and Sexy (swimwear, sport) never refuses alone.
 */
export const REFUSE_FROM = { Porn: 0.85, Hentai: 0.9 } as const;

/** From here on a moderator looks at it. `explicit` is Porn and Hentai together: the model hesitates between them. */
export const REVIEW_FROM = { explicit: 0.5, Sexy: 0.8 } as const;

export function judge(scores: Scores): Decision {
  if (scores.Porn >= REFUSE_FROM.Porn || scores.Hentai >= REFUSE_FROM.Hentai) return 'refuse';
  if (scores.Porn + scores.Hentai >= REVIEW_FROM.explicit || scores.Sexy >= REVIEW_FROM.Sexy) return 'review';
  return 'pass';
}

const SEVERITY: Record<Decision, number> = { pass: 0, review: 1, refuse: 2 };

/**
 * An animation is judged by its worst frame.
 * @throws {RangeError} when there is no frame to judge
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
