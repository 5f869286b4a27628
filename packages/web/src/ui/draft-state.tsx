import type { DraftStatus } from '../storage/drafts/draft-writer.ts';
import { classNames } from './class-names.ts';
import styles from './draft-state.module.css';

export type DraftTexts = {
  readonly pending: string;
  readonly kept: string;
  readonly failed: string;
  readonly failedHelp: string;
  /** Text for work without changes since the last save. */
  readonly saved: string;
};

type Props = { status: DraftStatus; dirty: boolean; saved: boolean; texts: DraftTexts };

/** Shows where the work is stored: on the server, in the browser, or nowhere. */
export function DraftState({ status, dirty, saved, texts }: Props) {
  if (status === 'failed') {
    return (
      <p className={classNames(styles.draft, styles.failed)} role="alert" title={texts.failedHelp}>
        {texts.failed}
      </p>
    );
  }
  if (!dirty) return saved ? <p className={classNames(styles.draft, styles.saved)}>{texts.saved}</p> : null;
  if (status === 'saved' || status === 'none')
    return <p className={classNames(styles.draft, styles.saved)}>{texts.kept}</p>;
  return <p className={styles.draft}>{texts.pending}</p>;
}
