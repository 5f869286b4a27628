// A folder as the build of the web app leaves it, with the page alone: tests of the server do not wait for a build.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** As it is before the build: the marks are the same. */
const PAGE = new URL('../../../web/index.html', import.meta.url);

export async function createWebFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'palmares-web-'));
  await writeFile(join(folder, 'index.html'), await readFile(PAGE));
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
