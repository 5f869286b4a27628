// A restore drill: users upload and save continuously while backups are made next to the real server; then some data is erased, everything
// is killed and the data folder is deleted. Each backup is restored into an empty folder and compared with the writes acknowledged before
// it began.
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@palmares/server/db/schema';
import { runServerCommand } from '@palmares/server/testing/server-command';
import { waitUntilUnused } from '@palmares/server/testing/server-process';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import type { Kysely } from 'kysely';
import { print } from '../long-test.ts';
import { createJournal, type Journal, waitForWrites } from '../people/simulated-user.ts';
import { type Person, startSimulatedUsers } from '../people/simulated-users.ts';
import { type SiteEnv, withDatabaseConnection, withSite } from '../site/site.ts';
import { killRestores } from './kill-restores.ts';
import { refuseWithoutList } from './refuse-without-list.ts';
import { type BackupExpectation, type DrillExpectation, verifyCopy } from './verify-copy.ts';

const WRITES_BETWEEN = 20;

export interface DrillReport {
  /** The first backup, which is the smallest, and the file of its secret key. */
  readonly backup: string;
  readonly identity: string;
  readonly faults: readonly string[];
}

type Env = SiteEnv & { readonly BACKUP_DIR: string };

export async function drillRestores(folder: string, backups: number): Promise<DrillReport> {
  const identity = join(folder, 'secret-key');
  const secret = await generateX25519Identity();
  await writeFile(identity, `${secret}\n`, { mode: 0o600 });
  const env = {
    DATA_DIR: join(folder, 'lost'),
    BACKUP_DIR: join(folder, 'backups'),
    BACKUP_RECIPIENT: await identityToRecipient(secret),
    LOG_LEVEL: 'error',
  };
  const journal = createJournal();
  const lost = await playAndLose(env, journal, backups);
  const faults = [...journal.faults];
  for (const [index, witness] of lost.witnesses.entries()) {
    const copied = { ...env, DATA_DIR: join(folder, `copy-${index + 1}`) };
    const restored = await runServerCommand('restore', [witness.backup, '--identity', identity], copied);
    print(restored.output.trim());
    if (restored.code !== 0) faults.push(`the restore of backup ${index + 1} ended with ${restored.code}`);
    else faults.push(...(await verifyCopy(copied, witness, lost)));
  }
  const [first, last] = [lost.witnesses.at(0), lost.witnesses.at(-1)];
  if (first === undefined || last === undefined) throw new Error('no backup was made');
  const scene = { folder, env, identity, witness: last, lost };
  faults.push(...(await killRestores(scene)), ...(await refuseWithoutList(scene)));
  return { backup: first.backup, identity, faults };
}

/** Makes backups under load, erases some data, then kills the server and deletes its data. */
async function playAndLose(env: Env, journal: Journal, backups: number): Promise<DrillExpectation> {
  const lost = await withSite(env, async (site) => {
    const place = await site.place();
    const { people, stop } = await startSimulatedUsers(place, journal);
    const witnesses: BackupExpectation[] = [];
    for (let made = 0; made < backups; made += 1) witnesses.push(await backUp(env, journal));
    await stop();
    const erasedTierlist = await withDatabaseConnection(place, (db) => eraseSome(people, db));
    site.server().child.kill('SIGKILL');
    return { witnesses, people, erasedTierlist };
  });
  await waitUntilUnused(env.DATA_DIR);
  await rm(env.DATA_DIR, { recursive: true });
  return lost;
}

async function backUp(env: Env, journal: Journal): Promise<BackupExpectation> {
  await waitForWrites(journal, WRITES_BETWEEN);
  const tierlists = [...journal.tierlists].map(([name, { id }]) => [name, id] as const);
  const before = { images: new Map(journal.images), tierlists: new Map(tierlists) };
  const writes = journal.acknowledged;
  const { code, output } = await runServerCommand('backup', [], env);
  if (code !== 0) throw new Error(`a backup ended with ${code}: ${output}`);
  print(`${output.trim()} ${journal.acknowledged - writes} writes were acknowledged meanwhile.`);
  return { ...before, backup: await newestBackup(env.BACKUP_DIR) };
}

async function newestBackup(dir: string): Promise<string> {
  const names = (await readdir(dir)).filter((name) => /^\d/.test(name));
  return join(dir, names.toSorted().at(-1) ?? '');
}

/** Erases an album of ada's, bob's account, and a tier list of cle's, whose id it returns; resolves once the erasure list has them. */
async function eraseSome([ada, bob, cle]: readonly Person[], db: Kysely<Database>): Promise<number> {
  if (ada === undefined || bob === undefined || cle === undefined) throw new Error('nobody played');
  const tierlist = await db
    .selectFrom('tierlist')
    .where('account_id', '=', cle.user.id)
    .orderBy('id')
    .select('id')
    .executeTakeFirstOrThrow();
  const replies = [
    await ada.call('DELETE', `/album/${ada.uploads.id}`),
    await bob.call('DELETE', '/me', { currentPassword: bob.password }),
    await cle.call('DELETE', `/tierlist/${tierlist.id}`),
  ];
  for (const { status, body } of replies)
    if (status !== 200) throw new Error(`an erasure was answered ${status} ${JSON.stringify(body)}`);
  while ((await db.selectFrom('erasure').select('id').execute()).length > 0) await sleep(200);
  return tierlist.id;
}
