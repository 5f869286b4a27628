// The public profile of an author, the same for every caller. Their albums and contents are in the lists, which accept `author`
// (docs/decisions/0048).
import { nametagKey } from '@palmares/core/account/nametag';
import type { AuthorProfile } from '@palmares/core/contract/types';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { presentAuthorProfile } from './author.presenter.ts';
import { findActiveAuthor } from './author.repository.ts';

/** An unknown nametag and that of a deactivated or deleted account give the same answer. */
export async function getAuthor(deps: Pick<Deps, 'db'>, nametag: string): Promise<AuthorProfile> {
  const row = await findActiveAuthor(deps.db, nametagKey(nametag));
  if (row === undefined) throw new AppError('not_found');
  return presentAuthorProfile(row);
}
