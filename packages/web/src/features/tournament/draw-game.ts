// The picture of a game that is finished, saved or not.
import type { Image } from '@palmares/core/contract/types';
import { isolateBidi } from '@palmares/core/text/isolate-bidi';
import { computeTournamentResult } from '@palmares/core/tournament/result';
import { TEXTS } from '@palmares/texts/game/tournament';
import type { PlaySource } from './play-source.ts';
import type { PlayState } from './play-state.ts';
import { toPicture } from './to-picture.ts';

/** Returns null before the end. `author` is empty for a visitor. */
export function drawGame(
  { tournament, details }: Pick<PlayState, 'tournament' | 'details'>,
  { albumName, images }: Pick<PlaySource, 'albumName' | 'images'>,
  author: string,
): ReturnType<typeof toPicture> | null {
  const result = tournament === null ? null : computeTournamentResult(tournament);
  if (result === null) return null;
  const known = new Map<number, Image>(images.map((image) => [image.id, image]));
  const origin = [...(author === '' ? [] : [TEXTS.by(author)]), isolateBidi(albumName)].join(' · ');
  return toPicture(details.name.trim() || TEXTS.untitled, origin, { ...result, images: known });
}
