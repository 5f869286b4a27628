// Everything that a person can do to a ranking, as data: the editor, undo and the draft all speak in these.
// Invariant: an action that went through JSON comes back equal; anything else reads as null.
// Leaves out: choosing images on screen, which is undone by choosing again (selection.ts), and the effects (reduce.ts).
import { isImageId } from '../image-id.ts';
import { imageIdsOf, recordOf, stringOf } from '../untrusted.ts';

export type Action =
  | { readonly type: 'start' }
  /** No more rounds for now: what is saved is a valid partial ranking. */
  | { readonly type: 'stop' }
  | { readonly type: 'validate'; readonly selection: readonly number[] }
  /** The image that stands alone on screen is validated until it is ranked (RK-18). */
  | { readonly type: 'complete'; readonly image: number }
  /** « Passer »: none of these. */
  | { readonly type: 'pass' }
  /** By hand; `to` is the index in the ranked part, from 0, once the image has been taken out. */
  | { readonly type: 'moveRanked'; readonly image: number; readonly to: number }
  | { readonly type: 'reset' };

export function parseAction(value: unknown): Action | null {
  const fields = recordOf(value);
  const type = stringOf(fields?.['type']);
  switch (type) {
    case 'start':
    case 'stop':
    case 'pass':
    case 'reset':
      return { type };
    case 'validate':
      return { type, selection: imageIdsOf(fields?.['selection']) };
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
