import { publicAddress } from '../lib/share-address.ts';
import type { Shareable } from '../ui/shareable-content.ts';
import type { EditorKind, EditorParts } from './editor-kind.ts';

/** The picture of work that has no public address; null when there is nothing to draw yet. */
export function createDraftPicture<P extends EditorParts>(
  { finish }: Pick<EditorKind<P>, 'finish'>,
  state: P['state'],
  source: P['source'],
  author: string,
): (Shareable & { address: string }) | null {
  const content = finish.toPicture(state, source, author);
  return content && { content, images: source.images, address: publicAddress(null) };
}
