import { truncate } from '@palmares/core/text/graphemes';
import { lengthOf } from '@palmares/core/text/normalise-text';

/** What a field keeps of what was typed: `max` code points, which `maxLength` does not count. Shortening always passes. */
export function limitText(typed: string, before: string, max: number): string {
  return lengthOf(typed) > max && lengthOf(typed) > lengthOf(before) ? truncate(typed, max) : typed;
}
