import { FOOTER_TEXTS, FORM_TEXTS, SUBMISSION_TEXTS } from '@palmares/texts/page/album-creation';
import { UPLOAD_TEXTS } from '@palmares/texts/page/uploads';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import { paths } from '../../lib/paths.ts';
import { stickyFoot } from '../../lib/sticky-edge.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { GuardedButton } from '../../ui/guarded-button.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { GuardedStep } from '../../ui/press-guard.tsx';
import { countSteps, overallProgress, type Sending } from '../../uploads/sending.ts';
import { getNotice, isBusy, type Notice, type Phase, type Submission } from './submission.ts';
import styles from './submission-footer.module.css';
import { useWorkspace } from './use-workspace.ts';

type Props = { issueCount: number; onSubmit: () => void };

type State = { state: Submission; sending: Sending };

/** The sticky footer: number of images, progress and the main action. */
export function SubmissionFooter({ issueCount, onSubmit }: Props) {
  const { submission, queue } = useWorkspace();
  const state = useStore(submission);
  const sending = useStore(queue.sending);
  const notice = getNotice(state, sending);
  return (
    <div ref={stickyFoot} className={styles.footer}>
      {isBusy(state) && <ProgressBar state={state} sending={sending} />}
      <div className={styles.inner}>
        {notice !== null && <NoticeLine notice={notice} />}
        <div className={styles.row}>
          <Status state={state} sending={sending} issueCount={issueCount} />
          <Actions state={state} sending={sending} onSubmit={onSubmit} />
        </div>
      </div>
    </div>
  );
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

function ProgressBar({ state: { phase }, sending }: State) {
  const share = phase === 'uploading' ? overallProgress(sending) : phase === 'creating' ? 0 : 1;
  return (
    <progress
      className={styles.progress}
      aria-label={FOOTER_TEXTS.progress}
      max={1}
      value={Math.max(0.02, share)}
    />
  );
}

function Status({ state: { phase }, sending, issueCount }: State & { issueCount: number }) {
  const images = useStore(useWorkspace().queue.images);
  const prepared = useMemo(() => images.filter(({ status }) => status !== 'waiting').length, [images]);
  return (
    <div className={styles.status}>
      <span className={styles.count}>{statusText(phase, sending, images.length)}</span>
      {phase === 'editing' && prepared < images.length && (
        <span className={styles.detail}>{FOOTER_TEXTS.preparing(prepared, images.length)}</span>
      )}
      {phase === 'editing' && issueCount > 0 && (
        <span className={styles.issues}>{FORM_TEXTS.issueCount(issueCount)}</span>
      )}
    </div>
  );
}

function statusText(phase: Phase, sending: Sending, count: number): string {
  switch (phase) {
    case 'editing':
      return count === 0 ? FOOTER_TEXTS.empty : FOOTER_TEXTS.count(count);
    case 'creating':
      return FOOTER_TEXTS.creating;
    case 'uploading': {
      const { success, error, total } = countSteps(sending);
      return UPLOAD_TEXTS.progress(success + error, total);
    }
    case 'attaching':
      return FOOTER_TEXTS.attaching;
    case 'cleaning':
      return FOOTER_TEXTS.cleaning;
    case 'partial':
    case 'done':
      return FOOTER_TEXTS.count(count);
  }
}

/** Groups phases by their buttons: those of a new group appear under the pointer that has just clicked. */
const getStep = (phase: Phase): string =>
  phase === 'partial' ? 'partial' : phase === 'creating' || phase === 'uploading' ? 'sending' : 'editing';

function Actions({ state: { phase }, sending, onSubmit }: State & { onSubmit: () => void }) {
  const { cancel, queue } = useWorkspace();
  // Without images, adding some is the primary action.
  const hasImages = useStore(queue.images, (images) => images.length > 0);
  return (
    <div className={styles.actions}>
      <GuardedStep step={getStep(phase)}>
        {phase === 'partial' ? (
          <PartialActions sending={sending} />
        ) : phase === 'creating' || phase === 'uploading' ? (
          <GuardedButton onClick={cancel}>{UPLOAD_TEXTS.cancel}</GuardedButton>
        ) : (
          <GuardedButton
            variant={hasImages ? 'primary' : 'secondary'}
            size="l"
            loading={phase !== 'editing'}
            onClick={onSubmit}
          >
            {FOOTER_TEXTS.create}
          </GuardedButton>
        )}
      </GuardedStep>
    </div>
  );
}

function PartialActions({ sending }: { sending: Sending }) {
  const { accept, resume } = useWorkspace();
  const { success, error, pending } = countSteps(sending);
  return (
    <>
      <Abandon />
      {success > 0 && <GuardedButton onClick={accept}>{FOOTER_TEXTS.accept}</GuardedButton>}
      {error + pending > 0 && sending.stop !== 'expired' && (
        <GuardedButton variant="primary" onClick={resume}>
          {pending > 0 ? FOOTER_TEXTS.resume(error + pending) : UPLOAD_TEXTS.retry(error)}
        </GuardedButton>
      )}
    </>
  );
}

/** Discards the submission: deletes the album and keeps the form. */
function Abandon() {
  const { form, abandon } = useWorkspace();
  const name = useStore(form, (state) => state.name);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <GuardedButton variant="quiet" onClick={() => setAsking(true)}>
        {FOOTER_TEXTS.abandon}
      </GuardedButton>
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
