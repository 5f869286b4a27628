// Contents of many people on a few albums, so that their palmarès is filled at first start. They are generated: each person's preferences
// are the common ones of the album (voice-albums.ts) plus a random part, and neighbours make different kinds of content. Deterministic.
import { createRng, type Rng } from '@palmares/core/random';
import type { IconId } from './album.ts';
import { DEMO_ALBUMS } from './catalogue.ts';
import { hashSeed } from './preferences.ts';
import type { DemoRanking } from './ranking.ts';
import { classicTiers, type DemoTierlist } from './tierlist.ts';
import type { DemoTournament } from './tournament.ts';
import { DEMO_USERS } from './users.ts';
import { VOICE_ALBUMS, type VoiceAlbum } from './voice-albums.ts';

/** Weight of a common like or dislike, relative to the random part of a person, which is between -1 and 1. */
const COMMON = 1.6;
const CONTESTED = 2.2;
/** Minimum age in days, so that the handwritten demo contents stay the newest. */
const NEWEST_DAYS_AGO = 6;
/** Ends of the five tiers, as shares of the placed images. */
const TIER_ENDS = [0.1, 0.3, 0.6, 0.85, 1] as const;

type Voice = {
  slug: string;
  album: string;
  author: string;
  name: string;
  private: false;
  createdDaysAgo: number;
  /** The whole album, most liked first. */
  favourites: IconId[];
};

/** A triangular distribution between -1 and 1. */
const chance = (rng: Rng): number => rng() + rng() - 1;

function tasteOn({ loved, disliked, contested }: VoiceAlbum, icons: readonly IconId[], rng: Rng): IconId[] {
  const side = rng() < 0.5 ? 1 : -1;
  const liking = (icon: IconId): number => {
    if (contested.includes(icon)) return CONTESTED * side;
    const place = loved.indexOf(icon);
    if (place >= 0) return COMMON * (1 - place / (2 * loved.length));
    return disliked.includes(icon) ? -COMMON : 0;
  };
  const scored = icons.map((icon) => ({ icon, score: liking(icon) + chance(rng) }));
  return scored.toSorted((a, b) => b.score - a.score).map(({ icon }) => icon);
}

/** Each person makes one kind in turn. The date is after both the album and the person's account. */
function getVoices(wanted: VoiceAlbum): Voice[] {
  const album = DEMO_ALBUMS.find(({ slug }) => slug === wanted.album);
  if (album === undefined) throw new Error(`demo: no album ${wanted.album}`);
  const icons = album.images.map(({ icon }) => icon);
  return DEMO_USERS.map(({ slug: author, createdDaysAgo: joined }, index) => {
    const slug = `voix-${author}-${album.slug}`;
    const rng = createRng(hashSeed(slug));
    const oldest = Math.min(album.createdDaysAgo, joined) - 1;
    return {
      slug,
      album: album.slug,
      author,
      name: wanted.names[Math.floor(index / KINDS)]?.[index % KINDS] ?? album.name,
      private: false,
      createdDaysAgo: NEWEST_DAYS_AGO + Math.floor(rng() * (oldest - NEWEST_DAYS_AGO)),
      favourites: tasteOn(wanted, icons, rng),
    };
  });
}

const KINDS = 3;
const ALL = VOICE_ALBUMS.map(getVoices);
const ofKind = (kind: number) => ALL.flatMap((voices) => voices.filter((_, index) => index % KINDS === kind));

function toTierlist({ favourites, ...voice }: Voice): DemoTierlist {
  const placed = favourites.length;
  const [s = [], a = [], b = [], c = [], d = []] = TIER_ENDS.map((end, tier) =>
    favourites.slice(Math.round((TIER_ENDS[tier - 1] ?? 0) * placed), Math.round(end * placed)),
  );
  const [mainImage] = favourites;
  if (mainImage === undefined) throw new Error(`demo: ${voice.album} has no image`);
  return { ...voice, mainImage, tiers: classicTiers(s, a, b, c, d) };
}

export const VOICE_TIERLISTS: readonly DemoTierlist[] = ofKind(0).map(toTierlist);
export const VOICE_TOURNAMENTS: readonly DemoTournament[] = ofKind(1);
/** Half of the rankings are unfinished. */
export const VOICE_RANKINGS: readonly DemoRanking[] = ofKind(2).map((voice, index) => ({
  ...voice,
  stoppedAfter: index % 2 === 0 ? null : 60,
}));
