import { hasAuthorPage, isDeletedAuthor } from '@palmares/core/contract/pages';
import type { Author } from '@palmares/core/contract/types';
import { DELETED_ACCOUNT } from '@palmares/texts/page/api-replies';
import { paths } from '../lib/paths.ts';
import { Link } from './link.tsx';
import styles from './text-link.module.css';

/** The author's name, linked to their page when they have one. */
export function AuthorLink({ author }: { author: Omit<Author, 'id'> }) {
  // The API names a deleted account in the default language.
  if (isDeletedAuthor(author)) return <span>{DELETED_ACCOUNT}</span>;
  const name = <bdi lang="">{author.username}</bdi>;
  if (!hasAuthorPage(author)) return name;
  return (
    <Link to={paths.author.to(author.nametag)} className={styles.link}>
      {name}
    </Link>
  );
}
