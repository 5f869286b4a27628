import type { Image, RoomSnapshot } from '@palmares/core/contract/types';
import { PLAY_TEXTS } from '@palmares/texts/page/rooms-play';

type Images = ReadonlyMap<number, Image>;

/** The outcome of a revealed image: « Aube : tier S ». */
export function describeTierOutcome(
  { images: shown, outcome, tiers }: Pick<RoomSnapshot, 'images' | 'outcome' | 'tiers'>,
  images: Images,
): string {
  const name = images.get(shown[0] ?? 0)?.name ?? '';
  const tier = outcome === null ? undefined : tiers[outcome];
  return tier === undefined ? PLAY_TEXTS.noOutcome(name) : PLAY_TEXTS.outcome(name, tier.label);
}

export function describeDuelOutcome({ outcome }: Pick<RoomSnapshot, 'outcome'>, images: Images): string {
  return outcome === null ? PLAY_TEXTS.tie : PLAY_TEXTS.winner(images.get(outcome)?.name ?? '');
}

/** The question of the open step, or the outcome of the revealed one. */
export function describeStep(snapshot: RoomSnapshot, images: Images): string {
  const { mode, phase } = snapshot;
  const name = images.get(snapshot.images[0] ?? 0)?.name ?? '';
  if (mode === 'ranking') return phase === 'reveal' ? PLAY_TEXTS.joined : '';
  if (mode === 'tournament')
    return phase === 'reveal' ? describeDuelOutcome(snapshot, images) : PLAY_TEXTS.duelQuestion;
  if (phase === 'reveal') return describeTierOutcome(snapshot, images);
  return mode === 'guess' ? PLAY_TEXTS.guessQuestion(name) : PLAY_TEXTS.tierQuestion(name);
}

/** The votes of the step: « Tier S, 3 votes. Tier A, 1 vote. » */
export function describeVotes({ votes, tiers, mode }: RoomSnapshot, images: Images): string {
  if (votes === null) return '';
  if (votes.length === 0) return `${PLAY_TEXTS.noVotes}.`;
  return votes
    .map(({ choice, count }) =>
      mode === 'tournament'
        ? PLAY_TEXTS.imageVotes(images.get(choice)?.name ?? '', count)
        : PLAY_TEXTS.tierVotes(tiers[choice]?.label ?? '', count),
    )
    .map((text) => `${text}.`)
    .join(' ');
}
