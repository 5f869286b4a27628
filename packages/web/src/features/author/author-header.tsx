import type { AuthorProfile } from '@palmares/core/contract/types';
import { hyphenate } from '@palmares/core/text/hyphenate';
import { AUTHOR_TEXTS } from '@palmares/texts/page/author';
import { useSession } from '../../api/session.ts';
import { paths } from '../../lib/paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { ReportSlot } from '../../ui/report-slot.tsx';
import session from '../../ui/session-parts.module.css';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './author-header.module.css';

/** Length of a name that takes several lines on a phone. */
const LONG_NAME = 24;

/** Name and nametag; undefined while they load. The author also gets a link to their profile. */
export function AuthorHeader({ author }: { author: AuthorProfile | undefined }) {
  const { user } = useSession();
  if (author === undefined) return <Waiting />;
  const isOwn = user?.nametag === author.nametag;
  return (
    <header className={styles.header}>
      <Avatar username={author.username} nametag={author.nametag} size="l" />
      <div className={styles.names} data-own={isOwn || undefined}>
        <h1 className={styles.title} data-long={[...author.username].length > LONG_NAME || undefined}>
          <bdi lang="">{hyphenate(author.username)}</bdi>
        </h1>
        <p className={styles.nametag}>@{author.nametag}</p>
        {isOwn && <p className={styles.nametag}>{AUTHOR_TEXTS.own}</p>}
      </div>
      <div className={session.known}>
        {isOwn ? (
          <Button to={paths.profile.to()}>{AUTHOR_TEXTS.profile}</Button>
        ) : (
          <ReportSlot
            look="menu"
            target={{ kind: 'author', nametag: author.nametag, name: author.username }}
          />
        )}
      </div>
    </header>
  );
}

function Waiting() {
  return (
    <>
      <VisuallyHidden>
        <output>{AUTHOR_TEXTS.loading}</output>
      </VisuallyHidden>
      <div className={styles.header} aria-hidden="true">
        <Skeleton className={styles.avatar} />
        <div className={styles.names}>
          <Skeleton className={styles.name} />
          <Skeleton text className={styles.line} />
        </div>
      </div>
    </>
  );
}
