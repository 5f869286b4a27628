import { saveText } from '@palmares/core/tournament/messages';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../api/session.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { DetailsForm } from './details-form.tsx';
import { TEXTS } from './messages.ts';
import type { PlaySource } from './play-source.ts';
import type { PlayAction, PlayState } from './play-state.ts';
import styles from './save-panel.module.css';
import type { SaveTournament } from './use-save-tournament.ts';

type Props = {
  state: PlayState;
  source: PlaySource;
  save: SaveTournament;
  title: string;
  label: string;
  dispatch: (action: PlayAction) => void;
  /** Before leaving for the sign-in. */
  onLeave: () => void;
  /** Other things to do, below. */
  children?: ReactNode;
};

/** What is saved, the button, and why it did not work. */
export function SavePanel({ state, source, save, title, label, dispatch, onLeave, children }: Props) {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const isVisitor = status !== 'signed-in';
  const { isSaved, savedAs } = state;
  return (
    <section className={styles['panel']} aria-labelledby="save-title">
      <h2 id="save-title" className={styles['title']}>
        {isSaved ? TEXTS.savedTitle : title}
      </h2>
      {isSaved ? (
        <p className={styles['text']}>{TEXTS.savedText}</p>
      ) : (
        <DetailsForm
          details={state.details}
          albumIsPrivate={source.albumIsPrivate}
          nameFault={save.nameFault}
          onChange={(patch) => dispatch({ type: 'details', patch })}
        />
      )}
      {isVisitor && !isSaved && (
        <InlineAlert kind="info">
          {saveText('login_required')} {TEXTS.keptHere}
        </InlineAlert>
      )}
      {save.failure !== null && <InlineAlert>{save.failure}</InlineAlert>}
      <div className={styles['actions']}>
        {isSaved && savedAs !== null && (
          <Button variant="primary" size="l" wide to={paths.tournament.to(savedAs.id)}>
            {TEXTS.viewResult}
          </Button>
        )}
        {isVisitor && !isSaved && (
          <Button variant="primary" size="l" wide to={paths.login.to(pathname + search)} onClick={onLeave}>
            {TEXTS.logIn}
          </Button>
        )}
        <Button
          variant={isSaved || isVisitor ? 'secondary' : 'primary'}
          size="l"
          wide
          disabled={isVisitor && !isSaved}
          loading={save.saving}
          onClick={() => void save.save()}
        >
          {save.saving ? TEXTS.saving : label}
        </Button>
        {children}
      </div>
    </section>
  );
}
