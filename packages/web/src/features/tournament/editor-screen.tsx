import type { Image } from '@palmares/core/contract/types';
import { resultOf } from '@palmares/core/tournament/result';
import { duelOf, phaseOf } from '@palmares/core/tournament/tournament';
import { type ReactNode, useMemo, useReducer, useState } from 'react';
import type { SaveHow } from '../../api/content-sender.ts';
import type { Saved } from '../../lib/content-saver.ts';
import type { DraftPlace } from '../../lib/drafts/kept-draft.ts';
import { readFlag, writeFlag } from '../../lib/stored-flag.ts';
import { ConflictDialog } from '../../ui/conflict-dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconSettings } from '../../ui/icons-actions.tsx';
import { IconClose } from '../../ui/icons-shell.tsx';
import { IconInfo } from '../../ui/icons-status.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { IntroDialog } from '../../ui/intro-dialog.tsx';
import { ShortcutsDialog } from '../../ui/shortcuts-dialog.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { DetailsForm } from './details-form.tsx';
import { DuelScreen } from './duel-screen.tsx';
import { Intro } from './intro.tsx';
import { SHORTCUTS, TEXTS } from './messages.ts';
import { INFO_FLAG, RestartDialog, SettingsDrawer, WAIT_FLAG } from './play-dialogs.tsx';
import type { PlaySource } from './play-source.ts';
import { type PlayAction, type PlayState, reducePlay, screenOf } from './play-state.ts';
import { randomSeed } from './random-seed.ts';
import { ResultScreen } from './result-screen.tsx';
import { SavePanel } from './save-panel.tsx';
import { usePlayDraft } from './use-play-draft.ts';
import { usePlayKeyboard } from './use-play-keyboard.ts';
import { usePreload } from './use-preload.ts';
import { useSaveTournament } from './use-save-tournament.ts';

type OpenDialog = 'info' | 'shortcuts' | 'settings' | 'restart';

type Props = {
  source: PlaySource;
  place: DraftPlace;
  start: PlayState;
  /** Of the overview: an unfinished replay that waits. */
  notice: ReactNode;
  /** Saved under an address of its own. */
  onSaved: (saved: Saved, how: SaveHow) => void;
  onReload: () => void;
  onCancel: () => void;
};

