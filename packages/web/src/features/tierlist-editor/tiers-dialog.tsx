import type { Tier } from '@palmares/core/tierlist/board';
import { inkOn } from '@palmares/core/tierlist/tier-colours';
import { TEXTS } from '@palmares/texts/page/tierlist-editor';
import { Dialog } from '../../ui/dialog.tsx';
import { useEditor } from './editor-context.ts';
import styles from './tiers-dialog.module.css';

type Props = { tiers: readonly Tier[]; onClose: () => void };

/** Lists the tiers to edit on a phone, where a tap on a tier's label places the offered image instead. */
export function TiersDialog({ tiers, onClose }: Props) {
  const { open } = useEditor();
  return (
    <Dialog title={TEXTS.editTiers} onClose={onClose}>
      <ul className={styles.tiers}>
        {tiers.map(({ id, label, color, images }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.tier}
              data-ink={inkOn(color)}
              style={{ '--tier': `#${color}` }}
              aria-label={TEXTS.tierOptions(label, images.length)}
              onClick={() => open({ kind: 'tier', tier: id })}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
