import { PRESETS } from '@palmares/core/tierlist/presets';
import { inkOn } from '@palmares/core/tierlist/tier-colours';
import { Dialog } from '../../ui/dialog.tsx';
import { useEditor } from './editor-context.ts';
import { TEXTS } from './messages.ts';
import styles from './presets-dialog.module.css';

export function PresetsDialog({ onClose }: { onClose: () => void }) {
  const { act } = useEditor();
  return (
    <Dialog title={TEXTS.presets} description={TEXTS.presetsText} onClose={onClose}>
      <ul className={styles.presets}>
        {PRESETS.map(({ id, name, tiers }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.preset}
              onClick={() => {
                act({ type: 'applyPreset', preset: id });
                onClose();
              }}
            >
              <span className={styles.presetName}>{name}</span>
              <span className={styles.bars}>
                {tiers.map(({ label, color }) => (
                  <span key={label} data-ink={inkOn(color)} style={{ '--tier': `#${color}` }}>
                    {label}
                  </span>
                ))}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
