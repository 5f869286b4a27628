// npm run test:long -- rooms [kills | restarts | buffers | tabs]… [--kills 12]: rooms on two servers behind a real proxy, of which one or
// the database is killed, or which are restarted one after the other, while everybody votes; a guest behind a proxy that buffers; seven tabs
// of one browser. Plays the named parts, or all.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBrowser } from '../../../../scripts/browser.mjs';
import { ensureProxy } from '../../../../scripts/system-packages.mjs';
import { type LongRun, playSteps, print, requireTool } from '../long-test.ts';
import { playBehindBuffers } from '../rooms/buffering-proxy.ts';
import { killUnderVotes } from '../rooms/kill-under-votes.ts';
import { restartUnderVotes } from '../rooms/restart-under-votes.ts';
import { playInSevenTabs } from '../rooms/seven-tabs.ts';

const PARTS = new Map([
  ['kills', killUnderVotes],
  ['restarts', restartUnderVotes],
  ['buffers', playBehindBuffers],
  ['tabs', playInSevenTabs],
]);

export const usual = { kills: 12 };

export async function play(run: LongRun): Promise<readonly string[]> {
  const names = run.words.length === 0 ? [...PARTS.keys()] : run.words;
  const unknown = names.filter((name) => !PARTS.has(name));
  if (unknown.length > 0) return [`no part is named ${unknown.join(', ')}: ${[...PARTS.keys()].join(', ')}`];
  requireTool(await ensureProxy());
  await ensureBrowser();
  return playSteps(
    ...names.map((name) => async () => {
      print(`– ${name}`);
      const folder = join(run.folder, name);
      await mkdir(folder);
      return (await PARTS.get(name)?.({ ...run, folder })) ?? [];
    }),
  );
}
