// Every action of the ranking editor, as data. The editor, undo and the draft all use this type.
// Invariant: an action survives a round trip through JSON; any other value parses to null.
// Selecting images is not an action (selection.ts). The effects of actions are in reduce.ts.
import { isImageId } from '../image-id.ts';
import { parseImageIds, parseRecord, parseString } from '../parse-untrusted.ts';

export type Action =
  | { readonly type: 'start' }
  /** Ends the run; the partial ranking can be saved as it is. */
  | { readonly type: 'stop' }
  | { readonly type: 'validate'; readonly selection: readonly number[] }
  /** Validates the image that is alone on screen until it is ranked (RK-18). */
  | { readonly type: 'complete'; readonly image: number }
  /** « Passer »: the user picks none of the images on screen. */
  | { readonly type: 'pass' }
  /** A manual move. `to` is the zero-based index in `ranked` after the image has been taken out. */
  | { readonly type: 'moveRanked'; readonly image: number; readonly to: number }
  | { readonly type: 'reset' };

export function parseAction(value: unknown): Action | null {
  const fields = parseRecord(value);
  const type = parseString(fields?.['type']);
  switch (type) {
    case 'start':
    case 'stop':
    case 'pass':
    case 'reset':
      return { type };
    case 'validate':
      return { type, selection: parseImageIds(fields?.['selection']) };
    case 'complete':
      return parseComplete(fields?.['image']);
    case 'moveRanked': {
      const image = fields?.['image'];
      const to = fields?.['to'];
      return isImageId(image) && Number.isSafeInteger(to) ? { type, image, to: Number(to) } : null;
    }
    default:
      return null;
  }
}

function parseComplete(image: unknown): Action | null {
  return isImageId(image) ? { type: 'complete', image } : null;
}
