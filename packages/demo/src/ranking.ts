// What a demo ranking is made of, and how it comes about: nobody wrote its points, the engine is run with a person's taste.
import { perform, presentOf, startHistory } from '@palmares/core/ranking/history';
import { createRanking, type Ranking, selectionLimit } from '@palmares/core/ranking/ranking';
import { toSaved } from '@palmares/core/ranking/wire';
import type { DemoAlbum, IconId } from './album.ts';

export type DemoRanking = {
  slug: string;
  /** Slug of a demo album. */
  album: string;
  /** Slug of a demo user. */
  author: string;
  name: string;
  description?: string;
  private: boolean;
  createdDaysAgo: number;
  /** From the most loved; the other images of the album follow in its order. */
  favourites: readonly IconId[];
  /** How many of the album's images were taken, the favourites first; all unless told. */
  taken?: number;
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

function tasteOf({ favourites, taken }: DemoRanking, { images }: Pick<DemoAlbum, 'images'>): IconId[] {
  const others = images.map(({ icon }) => icon).filter((icon) => !favourites.includes(icon));
  return [...favourites, ...others].slice(0, taken);
}

/** A number out of a text, so that each ranking has its own chance. */
function seedOf(text: string): number {
  return [...text].reduce((seed, letter) => (seed * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);
}
