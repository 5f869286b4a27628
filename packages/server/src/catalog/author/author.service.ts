// Authors as everybody sees them, whoever asks: what they made is in the lists, which take `author` (docs/decisions/0048).
import { nametagKey } from '@palmares/core/account/nametag';
import type { AuthorProfile } from '@palmares/core/contract/types';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { presentAuthorProfile } from './author.presenter.ts';
import { findActiveAuthor } from './author.repository.ts';

/** One answer for a nametag that nobody has, and for those of deactivated and deleted accounts. */
export async function getAuthor(deps: Deps, nametag: string): Promise<AuthorProfile> {
  const row = await findActiveAuthor(deps.db, nametagKey(nametag));
  if (row === undefined) throw new AppError('not_found');
  return presentAuthorProfile(row);
}
