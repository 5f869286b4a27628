// Types of a demo ranking, and its generation: the engine is run with a person's preferences.
import { getPresent, perform, startHistory } from '@palmares/core/ranking/history';
import { createRanking, type Ranking, selectionLimit } from '@palmares/core/ranking/ranking';
import { toSaved } from '@palmares/core/ranking/wire';
import type { DemoAlbum, IconId } from './album.ts';
import { hashSeed, orderByPreference, type Preferences } from './preferences.ts';

export type DemoRanking = Preferences & {
  slug: string;
  /** Slug of a demo album. */
  album: string;
  /** Slug of a demo user. */
  author: string;
  name: string;
  description?: string;
  private: boolean;
  createdDaysAgo: number;
  /** Number of validations after which the person stopped; null if they finished. */
  stoppedAfter: number | null;
};

export type PlayedImage = { icon: IconId; points: number; viewed: number };

/** Share of a large batch that a person selects. */
const SHARE_TAKEN = 1 / 3;

/** The saved form of the ranking that these preferences lead to. Deterministic. */
export function playRanking(ranking: DemoRanking, album: Pick<DemoAlbum, 'images'>): PlayedImage[] {
  const byTaste = orderByPreference(ranking, album);
  // The engine's ids are one-based positions in the order of preference.
  const ids = byTaste.map((_, index) => index + 1);
  let history = perform(startHistory(createRanking(ids, hashSeed(ranking.slug))), { type: 'start' });
  const end = ranking.stoppedAfter ?? Number.POSITIVE_INFINITY;
  for (let answered = 0; answered < end; answered++) {
    const { run } = getPresent(history);
    if (run === null) break;
    const wanted = Math.max(1, Math.round(run.batch.length * SHARE_TAKEN));
    const selection = run.batch.toSorted((a, b) => a - b).slice(0, Math.min(wanted, selectionLimit(run)));
    history = perform(history, { type: 'validate', selection });
  }
  return toPlayed(getPresent(history), byTaste);
}

function toPlayed(ranking: Ranking, byTaste: readonly IconId[]): PlayedImage[] {
  return toSaved(ranking).flatMap(({ id_image, points, viewed }) => {
    const icon = byTaste[id_image - 1];
    return icon === undefined ? [] : [{ icon, points, viewed }];
  });
}
