// A draft of a tournament, stored in the browser after each pick (TO-30). Seed,
// images and picks are enough, because the draw is replayed from them.
// Invariant: `parseTournamentDraft` never throws and returns only valid tournaments. An undamaged draft resumes at the same duel (after «
// Next » if an answered duel was on screen).
// The web app stores drafts and decides whose drafts may be shown.
import { type DraftFields, parseDraftFields, parseStored, parseUint32 } from '../draft-fields.ts';
import { isImageId } from '../image-id.ts';
import { parseArray, parseImageIds, parseRecord } from '../parse-untrusted.ts';
import { countDuels } from './duels.ts';
import { replay, replayAnswers } from './remove-images.ts';
import { createTournament, type Tournament } from './tournament.ts';

const VERSION = 1;

type TournamentDraftFields = DraftFields & {
  /** Null until the tournament is first saved. */
  readonly tournamentId: number | null;
};

export type TournamentDraft = TournamentDraftFields & { readonly tournament: Tournament };

export type TournamentDraftJson = TournamentDraftFields & {
  readonly v: typeof VERSION;
  readonly seed: number;
  readonly imageIds: readonly number[];
  readonly picks: readonly number[];
  /** Present only when images have left. */
  readonly gone?: readonly number[];
  readonly earlier?: readonly (number | null)[];
};

export function toDraftJson({ tournament, ...fields }: TournamentDraft): TournamentDraftJson {
  const { seed, imageIds, picks, gone, earlier } = tournament;
  return { v: VERSION, ...fields, seed, imageIds, picks, ...(gone.length === 0 ? {} : { gone, earlier }) };
}

/** Parses stored text or an already parsed value. Returns null when nothing can be recovered. */
export function parseTournamentDraft(stored: unknown): TournamentDraft | null {
  const draft = parseRecord(parseStored(stored));
  const fields = draft && parseDraftFields(draft);
  const seed = parseUint32(draft?.['seed']);
  if (!fields || draft['v'] !== VERSION || seed === null) return null;
  const start = createTournament(parseImageIds(draft['imageIds']), seed);
  if (!start) return null;
  const { tournamentId } = draft;
  const gone = [...new Set(parseImageIds(draft['gone']))].filter((image) => start.imageIds.includes(image));
  if (gone.length === start.imageIds.length) return null;
  const earlier = parseArray(draft['earlier'])
    .slice(0, countDuels(start.imageIds.length))
    .map((image) => (isImageId(image) ? image : null));
  return {
    ...fields,
    tournamentId: isImageId(tournamentId) ? tournamentId : null,
    tournament: replay(replayAnswers(start, gone, earlier), parseArray(draft['picks'])),
  };
}
