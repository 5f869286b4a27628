import { useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { FOOTER_TEXTS, FORM_TEXTS, SUBMISSION_TEXTS } from './messages.ts';
import { useStore } from './store.ts';
import { countSteps, isBusy, type Notice, overallProgress, type Submission } from './submission.ts';
import styles from './submission-footer.module.css';
import { useWorkspace } from './use-workspace.ts';

type Props = { issueCount: number; onSubmit: () => void };

/** Always in sight: what there is, how far it has come, and the one thing to press. */
export function SubmissionFooter({ issueCount, onSubmit }: Props) {
  const { submission } = useWorkspace();
  const state = useStore(submission, (current) => current);
  const notice = noticeOf(state);
  return (
    <div className={styles.footer}>
      {isBusy(state) && <ProgressBar state={state} />}
      <div className={styles.inner}>
        {notice !== null && <NoticeLine notice={notice} />}
        <div className={styles.row}>
          <Status state={state} issueCount={issueCount} />
          <Actions state={state} onSubmit={onSubmit} />
        </div>
      </div>
    </div>
  );
}

function noticeOf(state: Submission): Notice | null {
  if (state.notice !== null) return state.notice;
  if (state.phase !== 'partial') return null;
  const { success, total, error } = countSteps(state);
  return state.stop === 'interrupted'
    ? { kind: 'info', text: SUBMISSION_TEXTS.interrupted(success, total) }
    : { kind: 'error', text: SUBMISSION_TEXTS.partial(success, error) };
}

function NoticeLine({ notice }: { notice: Notice }) {
  const { pathname } = useLocation();
  const action =
    notice.kind === 'session' ? (
      <Button size="s" to={paths.login.to(pathname)}>
        {FOOTER_TEXTS.signIn}
      </Button>
    ) : (
      notice.albumId !== undefined && (
        <Button size="s" to={paths.albumEdit.to(notice.albumId)}>
          {SUBMISSION_TEXTS.openAlbum}
        </Button>
      )
    );
  return (
    <InlineAlert kind={notice.kind === 'info' ? 'info' : 'error'} action={action}>
      {notice.text}
    </InlineAlert>
  );
}

function ProgressBar({ state }: { state: Submission }) {
  const share = state.phase === 'uploading' ? overallProgress(state) : state.phase === 'creating' ? 0 : 1;
  return (
    <progress
      className={styles.progress}
      aria-label={FOOTER_TEXTS.progress}
      max={1}
      value={Math.max(0.02, share)}
    />
  );
}

function Status({ state, issueCount }: { state: Submission; issueCount: number }) {
  const { form } = useWorkspace();
  const images = useStore(form, (current) => current.images);
  const prepared = useMemo(() => images.filter(({ status }) => status !== 'waiting').length, [images]);
  const { success, error, total } = countSteps(state);
  return (
    <div className={styles.status}>
      <span className={styles.count}>
        {statusText(state, { success: success + error, total, count: images.length })}
      </span>
      {state.phase === 'editing' && prepared < images.length && (
        <span className={styles.detail}>{FOOTER_TEXTS.preparing(prepared, images.length)}</span>
      )}
      {state.phase === 'editing' && issueCount > 0 && (
        <span className={styles.issues}>{FORM_TEXTS.issueCount(issueCount)}</span>
      )}
    </div>
  );
}

function statusText(state: Submission, counts: { success: number; total: number; count: number }): string {
  switch (state.phase) {
    case 'editing':
      return counts.count === 0 ? FOOTER_TEXTS.empty : FOOTER_TEXTS.count(counts.count);
    case 'creating':
      return FOOTER_TEXTS.creating;
    case 'uploading':
      return FOOTER_TEXTS.sending(counts.success, counts.total);
    case 'attaching':
      return FOOTER_TEXTS.attaching;
    case 'cleaning':
      return FOOTER_TEXTS.cleaning;
    case 'partial':
    case 'done':
      return FOOTER_TEXTS.count(counts.count);
  }
}

function Actions({ state, onSubmit }: { state: Submission; onSubmit: () => void }) {
  const { submission, cancel, resume } = useWorkspace();
  if (state.phase === 'partial') {
    const { success, error, pending } = countSteps(state);
    return (
      <div className={styles.actions}>
        <Abandon />
        {success > 0 && (
          <Button onClick={() => submission.dispatch({ type: 'accepted' })}>{FOOTER_TEXTS.accept}</Button>
        )}
        {error + pending > 0 && state.stop !== 'expired' && (
          <Button variant="primary" onClick={resume}>
            {pending > 0 ? FOOTER_TEXTS.resume(error + pending) : FOOTER_TEXTS.retry(error)}
          </Button>
        )}
      </div>
    );
  }
  if (state.phase === 'creating' || state.phase === 'uploading') {
    return (
      <div className={styles.actions}>
        <Button onClick={cancel}>{FOOTER_TEXTS.cancel}</Button>
      </div>
    );
  }
  return (
    <div className={styles.actions}>
      <Button variant="primary" size="l" loading={state.phase !== 'editing'} onClick={onSubmit}>
        {FOOTER_TEXTS.create}
      </Button>
    </div>
  );
}

/** Gives the album up: it is deleted, the form stays. */
function Abandon() {
  const { form, abandon } = useWorkspace();
  const name = useStore(form, (state) => state.name);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {FOOTER_TEXTS.abandon}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={FOOTER_TEXTS.abandonTitle(name)}
          text={FOOTER_TEXTS.abandonText}
          confirmLabel={FOOTER_TEXTS.abandon}
          onConfirm={() => {
            setAsking(false);
            abandon();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
