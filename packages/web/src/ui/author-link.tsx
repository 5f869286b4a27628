import { hasAuthorPage } from '@palmares/core/contract/pages';
import type { Author } from '@palmares/core/contract/types';
import { paths } from '../lib/paths.ts';
import { Link } from './link.tsx';
import styles from './text-link.module.css';

/** Who made something, leading to all that they made, where there is a page of it. */
export function AuthorLink({ author }: { author: Omit<Author, 'id'> }) {
  const name = <bdi>{author.username}</bdi>;
  if (!hasAuthorPage(author)) return name;
  return (
    <Link to={paths.author.to(author.nametag)} className={styles.link}>
      {name}
    </Link>
  );
}
