// Ranks by log-worth, and those that the uncertainty allows: an image may stand as high as just below those that are surely better, and as
// low as just above those that are surely worse. Sure is a difference beyond its own 95 % interval, in which what two images have in
// common (the same ballots) counts.
// Invariant: best ≤ rank ≤ worst.
// Leaves out: the order among images of equal worth.
import { PALMARES } from '../limits.ts';
import { float } from './numbers.ts';

export type Rank = { readonly rank: number; readonly best: number; readonly worst: number };

export function ranksOf(logWorths: Float64Array, covariance: Float64Array): Rank[] {
  const size = logWorths.length;
  return Array.from(logWorths, (worth, image) => {
    let better = 0;
    let surelyBetter = 0;
    let surelyWorse = 0;
    for (let other = 0; other < size; other++) {
      const difference = float(logWorths, other) - worth;
      if (difference > 0) better++;
      if (
        difference * difference <=
        PALMARES.confidence ** 2 * varianceOfDifference(covariance, size, image, other)
      )
        continue;
      if (difference > 0) surelyBetter++;
      else if (difference < 0) surelyWorse++;
    }
    return { rank: better + 1, best: surelyBetter + 1, worst: size - surelyWorse };
  });
}

function varianceOfDifference(covariance: Float64Array, size: number, a: number, b: number): number {
  return (
    float(covariance, a * size + a) + float(covariance, b * size + b) - 2 * float(covariance, a * size + b)
  );
}
