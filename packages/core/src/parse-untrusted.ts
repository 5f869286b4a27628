// Reads values of unknown shape (such as a draft in the browser's storage) without throwing.
// Invariant: each reader returns a value of its type, or null or an empty list for anything else.
import { isImageId } from './image-id.ts';

export function parseRecord(value: unknown): Readonly<Record<string, unknown>> | null {
  // The check above the cast makes it safe: every property reads as unknown.
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;
}

export function parseArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function parseString(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** The valid image ids of a list, in order. */
export function parseImageIds(value: unknown): number[] {
  return parseArray(value).filter(isImageId);
}
