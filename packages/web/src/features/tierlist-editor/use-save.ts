import { checkDetails } from '@palmares/core/check-details';
import type { Image } from '@palmares/core/contract/types';
import { presentOf } from '@palmares/core/tierlist/history';
import { detailsText } from '@palmares/core/tierlist/messages';
import { createTierlist, getTierlist, updateTierlist } from '../../api/tierlist.ts';
import type { Draft } from '../../lib/drafts/use-draft.ts';
import type { SourceAlbum } from '../../lib/source-album.ts';
import { TIERLIST_KEY } from '../../queries/tierlist.ts';
import { type Save, useSaveContent } from '../../queries/use-save-content.ts';
import type { Editor } from './editor-context.ts';
import { isDirty } from './editor-store.ts';
import { TEXTS } from './messages.ts';
import { toSaveBody } from './save-tierlist.ts';

/** Disabled images are kept too. */
async function fetchHeld(id: number): Promise<readonly Image[]> {
  return (await getTierlist(id)).lines.flatMap(({ images }) => images.map(({ image }) => image));
}

const CALLS = { create: createTierlist, update: updateTierlist, get: getTierlist };

export function useSave(
  { store, open, images }: Editor,
  album: SourceAlbum,
  draft: Draft,
  onCreated: (id: number) => void,
): Save {
  return useSaveContent({
    album,
    calls: CALLS,
    queryKey: TIERLIST_KEY,
    store,
    draft,
    present: () => ({ board: presentOf(store.get().history), details: store.get().details }),
    toBody: toSaveBody,
    fetchHeld,
    nameOf: (image) => images.get(image)?.name ?? `Image ${image}`,
    isDirty: () => isDirty(store.get()),
    findFault() {
      const [issue] = checkDetails(store.get().details);
      if (issue === undefined) return null;
      if (issue.field === 'description') open({ kind: 'settings' });
      const text = detailsText(issue.code);
      return { text, name: issue.field === 'name' ? text : null };
    },
    texts: {
      created: TEXTS.savedNew,
      updated: TEXTS.savedAgain,
      failed: TEXTS.saveFailed,
      failedBecause: TEXTS.saveFailedBecause,
      sessionLost: TEXTS.sessionLost,
    },
    onConflict: () => open({ kind: 'conflict' }),
    onGone: () => open({ kind: 'gone' }),
    onCreated,
  });
}
