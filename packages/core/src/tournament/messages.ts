// English texts of tournaments. Texts quoted by the specification are verbatim.
import type { SaveRefusal } from './check-save.ts';
import { countDuels } from './duels.ts';
import type { Progress } from './progress.ts';
import type { Group } from './result.ts';

export const TOURNAMENT_TEXTS = {
  next: 'Next',
  nextRound: 'Next Round',
  final: 'FINAL',
  undo: 'Undo',
  restart: 'Restart',
  champion: 'Champion',
  finalRankings: 'Final Rankings',
  singleImage: 'There is only one image: it is the champion.',
  loadImagesFailed: 'Error loading images. Redirecting to album page.',
  saveFailed: 'Error saving tournament. Please try again.',
  viewFailed: 'Unable to load tournament data. It might not exist or you may not have permission to view it.',
  notFound: 'Tournament Not Found',
} as const;

const SAVE_TEXTS: Record<SaveRefusal, string> = {
  not_finished: 'Finish the tournament before saving it.',
  already_saved: 'Tournament has already been saved. Please restart to save again.',
  login_required: 'You need to be logged in to save a tournament.',
  name_required: 'Please give your tournament a name.',
};

export function saveText(refusal: SaveRefusal): string {
  return SAVE_TEXTS[refusal];
}

/** Headers of the groups (TO-33, TO-51). The names of the best three groups are shared; the others differ between editor and viewer. */
export function groupTitle(
  { kind, round }: Pick<Group, 'kind' | 'round'>,
  screen: 'editor' | 'viewer',
): string {
  switch (kind) {
    case 'champion':
      return 'Champion';
    case 'finalists':
      return 'Finalists';
    case 'semiFinalists':
      return 'Semi-Finalists';
    case 'round':
      return screen === 'editor' ? `Round Eliminated: ${round}` : `Round ${round}`;
  }
}

export function groupCount(count: number): string {
  return plural(count, 'image');
}

/** Shown before the first pick. */
export function effortText(imageCount: number): string {
  if (imageCount === 1) return TOURNAMENT_TEXTS.singleImage;
  return `${plural(imageCount, 'image')}, exactly ${plural(countDuels(imageCount), 'duel')}`;
}

export function roundText({ round, rounds }: Progress): string {
  return `Round ${round} of ${rounds}`;
}

export function duelText({ duel, duels, picks, total }: Progress): string {
  return `Duel ${duel} of ${duels} · ${picks} of ${plural(total, 'pick')}`;
}

/** Text for the live region. */
export function pickAnnouncement(name: string, { picks, total }: Progress): string {
  return `${name} picked, ${picks} of ${total}`;
}

export function championAnnouncement(name: string): string {
  return `${name} is the champion`;
}

function plural(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
