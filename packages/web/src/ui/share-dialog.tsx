import { embedSnippet } from '@palmares/core/contract/embed';
import { EMBED } from '@palmares/core/embed-limits';
import { type ReactNode, useId, useState } from 'react';
import { getContentChatText } from '../lib/picture/content-chat-text.ts';
import { getSiteRoot, publicAddress } from '../lib/share-address.ts';
import { SHARE_LINKS } from '../lib/share-links.ts';
import { hasShareSheet, openShareSheet } from '../lib/share-sheet.ts';
import { Button } from './button.tsx';
import { CopyField } from './copy-field.tsx';
import { Dialog } from './dialog.tsx';
import { drawIcon } from './icon.tsx';
import { IconShare } from './icons-actions.tsx';
import { useLanguage } from './language.ts';
import styles from './share-dialog.module.css';
import { SHARE_WORDS, type ShareWords } from './share-words.ts';
import { type Shareable, toPictureSource } from './shareable-content.ts';
import { showToast } from './toast-store.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const IconX = drawIcon('M4 4h4.500L20 20h-4.500ZM19.500 4l-6.800 7.200M11 13.200L4.500 20');
/** A speech bubble, for a message to one person. */
const IconChat = drawIcon('M4 20l1.300-4A8.500 8.500 0 1 1 8.600 19ZM9 10h6M9 14h4');
/** Two speech bubbles, for a group channel. */
const IconChannel = drawIcon('M4 4h11v8H9l-3 3v-3H4ZM18 9h2v8h-2v3l-3-3H9.500');
const IconCode = drawIcon('M8 7l-5 5 5 5M16 7l5 5-5 5M14 4l-4 16');

type Props = {
  title: string;
  /** Path of the public page. */
  viewer: string;
  /** Null when there is nothing to draw yet. */
  told: Shareable | null;
  /** The picture, already drawn, of a share sheet that failed to open. */
  picture: File | null;
  onClose: () => void;
};

/** Ways to share without a share sheet: address, other sites, a text for chats, an embed code. */
export function ShareDialog({ title, viewer, told, picture, onClose }: Props) {
  const words = SHARE_WORDS[useLanguage()];
  const address = publicAddress(viewer);
  const hasSheet = hasShareSheet();
  return (
    <Dialog title={words.title} description={<bdi lang="">{title}</bdi>} onClose={onClose}>
      <div className={styles.options}>
        {hasSheet && <Send data={{ title, url: address }} picture={picture} words={words} />}
        <CopyField
          label={words.address}
          value={address}
          copy={words.copyLink}
          copied={words.linkCopied}
          isMain={!hasSheet}
        />
        <ul className={styles.list}>
          <li>
            <Elsewhere href={SHARE_LINKS.x(title, address)} label={words.x} words={words}>
              <IconX />
            </Elsewhere>
          </li>
          <li>
            <Elsewhere href={SHARE_LINKS.whatsApp(title, address)} label={words.whatsApp} words={words}>
              <IconChat />
            </Elsewhere>
          </li>
          <li>
            <ForChats text={getText(title, address, told)} words={words} />
          </li>
        </ul>
        <Embed snippet={getSnippet(title, viewer)} words={words} />
      </div>
    </Dialog>
  );
}

type Worded = { words: ShareWords };

/** Opens the share sheet again: it needs a new press (user activation). */
function Send({ data, picture, words }: Worded & { data: ShareData; picture: File | null }) {
  async function send(): Promise<void> {
    const isOpen = await openShareSheet(picture === null ? data : { ...data, files: [picture] });
    if (!isOpen) showToast({ kind: 'error', text: words.notSent });
  }
  return (
    <Button variant="primary" wide data-autofocus icon={<IconShare size="s" />} onClick={() => void send()}>
      {picture === null ? words.sendLink : words.sendPicture}
    </Button>
  );
}

function Elsewhere({
  href,
  label,
  words,
  children,
}: Worded & { href: string; label: string; children: ReactNode }) {
  return (
    <a className={styles.option} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span>
        {label} <VisuallyHidden>{words.newTab}</VisuallyHidden>
      </span>
    </a>
  );
}

/** Discord has no share link: the text is copied to be pasted there. */
function ForChats({ text, words }: Worded & { text: string }) {
  const lang = useLanguage();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ kind: 'success', text: words.discordCopied, lang });
    } catch {
      showToast({ kind: 'error', text: words.textNotCopied, lang });
    }
  }
  return (
    <button type="button" className={styles.option} onClick={() => void copy()}>
      <IconChannel />
      <span>{words.discord}</span>
    </button>
  );
}

function Embed({ snippet, words }: Worded & { snippet: string }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.embed}>
      <Button
        variant="quiet"
        icon={<IconCode size="s" />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {words.embed}
      </Button>
      <div id={id} hidden={!isOpen}>
        <CopyField label={words.code} value={snippet} copy={words.copyCode} copied={words.codeCopied} long />
      </div>
    </div>
  );
}

function getText(title: string, address: string, told: Shareable | null): string {
  return told === null ? `${title}\n${address}` : getContentChatText(toPictureSource(told).content, address);
}

function getSnippet(title: string, viewer: string): string {
  const { width, height } = EMBED;
  return embedSnippet(getSiteRoot(), viewer, { title, width, height });
}