export function EditorScreen({ source, place, start, notice, onSaved, onReload, onCancel }: Props) {
  const images = useMemo(
    () => new Map<number, Image>(source.images.map((image) => [image.id, image])),
    [source.images],
  );
  const [state, dispatch] = useReducer(
    (now: PlayState, action: PlayAction) =>
      reducePlay(now, action, (image) => images.get(image)?.name ?? `Image ${image}`),
    start,
  );
  const [dialog, setDialog] = useState<OpenDialog | null>(() => (readFlag(INFO_FLAG) ? null : 'info'));
  const [autoNext, setAutoNext] = useState(() => !readFlag(WAIT_FLAG));
  const draft = usePlayDraft(state, place);
  const save = useSaveTournament(state, {
    album: source,
    savedResult: source.savedResult,
    dispatch,
    onFailed: draft.flush,
    onSaved(saved, how) {
      draft.forget();
      onSaved(saved, how);
    },
  });
  const { tournament, details } = state;
  const screen = screenOf(state);
  usePreload(tournament, images);
  usePlayKeyboard(
    {
      onPick(position) {
        const duel = tournament === null ? [] : (duelOf(tournament) ?? []);
        const middle = duel.length === 3 ? 1 : -1;
        const at = position === 'last' ? duel.length - 1 : position === 'middle' ? middle : position;
        const image = duel[at];
        if (screen === 'duel' && image !== undefined) dispatch({ type: 'pick', image });
      },
      onNext: () => screen === 'duel' && dispatch({ type: 'next' }),
      onUndo: () => dispatch({ type: 'undo' }),
      onHelp: () => setDialog('shortcuts'),
    },
    dialog === null,
  );

  const tools = (
    <>
      <IconButton variant="outline" label={TEXTS.help} onClick={() => setDialog('info')}>
        <IconInfo />
      </IconButton>
      <IconButton
        variant="outline"
        label={TEXTS.settings}
        aria-haspopup="dialog"
        onClick={() => setDialog('settings')}
      >
        <IconSettings />
      </IconButton>
      {screen !== 'intro' && (
        <IconButton variant="outline" label={TEXTS.cancel} onClick={onCancel}>
          <IconClose />
        </IconButton>
      )}
    </>
  );
  const restart = () => setDialog('restart');
  const panel = (title: string, label: string) => (
    <SavePanel
      state={state}
      source={source}
      save={save}
      title={title}
      label={label}
      dispatch={dispatch}
      onLeave={draft.flush}
    />
  );

  return (
    <>
      {screen === 'intro' && tournament !== null && (
        <Intro
          tournament={tournament}
          images={images}
          name={details.name}
          albumName={source.albumName}
          tools={tools}
          onStart={() => dispatch({ type: 'start' })}
          onCancel={onCancel}
        />
      )}
      {screen === 'duel' && tournament !== null && (
        <DuelScreen
          tournament={tournament}
          images={images}
          name={details.name === '' ? source.albumName : details.name}
          dispatch={dispatch}
          autoNext={dialog === null && (autoNext || phaseOf(tournament) === 'finished')}
          onRestart={restart}
          tools={tools}
        />
      )}
      {screen === 'result' && tournament !== null && (
        <ResultScreen
          state={state}
          champion={resultOf(tournament)?.champion ?? null}
          groups={resultOf(tournament)?.groups ?? []}
          images={images}
          tools={tools}
          panel={panel(TEXTS.saveTitle, TEXTS.save)}
          onUndo={() => dispatch({ type: 'undo' })}
          onRestart={restart}
        />
      )}
      {screen === 'overview' && (
        <ResultScreen
          state={state}
          champion={source.savedView?.champion ?? null}
          groups={source.savedView?.groups ?? []}
          images={images}
          tools={tools}
          panel={panel(TEXTS.detailsTitle, TEXTS.saveChanges)}
          notice={notice}
          onUndo={null}
          onRestart={tournament === null ? null : restart}
        />
      )}
      {draft.status === 'failed' && <InlineAlert kind="warning">{TEXTS.draftFailed}</InlineAlert>}
      <output>
        <VisuallyHidden>{state.said}</VisuallyHidden>
      </output>
      {dialog === 'info' && (
        <IntroDialog
          flag={INFO_FLAG}
          title={TEXTS.infoTitle}
          steps={TEXTS.info}
          note={TEXTS.infoNote}
          closeLabel={TEXTS.infoClose}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'shortcuts' && (
        <ShortcutsDialog title={TEXTS.shortcuts} shortcuts={SHORTCUTS} onClose={() => setDialog(null)} />
      )}
      {dialog === 'settings' && (
        <SettingsDrawer
          autoNext={autoNext}
          onAutoNext={(next) => {
            setAutoNext(next);
            writeFlag(WAIT_FLAG, !next);
          }}
          onClose={() => setDialog(null)}
        >
          <DetailsForm
            details={details}
            albumIsPrivate={source.albumIsPrivate}
            nameFault={save.nameFault}
            disabled={state.isSaved}
            onChange={(patch) => dispatch({ type: 'details', patch })}
          />
        </SettingsDrawer>
      )}
      {dialog === 'restart' && (
        <RestartDialog
          name={details.name}
          isReplay={screen === 'overview'}
          onClose={() => setDialog(null)}
          onConfirm={() => {
            dispatch({ type: 'restart', seed: randomSeed() });
            setDialog(null);
          }}
        />
      )}
      {save.hasConflict && (
        <ConflictDialog
          text={TEXTS.conflict}
          onCopy={() => void save.save('copy')}
          onOverwrite={() => void save.save('overwrite')}
          onReload={() => {
            draft.forget();
            onReload();
          }}
          onClose={save.settleConflict}
        />
      )}
    </>
  );
}
