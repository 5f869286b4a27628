// Ranks by log-worth, with the range that the uncertainty allows: `best` is just below the images that are surely better,
// `worst` just above those that are surely worse. A difference is sure when it lies outside its own 95 % interval, which
// accounts for the covariance of the two images (they share ballots).
// Invariant: best ≤ rank ≤ worst.
// Images of equal worth have no order among them.
import { PALMARES } from './limits.ts';
import { readFloat } from './typed-array-access.ts';

export type Rank = { readonly rank: number; readonly best: number; readonly worst: number };

export function computeRanks(logWorths: Float64Array, covariance: Float64Array): Rank[] {
  const size = logWorths.length;
  return Array.from(logWorths, (worth, image) => {
    let better = 0;
    let surelyBetter = 0;
    let surelyWorse = 0;
    for (let other = 0; other < size; other++) {
      const difference = readFloat(logWorths, other) - worth;
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
    readFloat(covariance, a * size + a) +
    readFloat(covariance, b * size + b) -
    2 * readFloat(covariance, a * size + b)
  );
}
