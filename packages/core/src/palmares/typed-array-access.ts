// Typed-array access for inner loops. `noUncheckedIndexedAccess` types each read as possibly undefined, and a check per read would run a
// billion times. There is one function per array type, so that the engine compiles each to a single load.
// Invariant: the index is within the array.

export function readFloat(values: Float64Array, index: number): number {
  return values[index] as number;
}

export function readInt(values: Int32Array, index: number): number {
  return values[index] as number;
}

export function addFloat(values: Float64Array, index: number, amount: number): void {
  values[index] = (values[index] as number) + amount;
}
