import type { Image } from '@palmares/core/contract/types';
import type { ReactNode } from 'react';
import { paths } from '../lib/paths.ts';
import { AuthorLink } from './author-link.tsx';
import { Avatar } from './avatar.tsx';
import { Badge } from './badge.tsx';
import { classNames } from './class-names.ts';
import { IconLock } from './icons-status.tsx';
import { Link } from './link.tsx';
import { Picture } from './picture.tsx';
import { Skeleton } from './skeleton.tsx';
import text from './text-link.module.css';
import buttons from './viewer-actions.module.css';
import { type ActionsProps, ViewerActions, ViewerReport } from './viewer-actions.tsx';
import { ViewerBack } from './viewer-back.tsx';
import styles from './viewer-header.module.css';
import { ViewerLight } from './viewer-light.tsx';
import { VIEWER_WORDS } from './viewer-words.ts';

/** Where the image that stands for the whole is drawn: here, or large by the page itself, below or beside (with its light). */
type Layout = 'cover' | 'centred' | 'beside';

type Props = ActionsProps & {
  layout: Layout;
  cover: Image | null;
  /** « 12 images classées ». */
  facts: string;
  /** How far others agree with it: a line of its own. */
  agreement?: ReactNode;
};

/** From how many characters on a title takes a smaller size. */
const LONG_TITLE = 40;

/** The head of the three viewers, made to be shared: cover, title, author, date, album, categories and what one may do. */
export function ViewerHeader(props: Props) {
  const { kind, layout, title, cover } = props;
  const shown = layout === 'cover' && cover === null ? 'plain' : layout;
  return (
    <header className={styles.header} data-layout={shown}>
      {layout !== 'beside' && <ViewerLight image={cover} />}
      <div className={styles.back}>
        <ViewerBack kind={kind} />
        <ViewerReport {...props} />
      </div>
      {layout === 'cover' && cover !== null && (
        <Picture
          image={cover}
          alt=""
          fit="auto"
          sizes="(min-width: 48em) 272px, 112px"
          eager
          className={styles.cover}
        />
      )}
      <h1 className={styles.title} data-long={[...title].length > LONG_TITLE || undefined}>
        <bdi>{title}</bdi>
      </h1>
      <About {...props} />
      <ViewerActions {...props} />
    </header>
  );
}

/** Who made it, of which album, when, and what they say of it. */
function About({ kind, content, facts, agreement }: Props) {
  const words = VIEWER_WORDS[kind];
  const { album, author, description, createdAt } = content;
  return (
    <div className={styles.about}>
      <p className={styles.author}>
        <Avatar username={author.username} nametag={author.nametag} size="s" />
        <strong>{author.username === '' ? words.unknownAuthor : <AuthorLink author={author} />}</strong>
        <time dateTime={createdAt}>{words.date(createdAt)}</time>
        {content.private && (
          <span className={styles.private}>
            <IconLock size="s" />
            {words.private}
          </span>
        )}
      </p>
      <p className={styles.album}>
        {album !== null && `${words.album} `}
        <strong>
          {album === null ? (
            words.unknownAlbum
          ) : (
            <Link to={paths.album.to(album.id)} className={text.link}>
              <bdi>{album.name}</bdi>
            </Link>
          )}
        </strong>{' '}
        <span className={styles.by}>
          {words.by} {album === null ? words.unknownAuthor : <AuthorLink author={album.author} />}
        </span>
      </p>
      {description !== null && description !== '' && <p className={styles.description}>{description}</p>}
      <p className={styles.facts}>
        <span>{facts}</span>
        {album?.categories.map(({ id, name }) => (
          // The names are what people wrote, in French on the English page too.
          <span key={id} lang="fr">
            <Badge>{name}</Badge>
          </span>
        ))}
      </p>
      {agreement}
    </div>
  );
}

/** The same places while the content is on its way. */
export function ViewerHeaderSkeleton({ layout }: { layout: Layout }) {
  return (
    <div className={styles.header} data-layout={layout} aria-hidden="true">
      <div className={styles.back} />
      {layout === 'cover' && <Skeleton className={styles.cover} />}
      <Skeleton className={styles.skeletonTitle} />
      <div className={styles.about}>
        <Skeleton text className={styles.skeletonLine} />
        <Skeleton text className={styles.skeletonLine} />
      </div>
      <div className={classNames(styles.actions, buttons.actions)}>
        <Skeleton className={buttons.skeleton} />
        <Skeleton className={buttons.skeleton} />
      </div>
    </div>
  );
}
