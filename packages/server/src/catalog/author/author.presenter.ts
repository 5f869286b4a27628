import type { AuthorProfile } from '@palmares/core/contract/types';
import type { AuthorRow } from './author.repository.ts';

export function presentAuthorProfile({ username, nametag }: AuthorRow): AuthorProfile {
  return { username, nametag };
}
