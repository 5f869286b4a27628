import { inkOn } from '@palmares/core/tierlist/tier-colours';
import { BOARD_TEXTS } from '@palmares/texts/page/rooms-play';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useRoom } from './room-context.ts';
import styles from './tile-dialog.module.css';

/** Moves one tile of the board: to a tier, or by one place in its row. */
export function TileDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { snapshot, images, conduct, isConducting } = useRoom();
  const { board, tiers } = snapshot;
  const image = images.get(id);
  if (board === null || image === undefined) return null;
  const found = board.tiers.findIndex((row) => row.includes(id));
  const tier = found === -1 ? null : found;
  const row = (tier === null ? board.pool : board.tiers[tier]) ?? [];
  const index = row.indexOf(id);
  const place = (to: number | null, at: number) => conduct({ type: 'place', image: id, tier: to, index: at });
  const moveTo = (to: number | null) => {
    const target = (to === null ? board.pool : board.tiers[to]) ?? [];
    place(to, target.length);
    onClose();
  };
  return (
    <Dialog
      title={BOARD_TEXTS.move(image.name)}
      onClose={onClose}
      footer={
        <>
          <Button disabled={isConducting || index === 0} onClick={() => place(tier, index - 1)}>
            {BOARD_TEXTS.earlier}
          </Button>
          <Button disabled={isConducting || index === row.length - 1} onClick={() => place(tier, index + 1)}>
            {BOARD_TEXTS.later}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {BOARD_TEXTS.close}
          </Button>
        </>
      }
    >
      <ul className={styles.tiers}>
        {tiers.map(({ label, color }, to) => (
          // Tiers are identified by their place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={to}>
            <button
              type="button"
              className={styles.tier}
              style={{ '--tier': `#${color}` }}
              data-ink={inkOn(color)}
              aria-label={BOARD_TEXTS.moveTo(label)}
              aria-pressed={to === tier}
              disabled={isConducting}
              onClick={() => moveTo(to)}
            >
              {label}
            </button>
          </li>
        ))}
        <li>
          <Button wide disabled={isConducting || tier === null} onClick={() => moveTo(null)}>
            {BOARD_TEXTS.pool}
          </Button>
        </li>
      </ul>
    </Dialog>
  );
}
