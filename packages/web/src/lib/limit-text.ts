import { truncate } from '@palmares/core/text/graphemes';
import { lengthOf } from '@palmares/core/text/normalise-text';

/** Limits a field's text to `max` code points (`maxLength` counts UTF-16 units). A change that shortens the text always passes. */
export function limitText(typed: string, before: string, max: number): string {
  return lengthOf(typed) > max && lengthOf(typed) > lengthOf(before) ? truncate(typed, max) : typed;
}
