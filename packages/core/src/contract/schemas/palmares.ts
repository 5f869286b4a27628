// Wire schemas of the palmarès of an album, and of its voices.
import { type Static, Type } from 'typebox';
import { AlbumStatus } from './album.ts';
import { Author, Id, IsoTime, Nullable, success } from './common.ts';

/**
 * The rank of an image; the image itself is in the reply of the album. Numbers come from the model
 * (core/src/palmares): `worth` is a log-worth, `error` its standard error.
 */
export const RankedImage = Type.Object({
  id_image: Id,
  rank: Type.Integer({ description: '1 is best' }),
  best: Type.Integer({ description: 'the best rank that the interval allows' }),
  worst: Type.Integer(),
  worth: Type.Number(),
  error: Type.Number(),
  tier: Nullable(Type.Integer({ description: '0 is best; null: not known yet' })),
  judged: Type.Integer({ description: 'voices that judged it' }),
  fifths: Type.Array(Type.Integer(), {
    description: 'in how many hands it stands in the 1st … 5th fifth of what that person judged',
  }),
  won: Type.Integer({ description: 'duels of saved tournaments' }),
  lost: Type.Integer(),
  spread: Type.Number({ description: 'disagreement, 0 to 1' }),
});
export type RankedImage = Static<typeof RankedImage>;

/**
 * `images` are those of the album, best first. Empty before the first
 * computation, and while the stored result still counts a withdrawn voice.
 */
export const AlbumPalmares = Type.Object({
  voices: Type.Integer({ description: 'people who compared at least two images' }),
  contents: Type.Integer({ description: 'what they made, all together' }),
  computed_at: Nullable(IsoTime),
  outdated: Type.Boolean({ description: 'on its way: nothing is shown until it is computed' }),
  images: Type.Array(RankedImage),
  divisive: Type.Array(Id),
  consensual: Type.Array(Id),
  surprise: Nullable(Id),
});
export type AlbumPalmares = Static<typeof AlbumPalmares>;

export const AlbumPalmaresReply = success(AlbumPalmares);

/** An admin excludes all voices of an account from every palmarès, or includes them again. */
export const UserVoicesBody = Type.Object({ counted: Type.Boolean() });

/** An album whose latest voices come mostly from accounts that were new when they voted (limits: VOICE_WAVE). */
export const VoiceWave = Type.Object({
  album: Type.Object({ id: Id, name: Type.String(), status: AlbumStatus, author: Author }),
  voices: Type.Integer(),
  young: Type.Integer({ description: 'those of new accounts' }),
  accounts: Type.Array(Author, { description: 'some of the new accounts, the newest first' }),
});
export type VoiceWave = Static<typeof VoiceWave>;

export const VoiceWavesReply = success(Type.Array(VoiceWave));
