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

type Named = Pick<ActionsProps, 'kind' | 'content'>;

type Props = Named & {
  /** Example: « 12 images classées ». */
  facts: string;
  /** Agreement of others with the content, on a line of its own. */
  agreement?: ReactNode;
  className: string | undefined;
};

/** The author and the date of a content. */
export function ViewerByline({ kind, content, className }: Named & { className: string | undefined }) {
  const words = KIND_WORDS[kind];
  const { author, createdAt } = content;
  return (
    <p className={classNames(styles.author, className)}>
      <Avatar username={author.username} nametag={author.nametag} size="s" />
      <strong>{author.username === '' ? words.unknownAuthor : <AuthorLink author={author} />}</strong>
      <time dateTime={createdAt}>{VIEWER_WORDS[KINDS[kind].language].date(createdAt)}</time>
      {content.private && (
        <span className={styles.private}>
          <IconLock size="s" />
          <span>{words.private}</span>
        </span>
      )}
    </p>
  );
}

/** The album, description, facts and categories of a content. A phone shows album and facts on one line, the rest in its sheet. */
export function ViewerAbout({ kind, content, facts, agreement, className }: Props) {
  return (
    <div className={classNames(styles.about, className)}>
      <AlbumLine kind={kind} content={content} />
      <Description content={content} />
      <p className={styles.facts}>
        <span>{facts}</span>
        <Categories content={content} />
      </p>
      {agreement}
    </div>
  );
}

/** The same in full, in the sheet of a phone. */
export function ViewerDetails({ kind, content, facts }: Omit<Props, 'agreement' | 'className'>) {
  return (
    <div className={classNames(styles.about, styles.sheet)}>
      <ViewerByline kind={kind} content={content} className={undefined} />
      <Description content={content} />
      <AlbumLine kind={kind} content={content} />
      <p className={styles.facts}>
        <span>{facts}</span>
        <Categories content={content} />
      </p>
      {content.private && <p className={styles.onlyYou}>{KIND_WORDS[kind].publish.onlyYou}</p>}
    </div>
  );
}

function AlbumLine({ kind, content: { album } }: Named) {
  const words = KIND_WORDS[kind];
  const shared = VIEWER_WORDS[KINDS[kind].language];
  return (
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
  );
}

function Description({ content: { description } }: Pick<Named, 'content'>) {
  if (description === null || description === '') return null;
  return (
    <p lang="" dir="auto" className={styles.description}>
      {description}
    </p>
  );
}

function Categories({ content: { album } }: Pick<Named, 'content'>) {
  if (album === null || album.categories.length === 0) return null;
  return (
    <span className={styles.categories}>
      {album.categories.map((category) => (
        <span key={category.id}>
          <CategoryBadge category={category} />
        </span>
      ))}
    </span>
  );
}
