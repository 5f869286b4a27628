import { describe, expect, it } from 'vitest';
import { standingsFromRanking } from '../ranking/standing.ts';
import { standingsFromTierlist } from '../tierlist/standing.ts';
import { standingsFromTournament } from '../tournament/standing.ts';
import { keepKnownImages, listStandingsImages } from './standings.ts';

const row = (...ids: number[]) => ids.map((id_image, index) => ({ id_image, placement: index + 1 }));

describe('standingsFromTierlist', () => {
  it('has the tiers that hold an image, from the best, and does not know the pool', () => {
    const standing = standingsFromTierlist([
      { label: 'Non classé', placement: 0, color: 'CCCCCC', images: row(9) },
      { label: 'B', placement: 3, color: 'ffff7f', images: row(5) },
      { label: 'A', placement: 2, color: 'ffbf7f', images: [] },
      { label: 'S', placement: 1, color: 'ff7f7f', images: row(4, 2) },
    ]);
    expect(standing).toEqual({
      groups: [
        { label: 'S', images: [4, 2] },
        { label: 'B', images: [5] },
      ],
      unknown: [9],
    });
  });

  it('leaves out what is not shown', () => {
    const images = [{ id_image: 1, placement: 1, disable: true }, ...row(2)];
    expect(listStandingsImages(standingsFromTierlist([{ label: 'S', placement: 1, images }]))).toEqual([2]);
  });
});

describe('standingsFromRanking', () => {
  it('has each rank alone, then equal points together, and does not know what was never picked', () => {
    const points = { 1: 2, 2: -2, 3: 0, 4: -1, 5: 4, 6: 2 };
    const rows = Object.entries(points).map(([id, score]) => ({ id_image: Number(id), points: score }));
    expect(standingsFromRanking(rows, (reached) => `${reached} of 5`)).toEqual({
      groups: [
        { label: '', images: [4] },
        { label: '', images: [2] },
        { label: '4 of 5', images: [5] },
        { label: '2 of 5', images: [1, 6] },
      ],
      unknown: [3],
    });
  });
});

describe('standingsFromTournament', () => {
  it('has one group for each round, from the champion down', () => {
    const turns = [3, 0, 2, 1, 1, 0];
    const images = turns.map((turn, index) => ({ id_image: index + 1, turn }));
    const saved = { turn: 4, winner_id: 1, images };
    expect(standingsFromTournament(saved, ({ kind, round }) => `${kind} ${round}`).groups).toEqual([
      { label: 'champion 4', images: [1] },
      { label: 'finalists 3', images: [3] },
      { label: 'semiFinalists 2', images: [4, 5] },
      { label: 'round 1', images: [2, 6] },
    ]);
  });
});

describe('keepKnownImages', () => {
  it('drops the images that left, and a group with its last one', () => {
    const standing = {
      groups: [
        { label: 'S', images: [1] },
        { label: 'A', images: [2, 3] },
      ],
      unknown: [4, 5],
    };
    expect(keepKnownImages(standing, new Set([3, 5]))).toEqual({
      groups: [{ label: 'A', images: [3] }],
      unknown: [5],
    });
  });
});
