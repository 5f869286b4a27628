import type { Tournament } from '@palmares/core/contract/types';
import { fromSaved } from '@palmares/core/tournament/wire';
import { groupTitle } from '@palmares/texts/en/tournament-rules';
import { createImagePicker, type PublicResult } from '../shared/public-result.ts';
import type { ServerKind } from '../shared/server-kind.ts';
import { VOTE_JSON } from './tournament.repository.ts';
import { tournamentService } from './tournament.service.ts';

export const tournament: ServerKind<'tournament'> = {
  service: tournamentService,
  tellResult,
  voteJson: VOTE_JSON,
};

/** The champion, the finalists, then the losers of earlier rounds. */
function tellResult({ turn, winner_id, tournamentImage, duels }: Tournament): PublicResult {
  const pick = createImagePicker(tournamentImage);
  const view = fromSaved({ turn, winner_id, images: tournamentImage, duels });
  const groups = view.groups.map((group) => ({
    label: groupTitle(group, 'viewer'),
    images: pick(group.images),
  }));
  return { groups, champion: view.champion, beaten: view.path.flatMap(({ beaten }) => beaten) };
}
