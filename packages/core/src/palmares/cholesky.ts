// Cholesky decomposition: factorises a symmetric positive definite matrix as L × Lᵀ, solves with it and inverts it.
// Invariant: matrices are full and row-major; the part of L above the diagonal is never read.
// Other matrices have no factor (null).
import { readFloat } from './typed-array-access.ts';

/** Works in place. Returns null when a pivot is not positive. */
export function factorise(matrix: Float64Array, size: number): Float64Array | null {
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = readFloat(matrix, row * size + column);
      for (let k = 0; k < column; k++)
        sum -= readFloat(matrix, row * size + k) * readFloat(matrix, column * size + k);
      if (column < row) matrix[row * size + column] = sum / readFloat(matrix, column * size + column);
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
    let sum = readFloat(x, row);
    for (let k = 0; k < row; k++) sum -= readFloat(factor, row * size + k) * readFloat(x, k);
    x[row] = sum / readFloat(factor, row * size + row);
  }
  for (let row = size - 1; row >= 0; row--) {
    const value = readFloat(x, row) / readFloat(factor, row * size + row);
    x[row] = value;
    for (let k = 0; k < row; k++) x[k] = readFloat(x, k) - readFloat(factor, row * size + k) * value;
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
      const value = readFloat(lower, k * size + row);
      for (let column = 0; column <= row; column++) {
        const place = row * size + column;
        inverse[place] = readFloat(inverse, place) + value * readFloat(lower, k * size + column);
      }
    }
  for (let row = 0; row < size; row++)
    for (let column = 0; column < row; column++)
      inverse[column * size + row] = readFloat(inverse, row * size + column);
  return inverse;
}

function invertLower(factor: Float64Array, size: number): Float64Array {
  const lower = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    const pivot = 1 / readFloat(factor, row * size + row);
    for (let k = 0; k < row; k++) {
      const value = readFloat(factor, row * size + k) * pivot;
      for (let column = 0; column <= k; column++) {
        const place = row * size + column;
        lower[place] = readFloat(lower, place) - value * readFloat(lower, k * size + column);
      }
    }
    lower[row * size + row] = pivot;
  }
  return lower;
}
