import { expect, test } from 'vitest';
import { checkDuels } from './check-duels.ts';
import type { ResultImage } from './check-result.ts';

const image = (id_image: number, place: number, turn: number, over: Partial<ResultImage> = {}) => ({
  id_image,
  place,
  turn,
  lose: place > 1,
  ...over,
});
/** 1 beat 3 and 4, 2 beat 5, then 1 beat 2. */
const images = [image(1, 1, 2), image(2, 2, 1), image(3, 3, 0), image(4, 3, 0), image(5, 3, 0)];
const duel = (winner_id: number, ...loser_ids: number[]) => ({ winner_id, loser_ids });
const PLAYED = [duel(2, 5), duel(1, 3, 4), duel(1, 2)];

test('TO-44: duels that lead to the result are possible, all of them, some or none', () => {
  expect(checkDuels(PLAYED, images)).toBeNull();
  expect(checkDuels(PLAYED.slice(1), images)).toBeNull();
  expect(checkDuels([], images)).toBeNull();
});

test.each([
  ['a winner that takes no part', [duel(9, 5)], 'duels.0.winner_id', 'duel_stranger'],
  ['a loser that takes no part', [duel(1, 3, 9)], 'duels.0.loser_ids.1', 'duel_stranger'],
  ['an image that loses in two duels', [duel(2, 5), duel(1, 3, 5)], 'duels.1.loser_ids.1', 'duel_lost_twice'],
  ['an image that loses twice in one', [duel(1, 3, 3)], 'duels.0.loser_ids.1', 'duel_lost_twice'],
  ['an image against itself', [duel(2, 2)], 'duels.0.winner_id', 'duel_impossible'],
  ['a champion that lost', [duel(2, 1)], 'duels.0.loser_ids.0', 'duel_impossible'],
  ['a winner that went less far', [duel(5, 2)], 'duels.0.winner_id', 'duel_impossible'],
  ['two losers of different rounds', [duel(1, 2, 5)], 'duels.0.loser_ids.1', 'duel_impossible'],
  ['two wins in one round', [duel(1, 3), duel(1, 4)], 'duels.1.winner_id', 'duel_impossible'],
  ['a later round first', [duel(1, 2), duel(1, 3)], 'duels.1.loser_ids.0', 'duel_impossible'],
  ['who lost comes back', [duel(1, 2), duel(2, 5)], 'duels.1.loser_ids.0', 'duel_impossible'],
])('TO-44: %s is refused at its field', (_what, duels, field, code) => {
  expect(checkDuels(duels, images)).toEqual({ field, code });
});

test('a better place than the winner’s is refused, a level one is not: those behind an image that was purged move up', () => {
  const level = [image(1, 1, 2), image(2, 2, 1), image(3, 2, 0)];
  const behind = [image(1, 1, 2), image(2, 3, 1), image(3, 2, 0)];
  expect(checkDuels([duel(2, 3)], level)).toBeNull();
  expect(checkDuels([duel(2, 3)], behind)).toEqual({ field: 'duels.0.winner_id', code: 'duel_impossible' });
});

test('a loser that the result does not call one is refused', () => {
  const proud = [image(1, 1, 1), image(2, 2, 0, { lose: false })];
  expect(checkDuels([duel(1, 2)], proud)).toMatchObject({ field: 'duels.0.loser_ids.0' });
});

test('an image that is disabled is shown to nobody, and told of to nobody', () => {
  const hidden = [image(1, 1, 1), image(2, 2, 0, { disable: true })];
  expect(checkDuels([duel(1, 2)], hidden)).toEqual({ field: 'duels.0.loser_ids.0', code: 'duel_stranger' });
});
