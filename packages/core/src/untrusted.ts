// Reading values of unknown shape (a draft from the browser's storage) without ever throwing.
// Invariant: each reader gives a value of its type, or null / an empty list for anything else.
// Leaves out: what the values mean.
import { isImageId } from './image-id.ts';

export function recordOf(value: unknown): Readonly<Record<string, unknown>> | null {
  // The shape is what has just been checked: any property may be read, and is unknown.
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;
}

export function arrayOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function stringOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** The image ids of a list, in order; what is not an id is left out. */
export function imageIdsOf(value: unknown): number[] {
  return arrayOf(value).filter(isImageId);
}
