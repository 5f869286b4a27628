import { downloadFile } from '../lib/download-file.ts';
import { Button } from './button.tsx';
import { IconCopy, IconDownload, IconShare } from './icons-actions.tsx';
import type { PictureWords } from './picture-words.ts';
import { showToast } from './toast-store.ts';

type Props = { file: File | null; title: string; text: string; words: PictureWords };

/** Actions for a picture. `file` is null until it is drawn; copying the text needs no picture. */
export function PictureActions({ file, title, text, words }: Props) {
  const hasClipboard = 'clipboard' in navigator;
  const canCopy = typeof ClipboardItem !== 'undefined' && hasClipboard;
  const canShare = file !== null && 'canShare' in navigator && navigator.canShare({ files: [file] });
  return (
    <>
      {hasClipboard && (
        <Button variant="quiet" icon={<IconCopy size="s" />} onClick={() => void copyText(text, words)}>
          {words.copyText}
        </Button>
      )}
      {canCopy && (
        <Button
          icon={<IconCopy size="s" />}
          disabled={file === null}
          onClick={() => file && void copy(file, words)}
        >
          {words.copy}
        </Button>
      )}
      {canShare && (
        <Button icon={<IconShare size="s" />} onClick={() => void share(file, title, words)}>
          {words.share}
        </Button>
      )}
      <Button
        variant="primary"
        icon={<IconDownload size="s" />}
        disabled={file === null}
        onClick={() => file && downloadFile(file.name, file)}
      >
        {words.download}
      </Button>
    </>
  );
}

async function copyText(text: string, words: PictureWords): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ kind: 'success', text: words.textCopied });
  } catch {
    showToast({ kind: 'error', text: words.textNotCopied });
  }
}

async function copy(file: File, words: PictureWords): Promise<void> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ [file.type]: file })]);
    showToast({ kind: 'success', text: words.copied });
  } catch {
    showToast({ kind: 'error', text: words.notCopied });
  }
}

async function share(file: File, title: string, words: PictureWords): Promise<void> {
  try {
    await navigator.share({ title, files: [file] });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    showToast({ kind: 'error', text: words.notShared });
  }
}
