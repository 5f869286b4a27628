import type { Image } from '@palmares/core/contract/types';
import { resultOf } from '@palmares/core/tournament/result';
import { duelOf, phaseOf } from '@palmares/core/tournament/tournament';
import { countAsked } from '@palmares/core/tournament/without-images';
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { SaveHow } from '../../api/content-sender.ts';
import type { Saved } from '../../lib/content-saver.ts';
import type { DraftFace } from '../../lib/drafts/draft-face.ts';
import type { DraftPlace } from '../../lib/drafts/kept-draft.ts';
import { useDraft } from '../../lib/drafts/use-draft.ts';
import { readFlag, writeFlag } from '../../lib/stored-flag.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ConflictDialog } from '../../ui/conflict-dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconSettings } from '../../ui/icons-actions.tsx';
import { IconClose } from '../../ui/icons-shell.tsx';
import { IconInfo } from '../../ui/icons-status.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { IntroDialog } from '../../ui/intro-dialog.tsx';
import { OtherTab } from '../../ui/met-drafts.tsx';
import { ShortcutsDialog } from '../../ui/shortcuts-dialog.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { DetailsForm } from './details-form.tsx';
import { DuelScreen } from './duel-screen.tsx';
import { Intro } from './intro.tsx';
import { SHORTCUTS, TEXTS } from './messages.ts';
import { NoticePage } from './notice-page.tsx';
import { INFO_FLAG, RestartDialog, SettingsDrawer, WAIT_FLAG } from './play-dialogs.tsx';
import { toDraftPlan } from './play-draft.ts';
import type { PlaySource } from './play-source.ts';
import { type PlayState, screenOf } from './play-state.ts';
import { createPlayStore } from './play-store.ts';
import { randomSeed } from './random-seed.ts';
import { ResultScreen } from './result-screen.tsx';
import { SavePanel } from './save-panel.tsx';
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
  /** What a draft holds that another tab has kept; null for junk. */
  faceOf: (stored: unknown) => DraftFace | null;
  onReload: () => void;
  onCancel: () => void;
};

export function EditorScreen({ source, place, start, notice, onSaved, faceOf, onReload, onCancel }: Props) {
  const images = useMemo(
    () => new Map<number, Image>(source.images.map((image) => [image.id, image])),
    [source.images],
  );
  const [store] = useState(() => createPlayStore(start, nameIn(images)));
  useEffect(() => store.setNames(nameIn(images)), [store, images]);
  const state = useSyncExternalStore(store.subscribe, store.get);
  const { dispatch } = store;
  const [dialog, setDialog] = useState<OpenDialog | null>(() => (readFlag(INFO_FLAG) ? null : 'info'));
  const [autoNext, setAutoNext] = useState(() => !readFlag(WAIT_FLAG));
  const plan = useMemo(() => toDraftPlan(place), [place]);
  const draft = useDraft(store, plan);
  const save = useSaveTournament(state, {
    album: source,
    savedResult: source.savedResult,
    nameOf: nameIn(images),
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
      <OtherTab draft={draft} faceOf={faceOf} onReload={onReload} />
      {screen === 'duel' && tournament !== null && state.lostChampion !== null && (
        <InlineAlert kind="warning">
          {TEXTS.lostChampion(images.get(state.lostChampion)?.name ?? null, countAsked(tournament))}
        </InlineAlert>
      )}
      {screen === 'intro' && tournament === null && (
        <NoticePage
          heading={TEXTS.newTitle}
          title={TEXTS.noImagesLeft}
          text={TEXTS.noImagesLeftText}
          action={<Button onClick={onCancel}>{TEXTS.toAlbums}</Button>}
        />
      )}
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
      {save.question === 'gone' && (
        <ConfirmDialog
          title={TEXTS.goneTitle}
          text={TEXTS.goneText}
          confirmLabel={TEXTS.keepAnew}
          cancelLabel={TEXTS.later}
          danger={false}
          onClose={save.settle}
          onConfirm={() => {
            save.settle();
            void save.save('anew');
          }}
        />
      )}
      {save.question === 'conflict' && (
        <ConflictDialog
          text={TEXTS.conflict}
          onCopy={() => void save.save('copy')}
          onOverwrite={() => void save.save('overwrite')}
          onReload={() => {
            draft.forget();
            onReload();
          }}
          onClose={save.settle}
        />
      )}
    </>
  );
}

function nameIn(images: ReadonlyMap<number, Image>): (image: number) => string {
  return (image) => images.get(image)?.name ?? `Image ${image}`;
}
