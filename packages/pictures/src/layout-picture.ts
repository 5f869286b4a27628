// Entry point of the layouts: computes the scene of a content of any kind in a format.
import type { ContentKind } from '@palmares/core/content-kind';
import { albumScene } from './album-scene.ts';
import type { AlbumContent, ContentOfKind, PictureContent, RoomContent } from './content.ts';
import type { PictureOptions } from './format.ts';
import { rankingScene } from './ranking-scene.ts';
import { roomScene } from './room-scene.ts';
import type { MeasureText, Scene } from './scene.ts';
import { tierlistScene } from './tierlist-scene.ts';
import { tournamentScene } from './tournament-scene.ts';

type Layout<K extends ContentKind> = (
  content: ContentOfKind<K>,
  options: PictureOptions,
  measure: MeasureText,
) => Scene;

const LAYOUTS: { readonly [K in ContentKind]: Layout<K> } = {
  tierlist: tierlistScene,
  tournament: tournamentScene,
  ranking: rankingScene,
};

export function layoutPicture(
  content: PictureContent | AlbumContent | RoomContent,
  options: PictureOptions,
  measure: MeasureText,
): Scene {
  if (content.kind === 'album') return albumScene(content, options, measure);
  if (content.kind === 'room') return roomScene(content, options, measure);
  return layoutContent(content, options, measure);
}

function layoutContent<K extends ContentKind>(
  content: ContentOfKind<K>,
  options: PictureOptions,
  measure: MeasureText,
): Scene {
  const kind: K = content.kind;
  const layout: Layout<K> = LAYOUTS[kind];
  return layout(content, options, measure);
}
