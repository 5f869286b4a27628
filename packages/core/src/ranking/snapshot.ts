// Converts a ranking to plain JSON for drafts, and parses it back from untrusted data.
// Invariant: parsing returns null or a ranking that passes `assertRanking`. A round trip preserves it, including its future draws. A
// damaged run is dropped, while points and ranks are kept.
// wire.ts defines the form that the server stores.
import { uint32Of } from '../draft-fields.ts';
import { isImageId } from '../image-id.ts';
import { RANKING } from '../limits.ts';
import { arrayOf, imageIdsOf, recordOf } from '../parse-untrusted.ts';
import { findBrokenRunRule, isRanked, type Ranking, type RankingImage, type Run } from './ranking.ts';

export type RankingSnapshot = Omit<Ranking, 'images'> & {
  /** Tuples of id, points, views. */
  readonly images: readonly (readonly [number, number, number])[];
};

export function toSnapshot(ranking: Ranking): RankingSnapshot {
  return { ...ranking, images: ranking.images.map(({ id, points, viewed }) => [id, points, viewed]) };
}

export function parseSnapshot(value: unknown): Ranking | null {
  const snapshot = recordOf(value);
  if (!snapshot || !Array.isArray(snapshot['images'])) return null;
  const images = parseImages(snapshot['images']);
  if (images.length === 0) return null;
  const full = new Set(images.filter(isRanked).map(({ id }) => id));
  const listed = imageIdsOf(snapshot['ranked']).filter((id) => full.has(id));
  return {
    images,
    ranked: [...new Set([...listed, ...full])],
    run: parseRun(snapshot['run'], images),
    seed: uint32Of(snapshot['seed']) ?? 0,
    draws: naturalOf(snapshot['draws']),
  };
}

/** Deep equality of content, as after a round trip through JSON. */
export function isSameRanking(a: Ranking, b: Ranking): boolean {
  return a === b || JSON.stringify(plain(a)) === JSON.stringify(plain(b));
}

/** Lists every field in a fixed order, so that the key order of stored JSON does not matter. */
function plain({ images, ranked, run, seed, draws }: Ranking): unknown {
  return [
    images.map(({ id, points, viewed }) => [id, points, viewed]),
    ranked,
    run && [
      run.size,
      run.round,
      run.phase,
      run.batch,
      run.queue,
      run.selection,
      run.passed,
      run.offersToStop,
    ],
    seed,
    draws,
  ];
}

/** Keeps the first row of each image and skips invalid rows. */
function parseImages(rows: readonly unknown[]): RankingImage[] {
  const images = new Map<number, RankingImage>();
  for (const row of rows) {
    const [id, points, viewed] = arrayOf(row);
    if (!isImageId(id) || images.has(id)) continue;
    images.set(id, {
      id,
      points: Math.min(naturalOf(points), RANKING.pointsToRank),
      viewed: naturalOf(viewed),
    });
  }
  return [...images.values()];
}

function parseRun(value: unknown, images: readonly RankingImage[]): Run | null {
  const fields = recordOf(value);
  if (!fields || (fields['phase'] !== 'normal' && fields['phase'] !== 'qualification')) return null;
  const run: Run = {
    size: naturalOf(fields['size']),
    round: naturalOf(fields['round']),
    phase: fields['phase'],
    batch: imageIdsOf(fields['batch']),
    queue: imageIdsOf(fields['queue']),
    selection: imageIdsOf(fields['selection']),
    passed: naturalOf(fields['passed']),
    offersToStop: fields['offersToStop'] === true,
  };
  return findBrokenRunRule(images, run) === null ? run : null;
}

/** Returns a non-negative integer, or 0 for anything else. */
export function naturalOf(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0;
}
