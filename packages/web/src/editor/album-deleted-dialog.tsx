import { lazy, Suspense, useState } from 'react';
import { useSession } from '../api/session.ts';
import { KINDS } from '../kinds/kinds.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { IconDownload } from '../ui/icons-actions.tsx';
import { createDraftPicture } from './draft-picture.ts';
import type { EditorKind, EditorParts } from './editor-kind.ts';
import { FRAME_TEXTS } from './messages.ts';

const PictureDialog = lazy(() =>
  import('../ui/picture-dialog.tsx').then((module) => ({ default: module.PictureDialog })),
);

type Props<P extends EditorParts> = {
  kind: EditorKind<P>;
  source: P['source'];
  state: P['state'];
  onClose: () => void;
};

/** The album of a new content was deleted while the content was being made: it can never be saved, but its picture can be exported. */
export function AlbumDeletedDialog<P extends EditorParts>({ kind, source, state, onClose }: Props<P>) {
  const { user } = useSession();
  const [isPictureOpen, setPictureOpen] = useState(false);
  const texts = FRAME_TEXTS[KINDS[kind.name].language].albumGone;
  const picture = createDraftPicture(kind, state, source, user?.username ?? '');
  if (isPictureOpen && picture !== null)
    return (
      <Suspense>
        <PictureDialog {...picture} onClose={onClose} />
      </Suspense>
    );
  return (
    <Dialog
      title={texts.title}
      description={texts.saveText}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          {picture !== null && (
            <Button variant="primary" icon={<IconDownload size="s" />} onClick={() => setPictureOpen(true)}>
              {texts.picture}
            </Button>
          )}
        </>
      }
    />
  );
}
