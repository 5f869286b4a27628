// Repairs the issues of the data check without losing any existing data: recounts counters, makes copies and link previews again, removes
// files without a row. An image whose file is already lost is removed only on request.

import { removeFiles } from '../catalog/image/image.files.ts';
import { markFilesDeleting } from '../catalog/image/image.repository.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { purgeCompletely } from '../trust/purge/purge.service.ts';
import * as data from './data-check.repository.ts';
import type { Issue } from './find-issues.ts';

type Mending = Pick<Deps, 'db' | 'images' | 'log' | 'clock'>;

/** Returns false if the issue remains. `removesLost`: removes images whose file is lost from their album and from every content. */
export async function mendIssue(
  deps: Mending,
  issue: Issue,
  { removesLost }: { removesLost: boolean },
): Promise<boolean> {
  const { db } = deps;
  switch (issue.what) {
    case 'counter':
      await inTransaction(db, (trx) => data.recount(trx, issue));
      return true;
    case 'copies_missing':
      await data.markCopiesDue(db, issue.key);
      return true;
    case 'state_wrong':
      await data.markLive(db, issue.key, deps.clock());
      return true;
    case 'preview_lost':
      await data.forgetPreview(db, issue.key);
      return true;
    case 'file_unused':
      await markFilesDeleting(db, [issue.key], deps.clock());
      await removeFiles(deps, [issue.key]);
      return true;
    case 'file_unknown':
      await removeFiles(deps, [issue.key]);
      return true;
    case 'file_lost':
    case 'file_unreadable':
      if (removesLost) await purgeCompletely(deps, issue.id);
      return removesLost;
    case 'file_other_size':
      return false;
  }
}
