import { type ComponentProps, useState } from 'react';
import { type ContentType, viewerOf } from '../lib/paths.ts';
import { publicAddress, shareAddress } from '../lib/share-address.ts';
import { AddressDialog } from './address-dialog.tsx';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { IconShare } from './icons-actions.tsx';
import { IconGlobe } from './icons-status.tsx';
import { useLanguage } from './language.ts';
import { PUBLISH_WORDS } from './publish-words.ts';
import { showToast } from './toast-store.ts';

const TEXTS = {
  fr: { share: 'Partager', copied: 'Adresse copiée.' },
  en: { share: 'Share', copied: 'Address copied.' },
} as const;

/** The write that makes a content public, of whoever draws the button (queries/use-publish.ts). */
export type Publish = { readonly pending: boolean; readonly run: () => void };

type Props = Pick<ComponentProps<typeof Button>, 'variant' | 'wide' | 'size'> & {
  type: ContentType;
  id: number;
  title: string;
  isPrivate: boolean;
  /** Publishing shows images that are not everybody's yet: a question comes first (access.md rule 3). */
  asks: boolean;
  /** Null for readers: they never meet a private one. */
  publish: Publish | null;
};

/**
 * Shares the address of a content. While only its author can open it the same button makes it public instead: a dead address
 * helps nobody. It stays the same element, so that the focus is still there.
 */
export function ShareAction({ type, id, title, isPrivate, asks, publish, ...look }: Props) {
  const language = useLanguage();
  const texts = TEXTS[language];
  const words = PUBLISH_WORDS[type];
  const [open, setOpen] = useState<'question' | 'address' | null>(null);
  const address = publicAddress(viewerOf(type)(id));
  const close = () => setOpen(null);

  async function share(): Promise<void> {
    const shared = await shareAddress(title, address);
    if (shared === 'copied') showToast({ kind: 'success', text: texts.copied, lang: language });
    if (shared === 'refused') setOpen('address');
  }

  function press(): void {
    if (!isPrivate) void share();
    else if (asks) setOpen('question');
    else publish?.run();
  }

  return (
    <>
      <Button
        {...look}
        icon={isPrivate ? <IconGlobe size="s" /> : <IconShare size="s" />}
        loading={publish?.pending ?? false}
        aria-haspopup={isPrivate && asks ? 'dialog' : undefined}
        onClick={press}
      >
        {isPrivate ? words.publishConfirm : texts.share}
      </Button>
      {open === 'address' && <AddressDialog address={address} onClose={close} />}
      {open === 'question' && (
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
