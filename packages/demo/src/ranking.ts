// What a demo ranking is made of, and how it comes about: nobody wrote its points, the engine is run with a person's taste.
import { perform, presentOf, startHistory } from '@palmares/core/ranking/history';
import { createRanking, type Ranking, selectionLimit } from '@palmares/core/ranking/ranking';
import { toSaved } from '@palmares/core/ranking/wire';
import type { DemoAlbum, IconId } from './album.ts';
import { seedOf, type Taste, tasteOf } from './taste.ts';

export type DemoRanking = Taste & {
  slug: string;
  /** Slug of a demo album. */
  album: string;
  /** Slug of a demo user. */
  author: string;
  name: string;
  description?: string;
  private: boolean;
  createdDaysAgo: number;
  /** After how many validations the person stopped; null went to the end. */
  stoppedAfter: number | null;
};

export type PlayedImage = { icon: IconId; points: number; viewed: number };

/** Of a large batch a person takes about a third. */
const SHARE_TAKEN = 1 / 3;

/** The saved form of the ranking that this taste leads to: the same every time. */
export function playRanking(ranking: DemoRanking, album: Pick<DemoAlbum, 'images'>): PlayedImage[] {
  const byTaste = tasteOf(ranking, album);
  // Ids of the engine are places in the order of taste, from 1: the smaller, the more loved.
  const ids = byTaste.map((_, index) => index + 1);
  let history = perform(startHistory(createRanking(ids, seedOf(ranking.slug))), { type: 'start' });
  const end = ranking.stoppedAfter ?? Number.POSITIVE_INFINITY;
  for (let answered = 0; answered < end; answered++) {
    const { run } = presentOf(history);
    if (run === null) break;
    const wanted = Math.max(1, Math.round(run.batch.length * SHARE_TAKEN));
    const selection = run.batch.toSorted((a, b) => a - b).slice(0, Math.min(wanted, selectionLimit(run)));
    history = perform(history, { type: 'validate', selection });
  }
  return toPlayed(presentOf(history), byTaste);
}

function toPlayed(ranking: Ranking, byTaste: readonly IconId[]): PlayedImage[] {
  return toSaved(ranking).flatMap(({ id_image, points, viewed }) => {
    const icon = byTaste[id_image - 1];
    return icon === undefined ? [] : [{ icon, points, viewed }];
  });
}
