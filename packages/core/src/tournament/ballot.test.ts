import { describe, expect, test } from 'vitest';
import { ballotFromTournament } from './ballot.ts';

describe('the ballot of a tournament', () => {
  const image = (id_image: number, turn: number, disable = false) => ({ id_image, turn, disable });

  test('PA-5: says its champion, then who went how far', () => {
    const images = [image(1, 0), image(2, 2), image(3, 1), image(4, 0)];
    expect(ballotFromTournament({ turn: 3, winner_id: 2, images })).toEqual([[2], [3], [1, 4]]);
  });

  test('of another client, which tells no rounds, says its champion', () => {
    const images = [image(1, 0), image(2, 0), image(3, 0)];
    expect(ballotFromTournament({ turn: 1, winner_id: 3, images })).toEqual([[3], [1, 2]]);
  });

  test('says nothing of disabled images', () => {
    const images = [image(1, 1), image(2, 0), image(3, 0, true)];
    expect(ballotFromTournament({ turn: 2, winner_id: 1, images })).toEqual([[1], [2]]);
  });
});
