// The ranking: one step, in which each guest ranks all images, and the ballots are joined into an order (SA-12).
import type { Ballot } from '../../palmares/ballot.ts';
import { RANKING } from '../../ranking/limits.ts';
import { getPlaces } from '../opinions.ts';
import { listRoomImages } from '../state.ts';
import type { Mode } from './mode.ts';

function isBallotOf(ballot: Ballot, images: readonly number[]): boolean {
  const known = new Set(images);
  const ranked = ballot.flat();
  return (
    ballot.every((group) => group.length > 0) &&
    new Set(ranked).size === ranked.length &&
    ranked.every((image) => known.has(image))
  );
}

export const RANKING_MODE: Mode = {
  hasOpenBoard: false,
  begin: () => ({}),
  openStep: (_plan, _state, step) => (step === 0 ? { step, order: null } : { step: null }),
  countSteps: () => 1,
  listStepImages: listRoomImages,
  listPlayedImages: listRoomImages,
  listLaterImages: () => [],
  isChoice: (_plan, images, choice) => typeof choice !== 'number' && isBallotOf(choice, images),
  reveal: (_plan, _state, { order }) => ({ order }),
  getOutcome: () => null,
  decide: () => 'room_moved_on',
  closeStep: () => ({}),
  goBack: (_plan, { phase }) => (phase === 'board' ? { step: 0 } : null),
  mustReopen: () => false,
  getDistance: () => (a, b) => Math.abs(a - b),
  getOpinion: ({ order }) => getPlaces(order ?? []),
  /** The order of the group becomes ranks; images that nobody was shown have none. Images of one group follow each other. */
  getContent(plan, state) {
    const ranked = (state.order ?? []).flat();
    if (ranked.length === 0) return null;
    const ranks = new Map(ranked.map((image, index) => [image, index + 1]));
    const images = listRoomImages(plan, state).map((id_image) => {
      const rank = ranks.get(id_image);
      const viewed = rank === undefined ? 0 : RANKING.pointsToRank;
      return { id_image, points: rank === undefined ? 0 : -rank, viewed };
    });
    return { kind: 'ranking', images };
  },
};
