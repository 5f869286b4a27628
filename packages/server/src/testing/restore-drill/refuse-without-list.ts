// The last part of the drill: without the erasure list a restore is refused and leaves nothing, unless the operator passes
// --without-erasures.
import { access, cp, mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { runServerCommand } from '../server-command.ts';
import { spawnServer } from '../server-process.ts';
import type { RestoreScene } from './kill-restores.ts';
import { MAIN, openCopy } from './verify-copy.ts';

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
  scene.lines.push('without a list: refused three times, restored with --without-erasures');
  return [...faults, ...(await verifyBack(dataDir, env, scene))];
}

/** Erased data is back, as the operator requested. */
async function verifyBack(
  dataDir: string,
  env: NodeJS.ProcessEnv,
  { lost }: RestoreScene,
): Promise<string[]> {
  const server = await spawnServer({ dataDir, mainFile: MAIN, env });
  await server.ready();
  const db = await openCopy(dataDir);
  try {
    const bob = lost.people[1]?.user.id ?? 0;
    const found = await db.selectFrom('account').where('id', '=', bob).select('status').executeTakeFirst();
    return found?.status === 'active'
      ? []
      : [`with --without-erasures the account of bob is ${found?.status}`];
  } finally {
    await db.destroy();
    server.child.kill('SIGTERM');
    await server.exited;
  }
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
