import { TEXTS } from '@palmares/texts/game/tournament';
import { saveText } from '@palmares/texts/game/tournament-rules';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../api/session.ts';
import type { ScreenProps } from '../../editor/editor-kind.ts';
import { FRAME_TEXTS } from '../../editor/messages.ts';
import { SAVE_ATTRIBUTE } from '../../editor/use-finish.ts';
import { getNameIssue } from '../../editor/use-save-content.ts';
import { VisitorFinish } from '../../editor/visitor-finish.tsx';
import { useOffline } from '../../lib/network.ts';
import { paths } from '../../lib/paths.ts';
import { stickyFoot } from '../../lib/sticky-edge.ts';
import { Button } from '../../ui/button.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { DetailsForm } from './details-form.tsx';
import { drawGame } from './draw-game.ts';
import styles from './save-panel.module.css';
import type { TournamentParts } from './tournament-parts.ts';

type Props = ScreenProps<TournamentParts> & { title: string; label: string };

/** The fields to save, the save button, and the reason of a failure. */
export function SavePanel(props: Props) {
  const { state, source, store, save, finish, title } = props;
  const nameIssue = getNameIssue(save);
  const form = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // On a phone the save button sticks to the window, so the invalid field may be out of view.
    if (save.refusal !== null) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [save.refusal]);

  const failure = nameIssue === null ? (save.refusal?.text ?? save.failure) : null;
  return (
    <section className={styles.panel} aria-labelledby="save-title">
      <div ref={form} className={styles.details}>
        <h2 id="save-title" className={styles.title}>
          {state.isSaved ? TEXTS.savedTitle : title}
        </h2>
        {state.isSaved ? (
          <>
            <p className={styles.text}>{TEXTS.savedText}</p>
            {finish}
          </>
        ) : (
          <DetailsForm
            details={state.details}
            albumIsPrivate={source.albumIsPrivate}
            nameIssue={nameIssue}
            onChange={store.setDetails}
          />
        )}
      </div>
      <Actions {...props} failure={failure} />
    </section>
  );
}

function Actions({ state, source, draft, save, label, failure }: Props & { failure: string | null }) {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const { isSaved } = state;
  const isOffline = useOffline();
  // After a save the button only confirms it, so no sign-in is needed.
  const isClosed = status === 'visitor' && !isSaved;
  return (
    <>
      {isClosed && (
        <InlineAlert
          kind="info"
          action={
            <Button size="s" to={paths.login.to(pathname + search)} onClick={draft.flush}>
              {FRAME_TEXTS.en.signInToSave}
            </Button>
          }
        >
          {saveText('login_required')} {TEXTS.keptHere}
        </InlineAlert>
      )}
      {failure !== null && <InlineAlert>{failure}</InlineAlert>}
      <div ref={stickyFoot} className={styles.actions}>
        {isClosed ? (
          <VisitorFinish content={drawGame(state, source, '')} images={source.images} draft={draft} />
        ) : (
          <Button
            variant={isSaved ? 'secondary' : 'primary'}
            size="l"
            wide
            disabled={(status !== 'signed-in' && !isSaved) || isOffline}
            title={isOffline ? FRAME_TEXTS.en.saveWaits : undefined}
            loading={save.saving}
            onClick={() => save.save()}
            {...{ [SAVE_ATTRIBUTE]: '' }}
          >
            {save.saving ? TEXTS.saving : isOffline ? FRAME_TEXTS.en.offline : label}
          </Button>
        )}
      </div>
    </>
  );
}
