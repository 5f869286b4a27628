import type { Author } from '@palmares/core/contract/types';
import { paths } from '../lib/paths.ts';
import { Link } from './link.tsx';
import styles from './text-link.module.css';

/** Who made something, leading to all that they made. A deleted account has no nametag, and leads nowhere. */
export function AuthorLink({
  author: { username, nametag },
}: {
  author: Pick<Author, 'username' | 'nametag'>;
}) {
  const name = <bdi>{username}</bdi>;
  if (nametag === '') return name;
  return (
    <Link to={paths.author.to(nametag)} className={styles.link}>
      {name}
    </Link>
  );
}
