// Small drawings of each kind, made from the album's first images. Lengths follow the width (cqw), so that a drawing looks the same in a
// row on a phone and in a column of a large dialog.
import type { ContentKind } from '@palmares/core/content-kind';
import type { Image } from '@palmares/core/contract/types';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { IconCrown } from '../../ui/icons-status.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './kind-picture.module.css';

type Images = readonly Image[];

const DRAWINGS: Record<ContentKind, (props: { images: Images }) => ReactNode> = {
  tierlist: Tiers,
  tournament: Duel,
  ranking: Podium,
};

/** Places without an image stay empty: an album may have too few, or be loading. */
export function KindPicture({ kind, images }: { kind: ContentKind; images: Images }) {
  const Drawing = DRAWINGS[kind];
  return (
    <span className={styles.frame} aria-hidden="true">
      <span className={styles.picture}>
        <Drawing images={images} />
      </span>
    </span>
  );
}

const TIERS = ['S', 'A', 'B'] as const;
/** The row of each image, so that a few images fill the rows from the top. */
const ROWS = [0, 1, 2, 1, 0, 1];

function Tiers({ images }: { images: Images }) {
  return TIERS.map((tier, row) => (
    <span key={tier} className={styles.tier}>
      <span className={styles.label} data-tier={tier}>
        {tier}
      </span>
      {images
        .slice(0, ROWS.length)
        .map((image, index) => ROWS[index] === row && <Face key={image.id} image={image} />)}
    </span>
  ));
}

/** A duel, and the winner next to it. */
function Duel({ images: [first, second] }: { images: Images }) {
  return (
    <>
      <span className={styles.duel}>
        <Face image={first} />
        <Face image={second} className={styles.loser} />
      </span>
      <svg className={styles.bracket} viewBox="0 0 14 36" focusable="false">
        <path d="M0 1h7v34H0M7 18h7" />
      </svg>
      <span className={styles.champion}>
        <IconCrown className={styles.crown ?? ''} />
        <Face image={first} sizes="auto, (min-width: 40em) 78px, 43px" />
      </span>
    </>
  );
}

/** From left to right: second, first, third. */
const STEPS = [2, 1, 3] as const;

function Podium({ images }: { images: Images }) {
  return STEPS.map((rank) => (
    <span key={rank} className={styles.place} data-rank={rank}>
      <Face image={images[rank - 1]} />
      <span className={styles.step}>{rank}</span>
    </span>
  ));
}

type FaceProps = { image: Image | undefined; sizes?: string; className?: string | undefined };

function Face({ image, sizes = 'auto, (min-width: 40em) 60px, 43px', className }: FaceProps) {
  if (image === undefined) return <span className={classNames(styles.face, styles.empty, className)} />;
  return <Picture image={image} alt="" sizes={sizes} className={classNames(styles.face, className)} />;
}
