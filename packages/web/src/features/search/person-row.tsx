import type { AuthorProfile } from '@palmares/core/contract/types';
import { paths } from '../../lib/paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import card from '../../ui/card.module.css';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './person-row.module.css';

type Props = { person: AuthorProfile; heading: 'h2' | 'h3' };

/** A person that was found, with a link to their page. */
export function PersonRow({ person: { username, nametag }, heading: Heading }: Props) {
  return (
    <article className={styles.person}>
      <div className={styles.row}>
        <Avatar username={username} nametag={nametag} />
        <div className={styles.text}>
          <Heading className={styles.name}>
            <Link to={paths.author.to(nametag)} className={card.link}>
              <bdi lang="">{username}</bdi>
            </Link>
          </Heading>
          <p className={styles.nametag}>@{nametag}</p>
        </div>
      </div>
    </article>
  );
}

export function PersonSkeleton() {
  return (
    <div className={styles.person}>
      <div className={styles.row}>
        <div className={styles.text}>
          <Skeleton text className={styles.line} />
          <Skeleton text className={styles.line} />
        </div>
      </div>
    </div>
  );
}
