import { describe, expect, test } from 'vitest';
import { ballotOfRanking, ballotOfTierlist, ballotOfTournament } from './content-ballots.ts';

describe('a tier list', () => {
  const line = (placement: number, ids: readonly number[], disable = false, label = '') => ({
    label,
    placement,
    images: ids.map((id_image, index) => ({ id_image, placement: index + 1, disable })),
  });

  test('says its tiers from the best, whatever their order in the rows', () => {
    expect(ballotOfTierlist([line(3, [5]), line(1, [2, 9]), line(2, [7])])).toEqual([[2, 9], [7], [5]]);
  });

  test('says nothing of unclassified and hidden images, nor by an empty tier', () => {
    const lines = [line(1, [1]), line(2, []), line(3, [2]), line(4, [3], true), line(0, [4])];
    expect(ballotOfTierlist(lines)).toEqual([[1], [2]]);
  });
});

describe('a tournament', () => {
  const image = (id_image: number, turn: number, disable = false) => ({ id_image, turn, disable });

  test('says its champion, then who went how far', () => {
    const images = [image(1, 0), image(2, 2), image(3, 1), image(4, 0)];
    expect(ballotOfTournament({ turn: 3, winner_id: 2, images })).toEqual([[2], [3], [1, 4]]);
  });

  test('of another client, which tells no rounds, says its champion', () => {
    const images = [image(1, 0), image(2, 0), image(3, 0)];
    expect(ballotOfTournament({ turn: 1, winner_id: 3, images })).toEqual([[3], [1, 2]]);
  });

  test('says nothing of disabled images', () => {
    const images = [image(1, 1), image(2, 0), image(3, 0, true)];
    expect(ballotOfTournament({ turn: 2, winner_id: 1, images })).toEqual([[1], [2]]);
  });
});

describe('a ranking', () => {
  const row = (id_image: number, points: number, viewed = 1) => ({ id_image, points, viewed });

  test('says its order, then the images in progress by their points, then those shown in vain', () => {
    const rows = [row(1, 2), row(2, -2), row(3, 4), row(6, 0), row(4, -1), row(5, 2), row(7, 0, 3)];
    expect(ballotOfRanking(rows)).toEqual([[4], [2], [3], [1, 5], [6, 7]]);
  });

  test('says nothing of images that were never shown', () => {
    expect(ballotOfRanking([row(1, -1), row(2, 1), row(3, 0, 0)])).toEqual([[1], [2]]);
  });
});
