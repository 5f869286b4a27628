import type { PictureContent } from '@palmares/core/tierlist/picture-layout';
import { useEffect, useMemo, useState } from 'react';
import { downloadFile } from '../lib/download-file.ts';
import { makePicture } from '../lib/tierlist-picture/make-picture.ts';
import { readPageLook } from '../lib/tierlist-picture/page-look.ts';
import type { PictureImage, Progress } from '../lib/tierlist-picture/picture-job.ts';
import { BlobImage } from './blob-image.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { ErrorState } from './error-state.tsx';
import { IconCopy, IconDownload, IconShare } from './icons-actions.tsx';
import styles from './picture-dialog.module.css';
import { Switch } from './switch.tsx';
import { showToast } from './toast-store.ts';

const TEXTS = {
  title: 'Exporter en image',
  names: 'Noms des images',
  alt: (title: string) => `Image de «\u00A0${title}\u00A0»`,
  drawing: (progress: Progress) =>
    progress.all === 0
      ? 'Dessin de l’image…'
      : `Dessin de l’image\u00A0: ${progress.done} sur ${progress.all}`,
  failed: 'L’image n’a pas pu être dessinée.',
  download: 'Télécharger',
  copy: 'Copier',
  copied: 'Image copiée.',
  notCopied: 'L’image n’a pas pu être copiée. Vous pouvez la télécharger.',
  share: 'Partager',
  notShared: 'L’image n’a pas pu être partagée. Vous pouvez la télécharger.',
} as const;

type Props = {
  content: Omit<PictureContent, 'site'>;
  images: ReadonlyMap<number, PictureImage>;
  /** Whether the images carry their names to begin with. */
  names?: boolean;
  onClose: () => void;
};

/** `file` is the last one that was drawn: it stays in sight, without its buttons, while another is on its way. */
type Picture = {
  file: File | null;
  state: { kind: 'drawing'; progress: Progress } | { kind: 'drawn' | 'failed' };
};

const START = { kind: 'drawing', progress: { done: 0, all: 0 } } as const;

/** The tier list as a picture (product.md §6): seen first, then kept, copied or shared. What is open is drawn as it was when opened. */
export function PictureDialog({ content, images, names: named = true, onClose }: Props) {
  const [names, setNames] = useState(named);
  const [opened] = useState({ content, images });
  const [attempt, setAttempt] = useState(0);
  const { file, state } = usePicture(opened, names, attempt);
  const { title } = opened.content;
  return (
    <Dialog
      size="l"
      title={TEXTS.title}
      onClose={onClose}
      footer={<PictureActions file={state.kind === 'drawn' ? file : null} title={title} />}
    >
      <Switch label={TEXTS.names} checked={names} onChange={setNames} />
      {state.kind === 'failed' ? (
        <ErrorState text={TEXTS.failed} onRetry={() => setAttempt(attempt + 1)} />
      ) : (
        <div className={styles.frame} aria-busy={state.kind === 'drawing'}>
          {file !== null && <BlobImage blob={file} alt={TEXTS.alt(title)} />}
          {state.kind === 'drawing' && (
            <label className={styles.progress}>
              {TEXTS.drawing(state.progress)}
              <progress
                className={styles.bar}
                max={Math.max(1, state.progress.all)}
                value={state.progress.done}
              />
            </label>
          )}
        </div>
      )}
    </Dialog>
  );
}

function PictureActions({ file, title }: { file: File | null; title: string }) {
  const canCopy = typeof ClipboardItem !== 'undefined' && 'clipboard' in navigator;
  const canShare = file !== null && 'canShare' in navigator && navigator.canShare({ files: [file] });
  return (
    <>
      {canCopy && (
        <Button icon={<IconCopy size="s" />} disabled={file === null} onClick={() => file && void copy(file)}>
          {TEXTS.copy}
        </Button>
      )}
      {canShare && (
        <Button icon={<IconShare size="s" />} onClick={() => void share(file, title)}>
          {TEXTS.share}
        </Button>
      )}
      <Button
        variant="primary"
        icon={<IconDownload size="s" />}
        disabled={file === null}
        onClick={() => file && downloadFile(file.name, file)}
      >
        {TEXTS.download}
      </Button>
    </>
  );
}

/** Drawn anew when the names come or go; what is being drawn then, or when the dialog closes, is given up. */
function usePicture(opened: Pick<Props, 'content' | 'images'>, names: boolean, attempt: number): Picture {
  const wanted = useMemo(() => ({ ...opened, names, attempt }), [opened, names, attempt]);
  const [picture, setPicture] = useState<Picture & { of: unknown }>({ of: null, file: null, state: START });
  useEffect(() => {
    const { content, images } = wanted;
    const stop = new AbortController();
    const show = (state: Picture['state'], drawn?: File) => {
      if (!stop.signal.aborted) setPicture(({ file }) => ({ of: wanted, file: drawn ?? file, state }));
    };
    const job = {
      content: { ...content, site: window.location.host },
      names: wanted.names,
      images,
      look: readPageLook(),
    };
    makePicture(job, (progress) => show({ kind: 'drawing', progress }), stop.signal)
      .then((blob) => show({ kind: 'drawn' }, new File([blob], fileName(content.title), { type: blob.type })))
      .catch(() => show({ kind: 'failed' }));
    return () => stop.abort();
  }, [wanted]);
  return { file: picture.file, state: picture.of === wanted ? picture.state : START };
}

/** Without what some systems refuse in the name of a file. */
function fileName(title: string): string {
  const name = title.replaceAll(/[\\/:*?"<>|\p{Cc}\s]+/gu, ' ').trim();
  return `${name === '' ? 'palmares' : name}.png`;
}

async function copy(file: File): Promise<void> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ [file.type]: file })]);
    showToast({ kind: 'success', text: TEXTS.copied });
  } catch {
    showToast({ kind: 'error', text: TEXTS.notCopied });
  }
}

async function share(file: File, title: string): Promise<void> {
  try {
    await navigator.share({ title, files: [file] });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    showToast({ kind: 'error', text: TEXTS.notShared });
  }
}
