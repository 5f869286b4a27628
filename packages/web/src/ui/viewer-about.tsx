import { VIEWER_WORDS as game } from '@palmares/texts/game/content-header';
import { VIEWER_WORDS as page } from '@palmares/texts/page/content-header';
import type { ReactNode } from 'react';
import { KIND_WORDS } from '../kinds/kind-words.ts';
import { KINDS } from '../kinds/kinds.ts';
import { paths } from '../lib/paths.ts';
import { AuthorLink } from './author-link.tsx';
import { Avatar } from './avatar.tsx';
import { CategoryBadge } from './badge.tsx';
import { classNames } from './class-names.ts';
import { IconLock } from './icons-status.tsx';
import { Link } from './link.tsx';
import text from './text-link.module.css';
import styles from './viewer-about.module.css';
import type { ActionsProps } from './viewer-actions.tsx';

// Texts of all viewer headers, in the language of the kind; the texts of a single kind are in kinds/kind-words.ts.
const VIEWER_WORDS = { fr: page, en: game };

type Props = Pick<ActionsProps, 'kind' | 'content'> & {
  /** Example: « 12 images classées ». */
  facts: string;
  /** Agreement of others with the content, on a line of its own. */
  agreement?: ReactNode;
  className: string | undefined;
};

/** The author, album, date and description of a content. */
export function ViewerAbout({ kind, content, facts, agreement, className }: Props) {
  const words = KIND_WORDS[kind];
  const shared = VIEWER_WORDS[KINDS[kind].language];
  const { album, author, description, createdAt } = content;
  return (
    <div className={classNames(styles.about, className)}>
      <p className={styles.author}>
        <Avatar username={author.username} nametag={author.nametag} size="s" />
        <strong>{author.username === '' ? words.unknownAuthor : <AuthorLink author={author} />}</strong>
        <time dateTime={createdAt}>{shared.date(createdAt)}</time>
        {content.private && (
          <span className={styles.private}>
            <IconLock size="s" />
            {words.private}
          </span>
        )}
      </p>
      <p className={styles.album}>
        {album !== null && `${shared.album} `}
        <strong>
          {album === null ? (
            words.unknownAlbum
          ) : (
            <Link to={paths.album.to(album.id)} className={text.link}>
              <bdi lang="">{album.name}</bdi>
            </Link>
          )}
        </strong>{' '}
        <span className={styles.byline}>
          {shared.by} {album === null ? words.unknownAuthor : <AuthorLink author={album.author} />}
        </span>
      </p>
      {description !== null && description !== '' && (
        <p lang="" dir="auto" className={styles.description}>
          {description}
        </p>
      )}
      <p className={styles.facts}>
        <span>{facts}</span>
        {album !== null && album.categories.length > 0 && (
          <span className={styles.categories}>
            {album.categories.map((category) => (
              <span key={category.id}>
                <CategoryBadge category={category} />
              </span>
            ))}
          </span>
        )}
      </p>
      {agreement}
    </div>
  );
}
