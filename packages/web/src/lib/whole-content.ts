// A content as its viewer has it: what it says of the images of its album, and these images.
import type { Image, Ranking, Tierlist, Tournament } from '@palmares/core/contract/types';
import type { Ballot } from '@palmares/core/palmares/ballot';
import { ballotOfRanking } from '@palmares/core/ranking/ballot';
import { ballotOfTierlist } from '@palmares/core/tierlist/ballot';
import { ballotOfTournament } from '@palmares/core/tournament/ballot';

export type WholeContent =
  | { readonly kind: 'tierlist'; readonly content: Tierlist }
  | { readonly kind: 'tournament'; readonly content: Tournament }
  | { readonly kind: 'ranking'; readonly content: Ranking };

export function ballotOf(whole: WholeContent): Ballot {
  switch (whole.kind) {
    case 'tierlist':
      return ballotOfTierlist(whole.content.lines);
    case 'tournament':
      return ballotOfTournament({ ...whole.content, images: whole.content.tournamentImage });
    case 'ranking':
      return ballotOfRanking(whole.content.rankingImage);
  }
}

export function imagesOf(whole: WholeContent): readonly Image[] {
  switch (whole.kind) {
    case 'tierlist':
      return whole.content.lines.flatMap(({ images }) => images.map(({ image }) => image));
    case 'tournament':
      return whole.content.tournamentImage.map(({ image }) => image);
    case 'ranking':
      return whole.content.rankingImage.map(({ image }) => image);
  }
}
