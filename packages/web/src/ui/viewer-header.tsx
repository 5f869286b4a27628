import type { Image, Tierlist } from '@palmares/core/contract/types';
import type { ReactNode } from 'react';
import type { ContentType } from '../lib/paths.ts';
import { paths } from '../lib/paths.ts';
import { AuthorLink } from './author-link.tsx';
import { Avatar } from './avatar.tsx';
import { Badge } from './badge.tsx';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { IconEdit } from './icons-actions.tsx';
import { IconPlus } from './icons-shell.tsx';
import { IconLock } from './icons-status.tsx';
import { Link } from './link.tsx';
import { Picture } from './picture.tsx';
import { PUBLISH_WORDS } from './publish-words.ts';
import { ReportSlot } from './report-slot.tsx';
import session from './session-parts.module.css';
import { type Publish, ShareAction } from './share-action.tsx';
import { Skeleton } from './skeleton.tsx';
import text from './text-link.module.css';
import type { Told } from './told-content.ts';
import { ViewerBack } from './viewer-back.tsx';
import styles from './viewer-header.module.css';
import { ViewerLight } from './viewer-light.tsx';
import { VIEWER_WORDS } from './viewer-words.ts';

/** What the three kinds have in common on the wire. */
type Content = Pick<
  Tierlist,
  'id' | 'album' | 'author' | 'description' | 'createdAt' | 'private' | 'can' | 'frozen' | 'hidden'
>;

/** Where the image that stands for the whole is drawn: here, or large by the page itself, below or beside (with its light). */
type Layout = 'cover' | 'centred' | 'beside';

type Props = {
  kind: ContentType;
  layout: Layout;
  content: Content;
  title: string;
  cover: Image | null;
  /** « 12 images classées ». */
  facts: string;
  /** What is shared of it beside its address; null where there is nothing to draw yet. */
  told: Told | null;
  /** For its author, while nobody else can open it. */
  publish: Publish;
  /** More of the author's actions. */
  actions?: ReactNode;
};

const KINDS = { tierlists: 'tierlist', tournois: 'tournament', classements: 'ranking' } as const;

/** From how many characters on a title takes a smaller size. */
const LONG_TITLE = 40;

/** The head of the three viewers, made to be shared: cover, title, author, date, album, categories and what one may do. */
export function ViewerHeader(props: Props) {
  const { kind, layout, content, title, cover, facts } = props;
  const shown = layout === 'cover' && cover === null ? 'plain' : layout;
  return (
    <header className={styles.header} data-layout={shown}>
      {layout !== 'beside' && <ViewerLight image={cover} />}
      <div className={styles.back}>
        <ViewerBack kind={kind} />
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
      <About kind={kind} content={content} facts={facts} />
      <Actions {...props} />
    </header>
  );
}

/** Who made it, of which album, when, and what they say of it. */
function About({ kind, content, facts }: Pick<Props, 'kind' | 'content' | 'facts'>) {
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
        {words.by} {album === null ? words.unknownAuthor : <AuthorLink author={album.author} />}
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
    </div>
  );
}

/** To its author the first thing to do is to share it, to others to make their own. */
function Actions({ kind, content, title, told, publish, actions }: Props) {
  const words = VIEWER_WORDS[kind];
  const { album, can, frozen, id } = content;
  const isOwn = can.update;
  // A moderator may see a private album and not build on it (product.md §3).
  const canBuild = album !== null && !frozen && (album.status === 'public' || isOwn);
  // One that is frozen or hidden answers to others as if it were not there.
  const share = !isWithheld(content) && (
    <ShareAction
      variant={isOwn ? 'primary' : 'secondary'}
      type={kind}
      id={id}
      title={title}
      told={told}
      isPrivate={content.private}
      asks={album?.status !== 'public'}
      publish={publish}
    />
  );
  const makeMine = canBuild && (
    <Button
      variant={isOwn ? 'secondary' : 'primary'}
      icon={<IconPlus size="s" />}
      to={paths.setup.to({ album: album.id, type: kind, name: title })}
    >
      {words.makeMine}
    </Button>
  );
  return (
    <div className={classNames(styles.actions, session.known)}>
      {isOwn ? share : makeMine}
      {isOwn && (
        <Button icon={<IconEdit size="s" />} to={words.editPath(id)}>
          {words.edit}
        </Button>
      )}
      {isOwn ? makeMine : share}
      {actions}
      <Report kind={kind} content={content} title={title} />
      {isOwn && !frozen && content.private && <p className={styles.onlyYou}>{PUBLISH_WORDS[kind].onlyYou}</p>}
    </div>
  );
}

/** Nobody reports what is theirs. */
function Report({ kind, content, title }: Pick<Props, 'kind' | 'content' | 'title'>) {
  if (content.can.update) return null;
  return <ReportSlot look="menu" target={{ kind: KINDS[kind], id: content.id, name: title }} />;
}

const isWithheld = ({ frozen, hidden }: Content) => frozen || hidden;

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
      <div className={styles.actions}>
        <Skeleton className={styles.skeletonButton} />
        <Skeleton className={styles.skeletonButton} />
      </div>
    </div>
  );
}
