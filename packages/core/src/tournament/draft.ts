// An unfinished tournament, as it is kept in the browser after each pick (product.md §7): seed, images and picks are
// enough, since the draw is replayed from them.
// Invariant: `parseTournamentDraft` never throws, and what it gives holds a valid tournament; a draft that was written
// whole comes back at the same duel (after « Next », if a picked duel was still on screen).
// Leaves out: where it is stored, and whose drafts may be shown.
import { type DraftFields, parseDraftFields, parseStored, uint32Of } from '../draft-fields.ts';
import { isImageId } from '../tierlist/board.ts';
import { arrayOf, imageIdsOf, recordOf } from '../untrusted.ts';
import { next, pick } from './play.ts';
import { createTournament, type Tournament } from './tournament.ts';

const VERSION = 1;

type TournamentDraftFields = DraftFields & {
  /** null while the tournament has never been saved. */
  readonly tournamentId: number | null;
};

export type TournamentDraft = TournamentDraftFields & { readonly tournament: Tournament };

export type SavedTournamentDraft = TournamentDraftFields & {
  readonly v: typeof VERSION;
  readonly seed: number;
  readonly imageIds: readonly number[];
  readonly picks: readonly number[];
};

export function toSavedDraft({ tournament, ...fields }: TournamentDraft): SavedTournamentDraft {
  const { seed, imageIds, picks } = tournament;
  return { v: VERSION, ...fields, seed, imageIds, picks };
}

/** Takes the stored text or the parsed value. Null when there is nothing to recover. */
export function parseTournamentDraft(stored: unknown): TournamentDraft | null {
  const draft = recordOf(parseStored(stored));
  const fields = draft && parseDraftFields(draft);
  const seed = uint32Of(draft?.['seed']);
  if (!fields || draft['v'] !== VERSION || seed === null) return null;
  const start = createTournament(imageIdsOf(draft['imageIds']), seed);
  if (!start) return null;
  const { tournamentId } = draft;
  return {
    ...fields,
    tournamentId: isImageId(tournamentId) ? tournamentId : null,
    tournament: replay(start, arrayOf(draft['picks'])),
  };
}

/** As far as the picks fit the draw: those that follow a damaged one mean nothing any more. */
function replay(start: Tournament, picks: readonly unknown[]): Tournament {
  let tournament = start;
  for (const image of picks) {
    const picked = isImageId(image) ? pick(tournament, image) : tournament;
    if (picked === tournament) break;
    tournament = next(picked);
  }
  return tournament;
}
