import { type ReactNode, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../api/session.ts';
import { useDraftOwner } from '../api/use-draft-owner.ts';
import { KINDS } from '../kinds/kinds.ts';
import { paths } from '../lib/paths.ts';
import { readDraftAlbum } from '../storage/drafts/draft-album.ts';
import type { DraftOwner } from '../storage/drafts/draft-keys.ts';
import { draftStore } from '../storage/drafts/draft-store.ts';
import { type DraftSummary, listDraftSummaries } from '../storage/drafts/draft-summary.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { ExportButton } from '../ui/export-button.tsx';
import { NoticePage } from '../ui/notice-page.tsx';
import { showToast } from '../ui/toast-store.ts';
import { createDraftPicture } from './draft-picture.ts';
import type { EditorKind, EditorParts } from './editor-kind.ts';
import { FRAME_TEXTS } from './messages.ts';
import styles from './refusal-page.module.css';

/** The drafts of new contents of an album, most recent first. */
const draftsOfAlbum = (owner: DraftOwner, kind: string, albumId: number): readonly DraftSummary[] =>
  listDraftSummaries(draftStore, owner).filter(
    ({ name }) => name.kind === kind && 'album' in name.subject && name.subject.album === albumId,
  );

type Props<P extends EditorParts> = { kind: EditorKind<P>; albumId: number; withoutDraft: ReactNode };

/** Replaces the editor of a new content whose album was deleted: its draft can be exported as a picture, or erased. */
export function DeletedAlbum<P extends EditorParts>({ kind, albumId, withoutDraft }: Props<P>) {
  const { owner } = useDraftOwner();
  const navigate = useNavigate();
  const [[latest, ...older], setDrafts] = useState(() => draftsOfAlbum(owner, kind.name, albumId));
  if (latest === undefined) return withoutDraft;

  function erase({ name }: DraftSummary): void {
    draftStore.remove(name);
    const { erased } = FRAME_TEXTS[KINDS[kind.name].language].albumGone;
    showToast({ kind: 'success', text: erased, lang: KINDS[kind.name].language });
    if (older.length > 0) setDrafts(older);
    else void navigate(paths.gallery.to(), { replace: true });
  }

  return <KeptDraft key={latest.savedAt} kind={kind} latest={latest} onErase={() => erase(latest)} />;
}

type KeptProps<P extends EditorParts> = {
  kind: EditorKind<P>;
  latest: DraftSummary;
  onErase: () => void;
};

function KeptDraft<P extends EditorParts>({ kind, latest, onErase }: KeptProps<P>) {
  const [isAsked, setAsked] = useState(false);
  const { user } = useSession();
  const texts = FRAME_TEXTS[KINDS[kind.name].language].albumGone;
  const title = latest.title.trim() || texts.untitled;
  const author = user?.username ?? '';
  const picture = useMemo(() => pictureOfDraft(kind, latest, author), [kind, latest, author]);
  return (
    <main className={styles.notice} lang={KINDS[kind.name].language}>
      <NoticePage
        heading={kind.texts.heading ?? kind.texts.newTitle}
        title={texts.title}
        text={texts.draftText(title)}
        action={
          <div className={styles.actions}>
            {picture !== null && <ExportButton label={texts.picture} {...picture} />}
            <Button onClick={() => setAsked(true)}>{texts.erase}</Button>
            <Button variant="quiet" to={paths.gallery.to()}>
              {texts.albums}
            </Button>
          </div>
        }
      />
      {isAsked && (
        <ConfirmDialog
          title={texts.eraseTitle(title)}
          text={texts.eraseText}
          confirmLabel={texts.erase}
          onClose={() => setAsked(false)}
          onConfirm={onErase}
        />
      )}
    </main>
  );
}

/** Returns the picture that the editor would show; null for a draft without a snapshot of its album, or with nothing to draw yet. */
function pictureOfDraft<P extends EditorParts>(
  kind: EditorKind<P>,
  { name, albumId }: DraftSummary,
  author: string,
) {
  const stored = draftStore.read(name);
  const album = readDraftAlbum(stored, albumId);
  const found = album && kind.draft.parse(stored, albumId, new Set(album.images.map(({ id }) => id)));
  if (album === null || found === null) return null;
  const images = kind.draft.imagesOf(found);
  const source = kind.sourceFromAlbum({ album, images, name: '', main: null });
  const names = new Map(album.images.map((image) => [image.id, image.name]));
  const store = kind.createStore(kind.draft.resume(found, source.start, true), (id) => names.get(id) ?? '');
  return createDraftPicture(kind, store.getState(), source, author);
}
