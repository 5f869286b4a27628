import { checkDetails } from '@palmares/core/check-details';
import type { Image } from '@palmares/core/contract/types';
import { checkSave } from '@palmares/core/ranking/check-save';
import { presentOf } from '@palmares/core/ranking/history';
import { detailsText, RANKING_TEXTS, saveText } from '@palmares/core/ranking/messages';
import { createRanking, getRanking, updateRanking } from '../../api/ranking.ts';
import { useSession } from '../../api/session.ts';
import type { Draft } from '../../lib/drafts/use-draft.ts';
import type { SourceAlbum } from '../../lib/source-album.ts';
import { RANKING_KEY } from '../../queries/ranking.ts';
import { type Save, useSaveContent } from '../../queries/use-save-content.ts';
import type { Editor } from './editor-context.ts';
import { isDirty } from './editor-store.ts';
import { TEXTS } from './messages.ts';
import { toSaveBody } from './save-ranking.ts';

async function fetchHeld(id: number): Promise<readonly Image[]> {
  return (await getRanking(id)).rankingImage.map(({ image }) => image);
}

const CALLS = { create: createRanking, update: updateRanking, get: getRanking };

type Options = {
  editor: Editor;
  album: SourceAlbum;
  draft: Draft;
  /** A field of the settings is at fault: they have to be seen. */
  onFault: () => void;
  onCreated: (id: number) => void;
};

export function useSave({ editor, album, draft, onFault, onCreated }: Options): Save {
  const { store, open, images } = editor;
  const { status } = useSession();
  const present = () => ({ ranking: presentOf(store.get().history), details: store.get().details });
  return useSaveContent({
    album,
    calls: CALLS,
    queryKey: RANKING_KEY,
    store,
    draft,
    present,
    toBody: toSaveBody,
    fetchHeld,
    nameOf: (image) => images.get(image)?.name ?? `Image ${image}`,
    isDirty: () => isDirty(store.get()),
    findFault() {
      const { ranking, details } = present();
      const fault = checkSave({ name: details.name, isSignedIn: status === 'signed-in', ranking });
      const [issue] = checkDetails(details);
      if (issue !== undefined) onFault();
      const name = issue?.field === 'name' ? detailsText(issue.code) : null;
      if (fault !== null) return { text: saveText(fault), name };
      return issue === undefined ? null : { text: detailsText(issue.code), name };
    },
    texts: {
      created: RANKING_TEXTS.created,
      updated: RANKING_TEXTS.updated,
      failed: RANKING_TEXTS.saveFailed,
      failedBecause: (why) => TEXTS.because(RANKING_TEXTS.saveFailed, why),
      sessionLost: TEXTS.sessionLost,
    },
    onConflict: () => open({ kind: 'conflict' }),
    onGone: () => open({ kind: 'gone' }),
    onCreated,
  });
}
