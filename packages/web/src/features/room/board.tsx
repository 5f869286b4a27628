import type { Image, RoomSnapshot } from '@palmares/core/contract/types';
import { chooseLabelSize } from '@palmares/core/text/label-size';
import { inkOn } from '@palmares/core/tierlist/tier-colours';
import { BOARD_TEXTS, PLAY_TEXTS } from '@palmares/texts/page/rooms-play';
import { Picture } from '../../ui/picture.tsx';
import { TierLabelLines } from '../../ui/tier-label-lines.tsx';
import styles from './board.module.css';

type Shown = Pick<RoomSnapshot, 'board' | 'tiers' | 'images' | 'phase'>;

type Props = {
  snapshot: Shown;
  images: ReadonlyMap<number, Image>;
  /** Small tiles, for the board beside a step. */
  isCompact?: boolean;
  /** Side of a tile in pixels; the style sheet's without. */
  tile?: number | undefined;
  /** Makes each tile a button. */
  onOpen?: ((image: number) => void) | undefined;
};

/** The tiers with the images that are decided. The image of a revealed step arrives once its votes have been shown. */
export function Board({ snapshot, images, isCompact = false, tile, onOpen }: Props) {
  const { board, tiers, phase } = snapshot;
  // Beside a step, the board is already below a heading of level 2.
  const Heading = isCompact ? 'h3' : 'h2';
  if (board === null) return null;
  const arriving = phase === 'reveal' ? snapshot.images[0] : undefined;
  const toTile = (id: number) => {
    const image = images.get(id);
    return image === undefined ? null : (
      <Tile key={id} image={image} isArriving={id === arriving} side={tile} onOpen={onOpen} />
    );
  };
  return (
    <div
      className={styles.board}
      data-compact={isCompact || undefined}
      data-labels={chooseLabelSize(tiers.map(({ label }) => label))}
      style={tile === undefined ? undefined : { '--tile': `${tile}px` }}
    >
      <ol className={styles.tiers}>
        {tiers.map(({ label, color }, row) => {
          const placed = board.tiers[row] ?? [];
          return (
            // Tiers are identified by their place.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={row} className={styles.row} style={{ '--tier': `#${color}` }}>
              <Heading className={styles.label} data-ink={inkOn(color)} aria-label={PLAY_TEXTS.tier(label)}>
                <TierLabelLines label={label} imageCount={placed.length} className={styles.words} />
              </Heading>
              <ul className={styles.tiles}>{placed.map(toTile)}</ul>
            </li>
          );
        })}
      </ol>
      {board.pool.length > 0 && (
        <section className={styles.pool}>
          <Heading className={styles.poolTitle}>{BOARD_TEXTS.pool}</Heading>
          <ul className={styles.tiles}>{board.pool.map(toTile)}</ul>
        </section>
      )}
    </div>
  );
}

type TileProps = { image: Image; isArriving: boolean; side: number | undefined; onOpen: Props['onOpen'] };

function Tile({ image, isArriving, side, onOpen }: TileProps) {
  const picture = (
    <Picture
      image={image}
      alt={onOpen === undefined ? image.name : ''}
      fit="auto"
      sizes={side === undefined ? '96px' : `${side}px`}
      className={styles.picture}
    />
  );
  return (
    <li className={styles.tile} data-arriving={isArriving || undefined} title={image.name}>
      {onOpen === undefined ? (
        picture
      ) : (
        <button
          type="button"
          className={styles.open}
          data-image={image.id}
          aria-label={BOARD_TEXTS.move(image.name)}
          onClick={() => onOpen(image.id)}
        >
          {picture}
        </button>
      )}
    </li>
  );
}
