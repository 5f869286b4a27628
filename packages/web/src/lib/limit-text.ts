import { truncate } from '@palmares/core/text/graphemes';
import { countCodePoints } from '@palmares/core/text/normalise-text';

/** Limits a field's text to `max` code points (`maxLength` counts UTF-16 units). A change that shortens the text always passes. */
export function limitText(typed: string, before: string, max: number): string {
  return countCodePoints(typed) > max && countCodePoints(typed) > countCodePoints(before)
    ? truncate(typed, max)
    : typed;
}
