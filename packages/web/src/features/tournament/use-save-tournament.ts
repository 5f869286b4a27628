import { checkDetails } from '@palmares/core/check-details';
import { CONTENT } from '@palmares/core/limits';
import { copyName } from '@palmares/core/text/copy-name';
import { checkSave } from '@palmares/core/tournament/check-save';
import { detailsText, saveText } from '@palmares/core/tournament/messages';
import { contendersOf } from '@palmares/core/tournament/tournament';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createSender, makesNew, type SaveHow } from '../../api/content-sender.ts';
import { findLostImages, troubleOf } from '../../api/save-trouble.ts';
import { useSession } from '../../api/session.ts';
import { createTournament, getTournament, updateTournament } from '../../api/tournament.ts';
import type { Details } from '../../lib/content-details.ts';
import type { Saved } from '../../lib/content-saver.ts';
import { lostImagesEnglish } from '../../lib/lost-images.ts';
import type { SourceAlbum } from '../../lib/source-album.ts';
import { TOURNAMENT_KEY } from '../../queries/tournament.ts';
import { saveFailureText } from './failure-text.ts';
import { TEXTS } from './messages.ts';
import { isFinished, type PlayAction, type PlayState, screenOf } from './play-state.ts';
import { type TournamentResult, type TournamentSave, toSaveBody, withoutLost } from './save-body.ts';

const CALLS = { create: createTournament, update: updateTournament, get: getTournament };

/** `conflict`: somebody saved since. `gone`: it was deleted elsewhere. The person has to choose. */
export type SaveQuestion = 'conflict' | 'gone';

export type SaveTournament = {
  readonly saving: boolean;
  /** Why nothing was saved: said where the button is. */
  readonly failure: string | null;
  readonly nameFault: string | null;
  readonly question: SaveQuestion | null;
  readonly settle: () => void;
  readonly save: (how?: SaveHow) => Promise<void>;
};

type Options = {
  album: SourceAlbum;
  /** What the server holds of the game. */
  savedResult: TournamentResult | null;
  nameOf: (image: number) => string;
  dispatch: (action: PlayAction) => void;
  /** The draft is no longer needed. */
  onSaved: (saved: Saved, how: SaveHow) => void;
  /** The draft is all there is. */
  onFailed: () => void;
};

export function useSaveTournament(state: PlayState, options: Options): SaveTournament {
  const { album, dispatch } = options;
  const client = useQueryClient();
  const session = useSession();
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [nameFault, setNameFault] = useState<string | null>(null);
  const [question, setQuestion] = useState<SaveQuestion | null>(null);
  /** What the server holds, over the images that a save found to be left. */
  const [savedResult, setSavedResult] = useState(options.savedResult);
  const [send] = useState(() => createSender<TournamentSave>(album, CALLS));
  // On the overview of a saved tournament only its details are changed; its result stands.
  const isResult = screenOf(state) !== 'overview';
  const base = state.isEdit ? state.savedAs : null;

  async function save(how: SaveHow = 'normal'): Promise<void> {
    if (saving) return;
    const details = how === 'copy' ? toCopy(state.details) : state.details;
    setFailure(null);
    setNameFault(null);
    const fault = findFault(details);
    if (fault !== null) {
      if (fault.isName) setNameFault(fault.text);
      else setFailure(fault.text);
      return;
    }
    setSaving(true);
    try {
      const played = isResult ? state.tournament : null;
      const { saved } = await send(
        toSaveBody(details, played, makesNew(how) ? savedResult : null),
        how,
        base,
      );
      if (how === 'copy') dispatch({ type: 'details', patch: { name: details.name } });
      dispatch({ type: 'saved', savedAs: saved, details, result: isResult });
      void client.invalidateQueries({ queryKey: [TOURNAMENT_KEY] });
      options.onSaved(saved, how);
    } catch (error) {
      options.onFailed();
      await fail(error, makesNew(how) ? null : base);
    } finally {
      setSaving(false);
    }
  }

  function findFault(details: Details): { text: string; isName: boolean } | null {
    const fault = checkSave({
      name: details.name,
      isSignedIn: session.status === 'signed-in',
      isFinished: !isResult || isFinished(state),
      isSaved: isResult && state.isSaved,
    });
    if (fault !== null) return { text: saveText(fault), isName: fault === 'name_required' };
    const [issue] = checkDetails(details);
    return issue === undefined ? null : { text: detailsText(issue.code), isName: issue.field === 'name' };
  }

  async function fail(error: unknown, on: Saved | null): Promise<void> {
    const trouble = troubleOf(error, on);
    if (trouble === 'conflict' || trouble === 'gone') setQuestion(trouble);
    else if (trouble !== 'images' || !(await dropLost(on))) setFailure(saveFailureText(error));
  }

  /** Takes what the album let go of out of the game, and says so. False when nothing of it was found to be missing. */
  async function dropLost(on: Saved | null): Promise<boolean> {
    const { tournament } = state;
    const images = isResult ? (tournament ? contendersOf(tournament) : []) : idsOf(savedResult);
    const missing = await findLostImages(images, album.albumId, on && (() => fetchHeld(on.id)));
    if (missing.length === 0) return false;
    const lost = new Set(missing);
    const left = savedResult && withoutLost(savedResult, lost);
    const text = lostImagesEnglish(missing.map(options.nameOf));
    setFailure(!isResult && left === null ? `${text} ${TEXTS.championGone}` : text);
    if (left !== null) setSavedResult(left);
    dispatch({ type: 'lost', images: lost });
    return true;
  }

  return { saving, failure, nameFault, question, settle: () => setQuestion(null), save };
}

function toCopy(details: Details): Details {
  return { ...details, name: copyName(details.name, 'copy', CONTENT.nameMax) };
}

function idsOf(result: TournamentResult | null): readonly number[] {
  return result?.images?.map(({ id_image }) => id_image) ?? [];
}

/** Disabled images are kept too. */
async function fetchHeld(id: number) {
  return (await getTournament(id))?.tournamentImage.map(({ image }) => image) ?? [];
}
