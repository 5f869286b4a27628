import { type Erasure, openErasures } from '../backup/erasure-list.ts';
import { collect } from './collect.ts';

/** The erasures since `since` in the folder of backups, oldest first; null if there is no list. */
export async function readErasures(backupDir: string, since: Date): Promise<Erasure[] | null> {
  const list = await openErasures(backupDir, since);
  return list === null ? null : collect(list);
}
