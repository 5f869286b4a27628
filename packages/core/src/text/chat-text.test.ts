import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHAT_WORDS as english } from '../../../texts/src/en/chat.ts';
import { CHAT_WORDS as french } from '../../../texts/src/fr/chat.ts';
import { CHAT } from '../limits.ts';
import { rankingChatText } from '../ranking/chat-text.ts';
import { tierlistChatText } from '../tierlist/chat-text.ts';
import { tournamentChatText } from '../tournament/chat-text.ts';

const ADDRESS = 'https://palmares.example/tierlists/7';
const told = { title: 'Mes films', origin: 'par Lina · Films' };
const named = (...names: string[]) => names.map((name, index) => ({ id: index + 1, name }));
const many = (count: number) =>
  named(...Array.from({ length: count }, (_, index) => `Un film numéro ${index}`));

describe('a tier list as plain text', () => {
  test('has a line for each tier with images, and its address', () => {
    const tiers = [
      { label: 'S', images: named('Alien', 'Brazil') },
      { label: 'A', images: [] },
      { label: 'Bof', images: named('Cube') },
    ];
    expect(tierlistChatText({ ...told, tiers }, ADDRESS, french)).toBe(
      `Mes films\npar Lina · Films\n\nS : Alien, Brazil\nBof : Cube\n\n${ADDRESS}`,
    );
  });

  test('too long for a chat, each tier keeps its first images and counts the others', () => {
    const tiers = [
      { label: 'S', images: named('Alien') },
      { label: 'A', images: many(300) },
    ];
    const text = tierlistChatText({ ...told, tiers }, ADDRESS, french);
    expect(text.length).toBeLessThanOrEqual(CHAT.textMax);
    expect(text.length).toBeGreaterThan(CHAT.textMax - 40);
    expect(text).toMatch(/S\u00A0: Alien\nA\u00A0: Un film numéro 0, .* … et \d+ autres\n\nhttps/u);
  });

  test('one image that is left out is « 1 autre »', () => {
    const tiers = [{ label: 'S', images: named('a'.repeat(1_000), 'b'.repeat(1_000)) }];
    expect(tierlistChatText({ ...told, tiers }, ADDRESS, french)).toMatch(/a … et 1 autre\n/u);
  });
});

describe('a ranking as plain text', () => {
  test('has medals, then ranks', () => {
    const ranked = named('Or', 'Argent', 'Bronze', 'Quatre', 'Cinq');
    expect(rankingChatText({ ...told, ranked }, ADDRESS, french)).toBe(
      `Mes films\npar Lina · Films\n\n🥇 Or\n🥈 Argent\n🥉 Bronze\n4. Quatre\n5. Cinq\n\n${ADDRESS}`,
    );
  });

  test('of two images has two lines', () => {
    expect(rankingChatText({ ...told, ranked: named('Or', 'Argent') }, ADDRESS, french)).toBe(
      `Mes films\npar Lina · Films\n\n🥇 Or\n🥈 Argent\n\n${ADDRESS}`,
    );
  });

  test('too long, counts the last ones', () => {
    const text = rankingChatText({ ...told, ranked: many(300) }, ADDRESS, french);
    expect(text.length).toBeLessThanOrEqual(CHAT.textMax);
    expect(text).toMatch(/\n… et \d+ autres\n\nhttps/u);
  });
});

describe('a tournament as plain text', () => {
  const groups = [
    { title: 'Finalists', images: [{ id: 2, name: 'Brazil' }] },
    { title: 'Semi-Finalists', images: [{ id: 3, name: 'Cube' }] },
  ];
  const champion = { name: 'Alien' };

  test('has its champion, then its rounds', () => {
    expect(tournamentChatText({ ...told, champion, groups }, ADDRESS, english)).toBe(
      `Mes films\npar Lina · Films\n\n🏆 Alien\nFinalists: Brazil\nSemi-Finalists: Cube\n\n${ADDRESS}`,
    );
  });

  test('tells whom the champion beat where the duels are known, images that left passed over', () => {
    expect(tournamentChatText({ ...told, champion, groups, beaten: [3, 99, 2] }, ADDRESS, english)).toContain(
      '🏆 Alien\nBeat Cube, Brazil\nFinalists',
    );
  });

  test('without a champion has its rounds alone', () => {
    const text = tournamentChatText({ ...told, champion: null, groups: [] }, ADDRESS, english);
    expect(text).toBe(`Mes films\npar Lina · Films\n\n\n${ADDRESS}`);
  });

  test('too long, says so in English', () => {
    const long = [{ title: 'Round 1', images: many(300) }];
    expect(tournamentChatText({ ...told, champion, groups: long }, ADDRESS, english)).toMatch(
      /… and \d+ others\n/u,
    );
  });
});

test('BU-46: any tier list fits a chat, and no name is lost uncounted', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(200), { minLength: 1, maxLength: 15 }), (counts) => {
      const tiers = counts.map((count, index) => ({
        label: `T${index}`,
        images: named(...Array.from({ length: count }, () => 'nom')),
      }));
      const text = tierlistChatText({ ...told, tiers }, ADDRESS, french);
      const shown = text.match(/\bnom\b/gu)?.length ?? 0;
      const others = [...text.matchAll(/et (\d+) autre/gu)].reduce(
        (sum, [, count]) => sum + Number(count),
        0,
      );
      expect(shown + others).toBe(counts.reduce((sum, count) => sum + count, 0));
      expect(text.length).toBeLessThanOrEqual(CHAT.textMax);
    }),
  );
});
