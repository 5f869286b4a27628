import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { assertRanking } from '../ranking/ranking.ts';
import { assertBoard, DEFAULT_TIERS, listBoardImages } from '../tierlist/board.ts';
import { getOwnContent } from './own-content.ts';

const IMAGES = [4, 9, 2, 7];
const played = { tiers: DEFAULT_TIERS, images: IMAGES } as const;
const byId = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);

test('SA-44: the votes of a guest become a tier list, with what they skipped in the pool', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.nat(4)), { minLength: 4, maxLength: 4 }), (choices) => {
      const votes = choices.flatMap((choice, index) =>
        choice === null ? [] : [{ images: IMAGES.slice(index, index + 1), choice }],
      );
      const content = getOwnContent({ ...played, mode: 'tierlist' }, votes, 1);
      if (votes.length === 0) {
        expect(content).toBeNull();
        return;
      }
      if (content?.kind !== 'tierlist') throw new Error('not a tier list');
      assertBoard(content.board);
      expect(byId(listBoardImages(content.board))).toEqual(byId(IMAGES));
      for (const { images, choice } of votes)
        expect(content.board.tiers[choice]?.images).toContain(images[0]);
    }),
  );
});

test('SA-44: the ballot of a guest becomes a ranking in its order', () => {
  const votes = [{ images: IMAGES, choice: [[2], [9, 4]] }];
  const content = getOwnContent({ ...played, tiers: [], mode: 'ranking' }, votes, 1);
  if (content?.kind !== 'ranking') throw new Error('not a ranking');
  assertRanking(content.ranking);
  expect(content.ranking.ranked).toEqual([2, 9, 4]);
  expect(byId(content.ranking.images.map(({ id }) => id))).toEqual(byId(IMAGES));
});

test('a tournament belongs to the group', () => {
  expect(getOwnContent({ ...played, mode: 'tournament' }, [{ images: [4, 9], choice: 4 }], 1)).toBeNull();
});
