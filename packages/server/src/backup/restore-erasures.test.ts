// Selection of the erasure list for a restore, which brings nothing back unless the operator asks for it (docs/decisions/0065).
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { StartError } from '../start-error.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { signedIn } from '../testing/factories.ts';
import { createRestoreStage, type RestoreStage } from '../testing/restore-stage.ts';
import { clearSite, createStoredAlbum } from '../testing/stored-albums.ts';
import { listErasures } from './erasure-list.ts';
import { assertRestoreComplete } from './restore-state.ts';

let t: TestApp;
let stage: RestoreStage;
/** Made before an album was deleted. */
let backup: string;
let album: number;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  [, stage] = await Promise.all([clearSite(t), createRestoreStage(t)]);
  const { user, client } = await signedIn(t);
  album = (await createStoredAlbum(t, user)).id;
  backup = await stage.backUp();
  await client.delete(`/album/${album}`);
  await listErasures(t.deps);
});
afterEach(() => stage.remove());

const albumsIn = async () => {
  const rows = await stage.target.db
    .selectFrom('album')
    .where('deleted_at', 'is', null)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** Moves the list to a folder that has no backups. */
async function moveList(): Promise<string> {
  const moved = join(stage.folder, 'copies');
  await cp(join(dirname(backup), 'erased'), join(moved, 'erased'), { recursive: true });
  await rm(join(dirname(backup), 'erased'), { recursive: true });
  return moved;
}

async function expectUntouched(): Promise<void> {
  expect(await stage.target.db.selectFrom('account').select('id').execute()).toEqual([]);
  expect(await readdir(stage.folder)).not.toContain('files');
  await expect(assertRestoreComplete(stage.target.connectionString)).resolves.toBeUndefined();
}

test('the list may be named by the folder of backups or by its own', async () => {
  const moved = await moveList();

  expect(await stage.restore(backup, { erasures: { in: moved } })).toMatchObject({ issues: [] });
  expect(await albumsIn()).toEqual([]);
  const own = await createRestoreStage(t);
  const restored = await own.restore(backup, { erasures: { in: join(moved, 'erased') } });
  expect(restored.erased).toBeGreaterThanOrEqual(1);
  await own.remove();
});

test('a folder that holds no list, no folder and a file: refused before anything is written', async () => {
  await mkdir(join(stage.folder, 'nothing', 'erased'), { recursive: true });
  await writeFile(join(stage.folder, 'a-file'), '');

  for (const name of ['nothing', 'nothing/erased', 'not-there', 'a-file']) {
    const restoring = stage.restore(backup, { erasures: { in: join(stage.folder, name) } });
    await expect(restoring, name).rejects.toThrow(StartError);
    await expect(restoring, name).rejects.toThrow('--erased');
  }

  await expectUntouched();
});

test('a backup without its list beside it is refused, unless a person says that what was erased may come back', async () => {
  await moveList();

  await expect(stage.restore(backup)).rejects.toThrow('--without-erasures');
  await expectUntouched();
  const restored = await stage.restore(backup, { erasures: 'none' });

  expect(restored.erased).toBeNull();
  expect(await albumsIn()).toEqual([album]);
});
