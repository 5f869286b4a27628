// How often an album of the demo was looked at. Whoever makes a content opens the album first, and most people only look.
import { hashSeed } from './preferences.ts';
import { DEMO_RANKINGS } from './rankings.ts';
import { DEMO_TIERLISTS } from './tierlists.ts';
import { DEMO_TOURNAMENTS } from './tournaments.ts';
import { VOICE_RANKINGS, VOICE_TIERLISTS, VOICE_TOURNAMENTS } from './voices.ts';

const CONTENTS: readonly { readonly album: string }[] = [
  ...DEMO_TIERLISTS,
  ...DEMO_TOURNAMENTS,
  ...DEMO_RANKINGS,
  ...VOICE_TIERLISTS,
  ...VOICE_TOURNAMENTS,
  ...VOICE_RANKINGS,
];

const VIEWS_PER_USE = 9;
const VIEWS_AT_LEAST = 14;
/** Keeps the counters of albums with as many uses apart. */
const VIEWS_BY_CHANCE = 12;

export function countAlbumUses(album: string): number {
  return CONTENTS.filter((content) => content.album === album).length;
}

export function countAlbumViews(album: string): number {
  return VIEWS_AT_LEAST + countAlbumUses(album) * VIEWS_PER_USE + (hashSeed(album) % VIEWS_BY_CHANCE);
}
