import { CODES_TEXTS } from '@palmares/texts/page/second-factor';
import { useEffect, useRef } from 'react';
import { downloadFile } from '../../lib/download-file.ts';
import { Button } from '../../ui/button.tsx';
import { IconCopy, IconDownload } from '../../ui/icons-actions.tsx';
import { showToast } from '../../ui/toast-store.ts';
import styles from './second-factor.module.css';

/** Recovery codes, shown only once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const list = useRef<HTMLOListElement>(null);
  // The form has disappeared with the focus, and on a phone the dialog was scrolled to its end.
  useEffect(() => {
    list.current?.focus();
    list.current?.parentElement?.scrollTo(0, 0);
  }, []);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      showToast({ kind: 'success', text: CODES_TEXTS.copied });
    } catch {
      if (list.current) window.getSelection()?.selectAllChildren(list.current);
      showToast({ kind: 'info', text: CODES_TEXTS.notCopied });
    }
  }

  function download(): void {
    const lines = [CODES_TEXTS.fileHead(window.location.host), '', ...codes, ''];
    downloadFile(CODES_TEXTS.file, new Blob([lines.join('\n')], { type: 'text/plain' }));
  }

  return (
    <>
      <ol ref={list} className={styles.codes} tabIndex={-1} aria-label={CODES_TEXTS.list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles.codeActions}>
        <Button icon={<IconCopy size="s" />} onClick={() => void copy()}>
          {CODES_TEXTS.copy}
        </Button>
        <Button icon={<IconDownload size="s" />} onClick={download}>
          {CODES_TEXTS.download}
        </Button>
      </div>
    </>
  );
}
