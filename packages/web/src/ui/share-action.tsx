import type { ContentKind } from '@palmares/core/content-kind';
import { type ComponentProps, lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { KIND_WORDS } from '../kinds/kind-words.ts';
import { KINDS } from '../kinds/kinds.ts';
import { hasShareSheet, openShareSheet, takesPictures } from '../lib/share-sheet.ts';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { IconShare } from './icons-actions.tsx';
import { IconGlobe } from './icons-status.tsx';
import { useLanguage } from './language.ts';
import { type Told, toPictureSource } from './told-content.ts';

const TEXTS = { fr: 'Partager', en: 'Share' } as const;

const LazyShareDialog = lazy(() =>
  import('./share-dialog.tsx').then((module) => ({ default: module.ShareDialog })),
);

/** The write that makes a content public, of whoever draws the button (queries/use-publish.ts). */
export type Publish = { readonly pending: boolean; readonly run: () => void };

type Props = Pick<ComponentProps<typeof Button>, 'variant' | 'wide' | 'size'> & {
  kind: ContentKind;
  id: number;
  title: string;
  /** What goes along with the address; null where there is nothing to draw yet. */
  told: Told | null;
  isPrivate: boolean;
  /** Publishing shows images that are not everybody's yet: a question comes first (BU-4). */
  asks: boolean;
  /** Null for readers: they never meet a private one. */
  publish: Publish | null;
};

const neverChanges = () => () => undefined;

/** `ways`: the dialog; the picture was drawn for a sheet that did not open. */
type Open = { kind: 'question' } | { kind: 'ways'; picture: File | null };

/**
 * Shares a content: by the system's sheet where there is one, with its picture, else by a dialog. While only its author can open it the
 * same button makes it public instead: a dead address helps nobody. It stays the same element, so that the focus is still there.
 */
export function ShareAction({ kind, id, title, told, isPrivate, asks, publish, ...look }: Props) {
  const words = KIND_WORDS[kind].publish;
  const [open, setOpen] = useState<Open | null>(null);
  const [isDrawing, setDrawing] = useState(false);
  // What the server renders knows no browser: there it is a dialog's button until the page is alive.
  const opensSheet = useSyncExternalStore(neverChanges, hasShareSheet, () => false);
  const label = TEXTS[useLanguage()];
  const viewer = KINDS[kind].paths.view(id);
  const close = () => setOpen(null);

  async function share(): Promise<void> {
    if (!hasShareSheet()) return setOpen({ kind: 'ways', picture: null });
    setDrawing(true);
    const picture = await drawPicture(told);
    setDrawing(false);
    const data = { title, url: window.location.origin + viewer };
    const isSent = await openShareSheet(picture === null ? data : { ...data, files: [picture] });
    if (!isSent) setOpen({ kind: 'ways', picture });
  }

  function press(): void {
    if (!isPrivate) void share();
    else if (asks) setOpen({ kind: 'question' });
    else publish?.run();
  }

  return (
    <>
      <Button
        {...look}
        icon={isPrivate ? <IconGlobe size="s" /> : <IconShare size="s" />}
        loading={isDrawing || (publish?.pending ?? false)}
        aria-haspopup={(isPrivate ? asks : !opensSheet) ? 'dialog' : undefined}
        onClick={press}
      >
        {isPrivate ? words.publishConfirm : label}
      </Button>
      {open?.kind === 'ways' && (
        <Suspense>
          <LazyShareDialog title={title} viewer={viewer} told={told} picture={open.picture} onClose={close} />
        </Suspense>
      )}
      {open?.kind === 'question' && (
        <ConfirmDialog
          title={words.publishTitle}
          text={words.publishText}
          confirmLabel={words.publishConfirm}
          danger={false}
          onClose={close}
          onConfirm={() => {
            close();
            publish?.run();
          }}
        />
      )}
    </>
  );
}

/** Null where the sheet takes none, where there is nothing to draw, and where that failed: the link goes alone. */
async function drawPicture(told: Told | null): Promise<File | null> {
  if (told === null || !takesPictures()) return null;
  try {
    const { drawSharedPicture } = await import('../lib/picture/draw-shared-picture.ts');
    return await drawSharedPicture(toPictureSource(told));
  } catch {
    return null;
  }
}
