// The last part of the drill: without the erasure list a restore is refused and leaves nothing, unless the operator passes
// --without-erasures.
import { access, cp, mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { runServerCommand } from '@palmares/server/testing/server-command';
import { print } from '../long-test.ts';
import { type SiteEnv, withDatabaseConnection, withSite } from '../site/site.ts';
import type { RestoreScene } from './kill-restores.ts';

/** Returns faults, as sentences. */
export async function refuseWithoutList(scene: RestoreScene): Promise<string[]> {
  const { folder, witness, identity } = scene;
  const dataDir = join(folder, 'without-list');
  const env = { ...scene.env, DATA_DIR: dataDir };
  const alone = join(folder, 'alone', basename(witness.backup));
  await cp(witness.backup, alone, { recursive: true });
  await mkdir(join(folder, 'no-list', 'erased'), { recursive: true });
  const restore = (...words: string[]) =>
    runServerCommand('restore', [alone, '--identity', identity, ...words], env);
  const faults: string[] = [];
  for (const words of [
    [],
    ['--erased', join(folder, 'no-list')],
    ['--erased', join(folder, 'no-list/erased')],
  ]) {
    const { code, output } = await restore(...words);
    if (code !== 1)
      faults.push(`without a list, with « ${words.join(' ')} », it ended with ${code}: ${output}`);
    if (await isThere(dataDir)) faults.push(`refused with « ${words.join(' ')} » it left something behind`);
  }
  const { code, output } = await restore('--without-erasures');
  if (code !== 0) return [...faults, `with --without-erasures it ended with ${code}: ${output}`];
  print('without a list: refused three times, restored with --without-erasures');
  return [...faults, ...(await verifyBack(env, scene))];
}

/** Erased data is back, as the operator requested. */
async function verifyBack(env: SiteEnv, { lost }: RestoreScene): Promise<string[]> {
  const bob = lost.people[1]?.user.id ?? 0;
  const found = await withSite(env, async (site) =>
    withDatabaseConnection(await site.place(), (db) =>
      db.selectFrom('account').where('id', '=', bob).select('status').executeTakeFirst(),
    ),
  );
  return found?.status === 'active' ? [] : [`with --without-erasures the account of bob is ${found?.status}`];
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
