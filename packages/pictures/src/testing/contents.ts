// Contents to lay out and draw: images of all shapes, text in every script.
import type { PictureImage, RankingContent, TierlistContent, TournamentContent } from '../content.ts';
import type { MeasureText } from '../scene.ts';

const SIDES = [
  [600, 600],
  [400, 600],
  [600, 400],
  [900, 300],
  [300, 900],
  [0, 0],
] as const;
const TOLD = { title: 'Mes films', origin: 'par Lina · Films', site: 'palmares.example' } as const;
const TIERS = [
  ['S', 'ff7f7f', 0.14],
  ['A', 'ffbf7f', 0.22],
  ['B', 'ffff7f', 0.34],
  ['C', '7fff7f', 0.2],
  ['D', '7f7fff', 0.1],
] as const;

export const AWKWARD_NAMES = [
  'Le Seigneur des Anneaux',
  'مدينة الألعاب القديمة جدا',
  'שלום עולם',
  '🏴‍☠️ Pirates 👨‍👩‍👧‍👦',
  'Hyperinflationsbekämpfung',
  '日本のアニメ映画作品集',
  '',
] as const;

/** Measures text without a font: each character is about half as wide as it is tall. */
export const plainMeasure: MeasureText = (text, { size }) => text.length * size * 0.55;

export function someImages(count: number, first = 1): PictureImage[] {
  return Array.from({ length: count }, (_, index) => {
    const [width = 1, height = 1] = SIDES[index % SIDES.length] ?? [];
    return { id: first + index, name: `Image ${first + index}`, width, height };
  });
}

/** A typical distribution, with most images in the middle tiers. */
export function makeTierlistContent(count: number): TierlistContent {
  const images = someImages(count);
  let at = 0;
  const tiers = TIERS.map(([label, color, share], index) => {
    const upTo =
      index === TIERS.length - 1 ? count : Math.min(count, at + Math.max(1, Math.round(count * share)));
    const part = images.slice(at, upTo);
    at = upTo;
    return { label, color, images: part };
  });
  return { kind: 'tierlist', ...TOLD, tiers };
}

export function makeRankingContent(count: number): RankingContent {
  return { kind: 'ranking', ...TOLD, ranked: someImages(count) };
}

/** The rounds of a real tournament: each has twice the losers of the next. */
export function makeTournamentContent(count: number): TournamentContent {
  const [champion = null, ...others] = someImages(count);
  const groups: { title: string; images: PictureImage[] }[] = [];
  for (let at = 0, size = 1; at < others.length; at += size / 2) {
    groups.push({ title: `Round ${groups.length}`, images: others.slice(at, at + size) });
    size *= 2;
  }
  return { kind: 'tournament', ...TOLD, champion, groups };
}
