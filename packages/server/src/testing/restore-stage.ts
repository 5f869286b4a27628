// An empty target for restoring backups of a test's site: a migrated database without rows, and a folder for files.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeBackup } from '../backup/make-backup.ts';
import { type BackupToOpen, openBackup } from '../backup/read-backup.ts';
import { type RestoreInput, type RestoreResult, restoreBackup } from '../backup/restore-backup.ts';
import { createDiskStore } from '../files/disk-store.ts';
import type { ImageStore } from '../files/image-store.ts';
import type { TestApp } from './app.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

export interface RestoreStage {
  readonly target: TestDatabase;
  /** Holds the restored files, and the test's own files. */
  readonly folder: string;
  readonly files: ImageStore;
  /** Makes a backup of the site. Returns its folder. */
  backUp(recipients?: readonly string[]): Promise<string>;
  restore(backup: string, change?: Partial<BackupToOpen & RestoreInput>): Promise<RestoreResult>;
  remove(): Promise<void>;
}

/** `createTarget` may create a database without tables, for a backup of an older version with fewer migrations. */
export async function createRestoreStage(
  t: TestApp,
  createTarget: () => Promise<TestDatabase> = createTestDatabase,
): Promise<RestoreStage> {
  const [target, folder] = await Promise.all([createTarget(), mkdtemp(join(tmpdir(), 'palmares-restore-'))]);
  const files = createDiskStore(join(folder, 'files'));
  return {
    target,
    folder,
    files,
    async backUp(recipients = []) {
      const backup = { ...t.deps.config.backup, recipients };
      return (await makeBackup({ ...t.deps, connectionString: t.connectionString, backup })).folder;
    },
    async restore(backup, { identities = [], erasures = 'beside', ...change } = {}) {
      return restoreBackup({
        connectionString: target.connectionString,
        backup: await openBackup({ folder: backup, identities, erasures }),
        images: files,
        log: t.deps.log,
        clock: t.clock.now,
        ...change,
      });
    },
    async remove() {
      await target.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
