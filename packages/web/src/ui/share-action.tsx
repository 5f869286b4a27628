import type { ContentKind } from '@palmares/core/content-kind';
import { ACTION_TEXTS as game } from '@palmares/texts/game/content-header';
import { ACTION_TEXTS as page } from '@palmares/texts/page/content-header';
import { type ComponentProps, lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { KIND_WORDS } from '../kinds/kind-words.ts';
import { KINDS } from '../kinds/kinds.ts';
import { publicAddress } from '../lib/share-address.ts';
import { canShareFiles, hasShareSheet, openShareSheet } from '../lib/share-sheet.ts';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { IconShare } from './icons-actions.tsx';
import { IconGlobe } from './icons-status.tsx';
import { useLanguage } from './language.ts';
import { type Shareable, toPictureSource } from './shareable-content.ts';

const TEXTS = { fr: page, en: game };

const LazyShareDialog = lazy(() =>
  import('./share-dialog.tsx').then((module) => ({ default: module.ShareDialog })),
);

/** The mutation that makes a content public, provided by the component that renders the button (editor/use-publish.ts). */
export type Publish = { readonly pending: boolean; readonly run: () => void };

type Props = Pick<ComponentProps<typeof Button>, 'variant' | 'wide' | 'size'> & {
  kind: ContentKind;
  id: number;
  title: string;
  /** The content to draw and share with the address; null when there is nothing to draw yet. */
  told: Shareable | null;
  isPrivate: boolean;
  /** Publishing would show images that are not public yet: ask first (BU-4). */
  asks: boolean;
  /** Null for readers, who never see a private content. */
  publish: Publish | null;
};

const neverChanges = () => () => undefined;

/** `ways`: the share dialog; `picture` was drawn for a share sheet that failed to open. */
type Open = { kind: 'question' } | { kind: 'ways'; picture: File | null };

/**
 * Shares a content with its picture, by the system's share sheet or else by a dialog. While only its author can open the content, the same
 * button publishes it instead, because its address would not work for others. It stays the same element, so that it keeps the focus.
 */
export function ShareAction({ kind, id, title, told, isPrivate, asks, publish, ...look }: Props) {
  const words = KIND_WORDS[kind].publish;
  const [open, setOpen] = useState<Open | null>(null);
  const [isDrawing, setDrawing] = useState(false);
  // Server-side rendering cannot detect a share sheet: until hydration the button announces a dialog.
  const opensSheet = useSyncExternalStore(neverChanges, hasShareSheet, () => false);
  const label = TEXTS[useLanguage()].share;
  const viewer = KINDS[kind].paths.view(id);
  const close = () => setOpen(null);

  async function share(): Promise<void> {
    if (!hasShareSheet()) return setOpen({ kind: 'ways', picture: null });
    setDrawing(true);
    const picture = await drawPicture(told);
    setDrawing(false);
    const data = { title, url: publicAddress(viewer) };
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

/**
 * Resolves to null when the sheet accepts no files, when there is nothing to draw, and when drawing failed: the link is then shared alone.
 */
async function drawPicture(told: Shareable | null): Promise<File | null> {
  if (told === null || !canShareFiles()) return null;
  try {
    const { drawSharedPicture } = await import('../lib/picture/draw-shared-picture.ts');
    return await drawSharedPicture(toPictureSource(told));
  } catch {
    return null;
  }
}
