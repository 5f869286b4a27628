// The one door to the layouts: what a content of any kind looks like in a format.
import { albumScene } from './album-scene.ts';
import type { AlbumContent, PictureContent } from './content.ts';
import type { PictureOptions } from './format.ts';
import { rankingScene } from './ranking-scene.ts';
import type { MeasureText, Scene } from './scene.ts';
import { tierlistScene } from './tierlist-scene.ts';
import { tournamentScene } from './tournament-scene.ts';

export function layoutPicture(
  content: PictureContent | AlbumContent,
  options: PictureOptions,
  measure: MeasureText,
): Scene {
  switch (content.kind) {
    case 'album':
      return albumScene(content, options, measure);
    case 'tierlist':
      return tierlistScene(content, options, measure);
    case 'tournament':
      return tournamentScene(content, options, measure);
    case 'ranking':
      return rankingScene(content, options, measure);
  }
}
