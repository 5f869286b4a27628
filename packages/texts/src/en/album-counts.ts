import { ALBUM } from '@palmares/core/limits';
import type * as fr from '../fr/album-counts.ts';
import { count } from './grammar.ts';

export const albumCounts: typeof fr.albumCounts = ({ images, views, uses }, by) => {
  return [
    count(images, 'image'),
    ...(by === undefined ? [] : [by]),
    ...(views < ALBUM.viewsShownMin ? [] : [count(views, 'view')]),
    count(uses, 'use'),
  ].join(' · ');
};
