// Cholesky decomposition: factorises a symmetric positive definite matrix as L × Lᵀ, solves with it and inverts it.
// Invariant: matrices are full and row-major; the part of L above the diagonal is never read.
// Other matrices have no factor (null).
import { float } from './typed-array-access.ts';

/** Works in place. Returns null when a pivot is not positive. */
export function factorise(matrix: Float64Array, size: number): Float64Array | null {
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = float(matrix, row * size + column);
      for (let k = 0; k < column; k++)
        sum -= float(matrix, row * size + k) * float(matrix, column * size + k);
      if (column < row) matrix[row * size + column] = sum / float(matrix, column * size + column);
      else if (sum > 0) matrix[row * size + row] = Math.sqrt(sum);
      else return null;
    }
  }
  return matrix;
}

/** Solves L × Lᵀ × x = right. */
export function solve(factor: Float64Array, size: number, right: Float64Array): Float64Array {
  const x = right.slice();
  for (let row = 0; row < size; row++) {
    let sum = float(x, row);
    for (let k = 0; k < row; k++) sum -= float(factor, row * size + k) * float(x, k);
    x[row] = sum / float(factor, row * size + row);
  }
  for (let row = size - 1; row >= 0; row--) {
    const value = float(x, row) / float(factor, row * size + row);
    x[row] = value;
    for (let k = 0; k < row; k++) x[k] = float(x, k) - float(factor, row * size + k) * value;
  }
  return x;
}

/** Returns (L × Lᵀ)⁻¹, computed from the inverse of L. */
export function invert(factor: Float64Array, size: number): Float64Array {
  const lower = invertLower(factor, size);
  const inverse = new Float64Array(size * size);
  // Reads L⁻¹ row by row, so that memory access is sequential.
  for (let k = 0; k < size; k++)
    for (let row = 0; row <= k; row++) {
      const value = float(lower, k * size + row);
      for (let column = 0; column <= row; column++) {
        const place = row * size + column;
        inverse[place] = float(inverse, place) + value * float(lower, k * size + column);
      }
    }
  for (let row = 0; row < size; row++)
    for (let column = 0; column < row; column++)
      inverse[column * size + row] = float(inverse, row * size + column);
  return inverse;
}

function invertLower(factor: Float64Array, size: number): Float64Array {
  const lower = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    const pivot = 1 / float(factor, row * size + row);
    for (let k = 0; k < row; k++) {
      const value = float(factor, row * size + k) * pivot;
      for (let column = 0; column <= k; column++) {
        const place = row * size + column;
        lower[place] = float(lower, place) - value * float(lower, k * size + column);
      }
    }
    lower[row * size + row] = pivot;
  }
  return lower;
}
