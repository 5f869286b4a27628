import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { factorise, invert, solve } from './cholesky.ts';

const entry = fc.double({ min: -2, max: 2, noNaN: true });
/** A × Aᵀ + 1 for a random A. */
const anyMatrix = fc.integer({ min: 1, max: 6 }).chain((size) =>
  fc.array(entry, { minLength: size * size, maxLength: size * size }).map((a) => ({
    size,
    matrix: Float64Array.from({ length: size * size }, (_, cell) => {
      const [row, column] = [Math.floor(cell / size), cell % size];
      let sum = row === column ? 1 : 0;
      for (let k = 0; k < size; k++) sum += (a[row * size + k] ?? 0) * (a[column * size + k] ?? 0);
      return sum;
    }),
  })),
);

function times(matrix: Float64Array, size: number, vector: readonly number[]): number[] {
  return Array.from({ length: size }, (_, row) =>
    vector.reduce((sum, value, column) => sum + (matrix[row * size + column] ?? 0) * value, 0),
  );
}

function getFactor(matrix: Float64Array, size: number): Float64Array {
  const factor = factorise(matrix.slice(), size);
  if (factor === null) throw new Error('Not positive definite');
  return factor;
}

test('what is solved, multiplied again, is the right side', () => {
  fc.assert(
    fc.property(anyMatrix, fc.array(entry, { minLength: 6, maxLength: 6 }), ({ size, matrix }, values) => {
      const right = values.slice(0, size);
      const x = solve(getFactor(matrix, size), size, Float64Array.from(right));
      for (const [row, value] of times(matrix, size, [...x]).entries())
        expect(value).toBeCloseTo(right[row] ?? Number.NaN, 8);
    }),
  );
});

test('the inverse times the matrix is the identity', () => {
  fc.assert(
    fc.property(anyMatrix, ({ size, matrix }) => {
      const inverse = invert(getFactor(matrix, size), size);
      for (let column = 0; column < size; column++) {
        const vector = Array.from({ length: size }, (_, row) => inverse[row * size + column] ?? Number.NaN);
        for (const [row, value] of times(matrix, size, vector).entries())
          expect(value).toBeCloseTo(row === column ? 1 : 0, 8);
      }
    }),
  );
});

test('a matrix that is not positive definite has no factor', () => {
  expect(factorise(Float64Array.from([1, 2, 2, 1]), 2)).toBeNull();
  expect(factorise(Float64Array.from([0]), 1)).toBeNull();
});
