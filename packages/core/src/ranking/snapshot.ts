// Converts a ranking to plain JSON for drafts, and parses it back from untrusted data.
// Invariant: parsing returns null or a ranking that passes `assertRanking`. A round trip preserves it, including its future draws. A
// damaged run is dropped, while points and ranks are kept.
// wire.ts defines the form that the server stores.
import { parseUint32 } from '../draft-fields.ts';
import { isImageId } from '../image-id.ts';
import { parseArray, parseImageIds, parseRecord } from '../parse-untrusted.ts';
import { RANKING } from './limits.ts';
import { findBrokenRunRule, isRanked, type Ranking, type RankingImage, type Run } from './ranking.ts';

export type RankingSnapshot = Omit<Ranking, 'images'> & {
  /** Tuples of id, points, views. */
  readonly images: readonly (readonly [number, number, number])[];
};

export function toSnapshot(ranking: Ranking): RankingSnapshot {
  return { ...ranking, images: ranking.images.map(({ id, points, viewed }) => [id, points, viewed]) };
}

export function parseSnapshot(value: unknown): Ranking | null {
  const snapshot = parseRecord(value);
  if (!snapshot || !Array.isArray(snapshot['images'])) return null;
  const images = parseImages(snapshot['images']);
  if (images.length === 0) return null;
  const full = new Set(images.filter(isRanked).map(({ id }) => id));
  const listed = parseImageIds(snapshot['ranked']).filter((id) => full.has(id));
  return {
    images,
    ranked: [...new Set([...listed, ...full])],
    run: parseRun(snapshot['run'], images),
    seed: parseUint32(snapshot['seed']) ?? 0,
    draws: parseNatural(snapshot['draws']),
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
    const [id, points, viewed] = parseArray(row);
    if (!isImageId(id) || images.has(id)) continue;
    images.set(id, {
      id,
      points: Math.min(parseNatural(points), RANKING.pointsToRank),
      viewed: parseNatural(viewed),
    });
  }
  return [...images.values()];
}

function parseRun(value: unknown, images: readonly RankingImage[]): Run | null {
  const fields = parseRecord(value);
  if (!fields || (fields['phase'] !== 'normal' && fields['phase'] !== 'qualification')) return null;
  const run: Run = {
    size: parseNatural(fields['size']),
    round: parseNatural(fields['round']),
    phase: fields['phase'],
    batch: parseImageIds(fields['batch']),
    queue: parseImageIds(fields['queue']),
    selection: parseImageIds(fields['selection']),
    passed: parseNatural(fields['passed']),
    offersToStop: fields['offersToStop'] === true,
  };
  return findBrokenRunRule(images, run) === null ? run : null;
}

/** Returns a non-negative integer, or 0 for anything else. */
export function parseNatural(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0;
}
