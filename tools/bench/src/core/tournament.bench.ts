// Operations of a tournament of 20, 150 and 1 000 images. Floor: copying as many numbers as there are images, which every pick needs,
// because it keeps the previous list of picks for undo.
// Run: node bench/src/core/tournament.bench.ts
import { parseTournamentDraft, toDraftJson } from '@palmares/core/tournament/draft';
import { countDuels } from '@palmares/core/tournament/duels';
import { next, pick, undo } from '@palmares/core/tournament/play';
import { getProgress } from '@palmares/core/tournament/progress';
import { computeTournamentResult } from '@palmares/core/tournament/result';
import { createTournament, getShownDuel, type Tournament } from '@palmares/core/tournament/tournament';
import { fromSaved, toSaved } from '@palmares/core/tournament/wire';
import { measure, report } from '../measure.ts';

for (const count of [20, 150, 1_000]) {
  const ids = Array.from({ length: count }, (_, index) => index + 1);
  const start = play(count, 0);
  const half = play(count, Math.floor(countDuels(count) / 2));
  const image = getShownDuel(half)?.[0] ?? 0;
  const picked = pick(half, image);
  const finished = play(count, countDuels(count));
  const saved = toSaved(finished);
  const draft = {
    savedAt: 0,
    userKey: 'bench',
    albumId: 1,
    tournamentId: null,
    name: 'Bench',
    description: '',
    private: false,
    tournament: finished,
  };
  const stored = JSON.stringify(toDraftJson(draft));

  const floor = measure(`floor: copy ${count} numbers`, () => [...ids]);
  report(`Tournament of ${count} images, ${countDuels(count)} duels`, floor, [
    measure('draw the first round', () => createTournament(start.imageIds, 1)),
    measure('pick, half way', () => pick(half, image)),
    measure('next, half way', () => next(picked)),
    measure('undo, half way', () => undo(half)),
    measure('progress, half way', () => getProgress(half)),
    measure('result', () => computeTournamentResult(finished)),
    measure('write the saved form', () => toSaved(finished)),
    measure('read the saved form', () => saved && fromSaved(saved)),
    measure('play it whole', () => play(count, countDuels(count))),
    measure('write a draft', () => JSON.stringify(toDraftJson(draft))),
    measure('read a draft: replay every pick', () => parseTournamentDraft(stored)),
  ]);
}

/** Plays `picks` duels, always picking the first image. */
function play(count: number, picks: number): Tournament {
  const created = createTournament(
    Array.from({ length: count }, (_, index) => index + 1),
    1,
  );
  if (!created) throw new Error('No tournament');
  let tournament = created;
  for (let i = 0; i < picks; i++) tournament = next(pick(tournament, getShownDuel(tournament)?.[0] ?? 0));
  return tournament;
}
