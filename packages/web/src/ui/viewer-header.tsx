import type { Image } from '@palmares/core/contract/types';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Picture } from './picture.tsx';
import { Skeleton } from './skeleton.tsx';
import about from './viewer-about.module.css';
import { ViewerAbout } from './viewer-about.tsx';
import buttons from './viewer-actions.module.css';
import { type ActionsProps, ViewerActions, ViewerReport } from './viewer-actions.tsx';
import { ViewerBack } from './viewer-back.tsx';
import styles from './viewer-header.module.css';
import { ViewerLight } from './viewer-light.tsx';

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
      <ViewerAbout {...props} className={styles.about} />
      <ViewerActions {...props} />
    </header>
  );
}

/** The same places while the content is on its way. */
export function ViewerHeaderSkeleton({ layout }: { layout: Layout }) {
  return (
    <div className={styles.header} data-layout={layout} aria-hidden="true">
      <div className={styles.back} />
      {layout === 'cover' && <Skeleton className={styles.cover} />}
      <Skeleton className={styles.skeletonTitle} />
      <div className={classNames(styles.about, about.about)}>
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
