import { ALBUM } from '@palmares/core/limits';
import { expect, it } from 'vitest';
import { DEMO_ALBUMS } from './catalogue.ts';
import { countAlbumUses, countAlbumViews } from './views.ts';

it('an album was looked at several times for each use, and often enough that its counter is shown', () => {
  for (const { slug } of DEMO_ALBUMS) {
    expect(countAlbumViews(slug), slug).toBeGreaterThanOrEqual(5 * countAlbumUses(slug));
    expect(countAlbumViews(slug), slug).toBeGreaterThanOrEqual(ALBUM.viewsShownMin);
  }
  expect(countAlbumUses('paysages')).toBeGreaterThanOrEqual(12);
});
