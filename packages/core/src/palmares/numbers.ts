// Reads of typed arrays in inner loops. The compiler counts each as possibly missing; a question at each read would be paid a thousand
// million times. One function for each type of array, so that the engine compiles both to a single read.
// Invariant: the caller stays within the array.

export function float(values: Float64Array, index: number): number {
  return values[index] as number;
}

export function int(values: Int32Array, index: number): number {
  return values[index] as number;
}

export function add(values: Float64Array, index: number, amount: number): void {
  values[index] = (values[index] as number) + amount;
}
