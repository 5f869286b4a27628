import { describe, expect, test } from 'vitest';
import {
  championAnnouncement,
  duelText,
  effortText,
  groupCount,
  groupTitle,
  pickAnnouncement,
  roundText,
  saveText,
  TOURNAMENT_TEXTS,
} from './en/tournament-rules.ts';

describe('texts fixed by the spec', () => {
  test('editor', () => {
    expect(TOURNAMENT_TEXTS.next).toBe('Next');
    expect(TOURNAMENT_TEXTS.nextRound).toBe('Next Round');
    expect(TOURNAMENT_TEXTS.final).toBe('FINAL');
    expect(TOURNAMENT_TEXTS.loadImagesFailed).toBe('Error loading images. Redirecting to album page.');
    expect(TOURNAMENT_TEXTS.saveFailed).toBe('Error saving tournament. Please try again.');
    expect(groupTitle({ kind: 'round', round: 2 }, 'editor')).toBe('Round Eliminated: 2');
  });

  test('save', () => {
    expect(saveText('name_required')).toBe('Please give your tournament a name.');
    expect(saveText('login_required')).toBe('You need to be logged in to save a tournament.');
    expect(saveText('already_saved')).toBe(
      'Tournament has already been saved. Please restart to save again.',
    );
  });

  test('viewer', () => {
    expect(TOURNAMENT_TEXTS.champion).toBe('Champion');
    expect(TOURNAMENT_TEXTS.finalRankings).toBe('Final Rankings');
    expect(TOURNAMENT_TEXTS.viewFailed).toBe(
      'Unable to load tournament data. It might not exist or you may not have permission to view it.',
    );
    expect(TOURNAMENT_TEXTS.notFound).toBe('Tournament Not Found');
    expect(groupTitle({ kind: 'round', round: 2 }, 'viewer')).toBe('Round 2');
  });

  test.each(['editor', 'viewer'] as const)('TO-33: names of the best three groups in the %s', (screen) => {
    const title = (kind: 'champion' | 'finalists' | 'semiFinalists') =>
      groupTitle({ kind, round: 9 }, screen);
    expect([title('champion'), title('finalists'), title('semiFinalists')]).toEqual([
      'Champion',
      'Finalists',
      'Semi-Finalists',
    ]);
  });
});

describe('our own texts', () => {
  const progress = { round: 2, rounds: 4, duel: 3, duels: 5, picks: 12, total: 18 };

  test('tell the exact number of duels before the start', () => {
    expect(effortText(21)).toBe('21 images, exactly 18 duels');
    expect(effortText(2)).toBe('2 images, exactly 1 duel');
    expect(effortText(1)).toBe('There is only one image: it is the champion.');
  });

  test('tell the progress', () => {
    expect(roundText(progress)).toBe('Round 2 of 4');
    expect(duelText(progress)).toBe('Duel 3 of 5 · 12 of 18 picks');
  });

  test('announce picks and the champion', () => {
    expect(pickAnnouncement('Fox', progress)).toBe('Fox picked, 12 of 18');
    expect(championAnnouncement('Fox')).toBe('Fox is the champion');
  });

  test('count images', () => {
    expect([groupCount(1), groupCount(3)]).toEqual(['1 image', '3 images']);
  });

  test('name a save that comes too early', () => {
    expect(saveText('not_finished')).toBe('Finish the tournament before saving it.');
  });
});
