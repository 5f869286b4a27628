import { checkDetails } from '@palmares/core/check-details';
import { findSaveFault } from '@palmares/core/tournament/check-save';
import { detailsText, saveText } from '@palmares/core/tournament/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createSender, type SaveHow } from '../../api/content-sender.ts';
import { ApiError } from '../../api/errors.ts';
import { useSession } from '../../api/session.ts';
import { createTournament, getTournament, updateTournament } from '../../api/tournament.ts';
import type { Saved } from '../../lib/content-saver.ts';
import type { SourceAlbum } from '../../lib/source-album.ts';
import { TOURNAMENT_KEY } from '../../queries/tournament.ts';
import { saveFailureText } from './failure-text.ts';
import { TEXTS } from './messages.ts';
import { isFinished, type PlayAction, type PlayState, screenOf } from './play-state.ts';
import { type TournamentResult, type TournamentSave, toSaveBody } from './save-body.ts';

const CALLS = { create: createTournament, update: updateTournament, get: getTournament };

export type SaveTournament = {
  readonly saving: boolean;
  /** Why nothing was saved: said where the button is. */
  readonly failure: string | null;
  readonly nameFault: string | null;
  /** Somebody saved since: the person has to choose. */
  readonly hasConflict: boolean;
  readonly settleConflict: () => void;
  readonly save: (how?: SaveHow) => Promise<void>;
};

type Options = {
  album: SourceAlbum;
  /** What the server holds of the game. */
  savedResult: TournamentResult | null;
  dispatch: (action: PlayAction) => void;
  /** The draft is no longer needed. */
  onSaved: (saved: Saved, how: SaveHow) => void;
  /** The draft is all there is. */
  onFailed: () => void;
};

export function useSaveTournament(
  state: PlayState,
  { album, savedResult, dispatch, onSaved, onFailed }: Options,
): SaveTournament {
  const client = useQueryClient();
  const session = useSession();
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [nameFault, setNameFault] = useState<string | null>(null);
  const [hasConflict, setHasConflict] = useState(false);
  const [send] = useState(() => createSender<TournamentSave>(album, CALLS));

  async function save(how: SaveHow = 'normal'): Promise<void> {
    if (saving) return;
    const details =
      how === 'copy' ? { ...state.details, name: TEXTS.copyName(state.details.name) } : state.details;
    // On the overview of a saved tournament only its details are changed; its result stands.
    const isResult = screenOf(state) !== 'overview';
    setFailure(null);
    setNameFault(null);
    const fault = findSaveFault({
      name: details.name,
      isSignedIn: session.status === 'signed-in',
      isFinished: !isResult || isFinished(state),
      isSaved: isResult && state.isSaved,
    });
    const [issue] = checkDetails(details);
    const text = fault !== null ? saveText(fault) : issue === undefined ? null : detailsText(issue.code);
    if (text !== null) {
      if (fault === 'name_required' || (fault === null && issue?.field === 'name')) setNameFault(text);
      else setFailure(text);
      return;
    }
    setSaving(true);
    try {
      const played = isResult ? state.tournament : null;
      const body = toSaveBody(details, played, how === 'copy' ? savedResult : null);
      const { saved } = await send(body, how, state.isEdit ? state.savedAs : null);
      if (how === 'copy') dispatch({ type: 'details', patch: { name: details.name } });
      dispatch({ type: 'saved', savedAs: saved, details, result: isResult });
      void client.invalidateQueries({ queryKey: [TOURNAMENT_KEY] });
      onSaved(saved, how);
    } catch (error) {
      onFailed();
      if (error instanceof ApiError && error.code === 'version_conflict') setHasConflict(true);
      else setFailure(saveFailureText(error));
    } finally {
      setSaving(false);
    }
  }

  return { saving, failure, nameFault, hasConflict, settleConflict: () => setHasConflict(false), save };
}
