import { countRemainingDuels } from '@palmares/core/tournament/remove-images';
import { computeTournamentResult } from '@palmares/core/tournament/result';
import { toSavedDuels } from '@palmares/core/tournament/saved-duels';
import { getPhase, type Tournament } from '@palmares/core/tournament/tournament';
import { TEXTS } from '@palmares/texts/game/tournament';
import { useState } from 'react';
import type { ScreenProps } from '../../editor/editor-kind.ts';
import { FRAME_TEXTS } from '../../editor/messages.ts';
import { useFocusAfterChange } from '../../lib/use-focus-after-change.ts';
import { readFlag, writeFlag } from '../../storage/stored-flag.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconClose, IconSettings } from '../../ui/icons-actions.tsx';
import { IconInfo } from '../../ui/icons-status.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { NoticePage } from '../../ui/notice-page.tsx';
import { DuelScreen } from './duel-screen.tsx';
import styles from './editor-screen.module.css';
import { Intro } from './intro.tsx';
import { picksText } from './play-draft.ts';
import { expressEffortText, getScreen } from './play-state.ts';
import { ResultScreen } from './result-screen.tsx';
import { SavePanel } from './save-panel.tsx';
import { SettingsDrawer } from './settings-drawer.tsx';
import type { TournamentParts } from './tournament-parts.ts';
import { useLengthChoice } from './use-length-choice.ts';
import { usePreload } from './use-preload.ts';

type Props = ScreenProps<TournamentParts>;

/** Storage flag of a person who prefers to press Next. */
const WAIT_FLAG = 'palmares:tournament-wait-for-next';

export function EditorScreen(props: Props) {
  const { images, state, draft, dialog, notices } = props;
  const [autoNext, setAutoNext] = useState(() => !readFlag(WAIT_FLAG));
  usePreload(state.tournament, images);
  useFocusAfterChange(getScreen(state), () => document.querySelector('main h1'));

  function changeAutoNext(next: boolean): void {
    setAutoNext(next);
    writeFlag(WAIT_FLAG, !next);
  }

  return (
    <>
      {notices}
      <LostChampion {...props} />
      <Shown {...props} autoNext={autoNext} />
      {draft.status === 'failed' && <InlineAlert kind="warning">{TEXTS.draftFailed}</InlineAlert>}
      {dialog !== null && <SettingsDrawer {...props} autoNext={autoNext} onAutoNext={changeAutoNext} />}
    </>
  );
}

function LostChampion({ images, state }: Props) {
  const { tournament, lostChampion } = state;
  if (getScreen(state) !== 'duel' || tournament === null || lostChampion === null) return null;
  return (
    <InlineAlert kind="warning">
      {TEXTS.lostChampion(images.get(lostChampion)?.name ?? null, countRemainingDuels(tournament))}
    </InlineAlert>
  );
}

/** Renders the screen that the game has reached. */
function Shown(props: Props & { autoNext: boolean }) {
  const { source, images, state, leave } = props;
  const { tournament } = state;
  if (getScreen(state) === 'overview')
    return (
      <ResultScreen
        state={state}
        result={source.savedView}
        duels={state.savedResult?.duels ?? []}
        images={images}
        tools={<Tools {...props} />}
        panel={<SavePanel {...props} title={TEXTS.detailsTitle} label={TEXTS.saveChanges} />}
        notice={<WaitingReplay {...props} />}
        onUndo={null}
        onRestart={tournament === null ? null : () => props.open({ kind: 'reset' })}
      />
    );
  if (tournament !== null) return <Game {...props} tournament={tournament} />;
  return (
    <div className={styles.page}>
      <NoticePage
        heading={TEXTS.newTitle}
        title={TEXTS.noImagesLeft}
        text={TEXTS.noImagesLeftText}
        action={<Button onClick={leave}>{TEXTS.toAlbums}</Button>}
      />
    </div>
  );
}

function Game(props: Props & { autoNext: boolean; tournament: Tournament }) {
  const { source, images, store, state, tournament, open, isCovered, leave, autoNext } = props;
  const { name } = state.details;
  const length = useLengthChoice(source);
  const screen = getScreen(state);
  const shared = { tournament, images, tools: <Tools {...props} /> };
  const restart = () => open({ kind: 'reset' });
  if (screen === 'intro')
    return (
      <Intro
        {...shared}
        name={name}
        albumName={source.albumName}
        length={state.isEdit ? null : length}
        onStart={() => store.dispatch({ type: 'start' })}
        onCancel={leave}
      />
    );
  if (screen === 'duel')
    return (
      <DuelScreen
        {...shared}
        name={name === '' ? source.albumName : name}
        effort={expressEffortText(state, tournament)}
        dispatch={store.dispatch}
        autoNext={!isCovered && (autoNext || getPhase(tournament) === 'finished')}
        waitsForNext={!autoNext}
        onRestart={restart}
      />
    );
  return (
    <ResultScreen
      state={state}
      images={images}
      tools={shared.tools}
      result={computeTournamentResult(tournament)}
      duels={toSavedDuels(tournament)}
      panel={<SavePanel {...props} title={TEXTS.saveTitle} label={TEXTS.save} />}
      onUndo={store.undo}
      onRestart={restart}
    />
  );
}

function Tools({ state, open, leave }: Props) {
  return (
    <>
      <IconButton variant="outline" label={TEXTS.help} onClick={() => open({ kind: 'info' })}>
        <IconInfo />
      </IconButton>
      <IconButton
        variant="outline"
        label={TEXTS.settings}
        aria-haspopup="dialog"
        onClick={() => open({ kind: 'settings' })}
      >
        <IconSettings />
      </IconButton>
      {getScreen(state) !== 'intro' && (
        <IconButton variant="outline" label={TEXTS.cancel} onClick={leave}>
          <IconClose />
        </IconButton>
      )}
    </>
  );
}

/** Offers to resume an unfinished replay, above the overview. */
function WaitingReplay({ state: { waits, tournament }, store }: Props) {
  if (!waits || tournament === null) return null;
  return (
    <InlineAlert
      kind="info"
      action={
        <Button size="s" variant="primary" onClick={() => store.dispatch({ type: 'goOn' })}>
          {FRAME_TEXTS.en.resume}
        </Button>
      }
    >
      {TEXTS.unfinished(picksText({ tournament }))}
    </InlineAlert>
  );
}
