import type { Image } from '@palmares/core/contract/types';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Picture } from './picture.tsx';
import { Skeleton } from './skeleton.tsx';
import { ViewerAbout, ViewerByline } from './viewer-about.tsx';
import buttons from './viewer-actions.module.css';
import { type ActionsProps, ViewerActions, ViewerReport } from './viewer-actions.tsx';
import { ViewerBack } from './viewer-back.tsx';
import styles from './viewer-header.module.css';
import { ViewerLight } from './viewer-light.tsx';
import { ViewerMore } from './viewer-more.tsx';
import titles from './viewer-title.module.css';

/**
 * Where the main image is shown: in the header (`cover`), or large by the page itself, below (`centred`) or beside it (`beside`, with its
 * own light).
 */
type Layout = 'cover' | 'centred' | 'beside';

type Props = ActionsProps & {
  layout: Layout;
  cover: Image | null;
  /** Example: « 12 images classées ». */
  facts: string;
  /** Agreement of others with the content, on a line of its own. */
  agreement?: ReactNode;
};

/**
 * The longest title of each size, in characters. A phone reserves the lines that such a title needs in any font, so that a late font moves
 * nothing below it.
 */
const TITLE_SIZES = [
  ['s', 14],
  ['m', 28],
  ['l', 44],
  ['xl', 54],
  ['xxl', Number.POSITIVE_INFINITY],
] as const;

const getTitleSize = (title: string) => TITLE_SIZES.find(([, longest]) => [...title].length <= longest)?.[0];

/** The header of the three viewers: cover, title, author, date, album, categories and actions. */
export function ViewerHeader(props: Props) {
  const { kind, layout, title, cover } = props;
  const shown = layout === 'cover' && cover === null ? 'plain' : layout;
  return (
    <header className={styles.header} data-layout={shown}>
      {layout !== 'beside' && <ViewerLight image={cover} />}
      <div className={styles.back}>
        <ViewerBack kind={kind} />
        <span className={styles.desktop}>
          <ViewerReport look="menu" {...props} />
        </span>
        <span className={styles.phone}>
          <ViewerMore {...props} />
        </span>
      </div>
      {layout === 'cover' && cover !== null && (
        <Picture
          image={cover}
          alt=""
          fit="auto"
          sizes="(min-width: 48em) 272px, 96px"
          eager
          className={styles.cover}
        />
      )}
      <h1 className={titles.title} data-size={getTitleSize(title)}>
        <bdi lang="">{title}</bdi>
      </h1>
      <ViewerByline {...props} className={styles.byline} />
      <ViewerAbout {...props} className={styles.about} />
      <ViewerActions {...props} />
    </header>
  );
}

/** Placeholders of the same layout while the content loads. */
export function ViewerHeaderSkeleton({ layout }: { layout: Layout }) {
  return (
    <div className={styles.header} data-layout={layout} aria-hidden="true">
      <div className={styles.back} />
      {layout === 'cover' && <Skeleton className={styles.cover} />}
      <Skeleton className={styles.skeletonTitle} />
      <div className={classNames(styles.byline, styles.skeletonByline)}>
        <Skeleton text className={styles.skeletonLine} />
      </div>
      <div className={styles.about}>
        <Skeleton text className={styles.skeletonLine} />
        <div className={styles.skeletonAgreement} />
      </div>
      <div className={classNames(styles.actions, buttons.actions)}>
        <Skeleton className={buttons.skeleton} />
        <Skeleton className={buttons.skeleton} />
      </div>
    </div>
  );
}
