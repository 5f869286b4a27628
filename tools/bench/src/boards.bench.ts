// The tier list editor with 1 000 images against a bare board (the floor), alternating in the same Chromium: openings, keys, drags,
// pictures. Measures boards with all images in the pool, and boards with half of them in tiers. Reads the built app.
// Options: ROUNDS (multiplies the number of rounds), PARTS (openings, keys, drags, pictures; default all).
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../../../e2e/chromium.ts';
import { drawSamples } from '../../../packages/server/fixtures/picture-samples.ts';
import { linkSeededFiles, seedAlbum, storeSamples } from '../../../packages/server/fixtures/seeded-album.ts';
import { measureActions } from './boards/action-rows.ts';
import type { Content } from './boards/board-page.ts';
import { measureOpenings, measurePictures } from './boards/opening-rows.ts';
import type { Part } from './boards/run-interleaved.ts';
import { startBenchSite } from './site/bench-site.ts';
import { signUp } from './site/caller.ts';

const IMAGES = 1_000;
const TIERS = 5;
const rounds = Number(process.env['ROUNDS'] ?? 1);
const parts = process.env['PARTS']?.split(',');

const site = await startBenchSite();
const browser = await chromium.launch({
  ...chromiumLaunch({ whole: true }),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const { accountId } = await signUp(site.url, 'bench');
  const album = await seedAlbum(site.db, { accountId, name: 'Bench', images: IMAGES });
  const files = join(site.dataDir, 'files');
  await linkSeededFiles(files, album, await storeSamples(files, await drawSamples()));
  const fresh: Content = { ...album, placed: 0 };
  const half: Content = { ...album, placed: IMAGES / 2 / TIERS };
  const isWanted = (part: Part) => parts?.includes(part) ?? true;
  const boards = { browser, url: site.url, fresh, half, rounds, isWanted };
  if (isWanted('openings')) await measureOpenings(boards);
  if (isWanted('keys') || isWanted('drags')) await measureActions(boards);
  if (isWanted('pictures')) await measurePictures(boards);
} finally {
  await browser.close();
  await site.stop();
}
