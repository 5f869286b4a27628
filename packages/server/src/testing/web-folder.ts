// A folder as the build of the web app leaves it, with the pages alone: tests of the server do not wait for a build.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** As they are before the build: the marks are the same. */
const PAGES = ['index.html', '500.html', '503.html', 'embed.html', 'docs.html'];
const SOURCES = new URL('../../../web/', import.meta.url);

export async function createWebFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'palmares-web-'));
  await Promise.all(
    PAGES.map(async (page) => writeFile(join(folder, page), await readFile(new URL(page, SOURCES)))),
  );
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
