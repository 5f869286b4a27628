import type { DraftStatus } from '../../lib/drafts/draft-writer.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './editor-header.module.css';
import { TEXTS } from './messages.ts';

type Props = { status: DraftStatus; dirty: boolean; saved: boolean };

/** Where the work stands: on the server, in the browser, or nowhere. */
export function DraftState({ status, dirty, saved }: Props) {
  if (status === 'failed') {
    return (
      <p className={classNames(styles.draft, styles.failed)} role="alert" title={TEXTS.draftFailedHelp}>
        {TEXTS.draftFailed}
      </p>
    );
  }
  if (!dirty)
    return saved ? <p className={classNames(styles.draft, styles.kept)}>{TEXTS.serverSaved}</p> : null;
  if (status === 'saved' || status === 'none')
    return <p className={classNames(styles.draft, styles.kept)}>{TEXTS.draftSaved}</p>;
  return <p className={styles.draft}>{TEXTS.draftPending}</p>;
}
