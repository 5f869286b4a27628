// Wire shapes of the palmarès of an album: what everybody who made something public of it thinks, and who weighs in it.
import { type Static, Type } from 'typebox';
import { AlbumStatus } from './album.ts';
import { Author, Id, IsoTime, Nullable, success } from './common.ts';

/** Of an image of the album, whose reply holds the image itself. Numbers are those of the model (core/src/palmares): `worth` is a log-worth, `error` its standard error. */
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

/** `images` from the best, those of the album only. None before the first computation, and none while a voice that left is still in it. */
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

/** An admin leaves all voices of an account out of every palmarès, or takes them in again. */
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
