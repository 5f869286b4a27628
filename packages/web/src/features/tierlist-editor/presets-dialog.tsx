import { labelPreset, PRESETS, type PresetId } from '@palmares/core/tierlist/presets';
import { inkOn } from '@palmares/core/tierlist/tier-colours';
import { PRESET_LABELS, PRESET_NAMES } from '@palmares/texts/page/tierlist';
import { TEXTS } from '@palmares/texts/page/tierlist-editor';
import { Dialog } from '../../ui/dialog.tsx';
import { useGuardedPress } from '../../ui/press-guard.tsx';
import { useEditor } from './editor-context.ts';
import styles from './presets-dialog.module.css';

export function PresetsDialog({ onClose }: { onClose: () => void }) {
  const { act } = useEditor();
  return (
    <Dialog title={TEXTS.presets} description={TEXTS.presetsText} onClose={onClose}>
      <ul className={styles.presets}>
        {PRESETS.map(({ id }) => (
          <PresetButton
            key={id}
            id={id}
            onChoose={() => {
              const labels = PRESET_LABELS[id];
              act({ type: 'applyPreset', preset: id, ...(labels && { labels }) });
              onClose();
            }}
          />
        ))}
      </ul>
    </Dialog>
  );
}

type PresetProps = { id: PresetId; onChoose: () => void };

function PresetButton({ id, onChoose }: PresetProps) {
  const guarded = useGuardedPress();
  return (
    <li>
      <button type="button" className={styles.preset} {...guarded(onChoose)}>
        <span className={styles.presetName}>{PRESET_NAMES[id]}</span>
        <span className={styles.bars}>
          {labelPreset(id, PRESET_LABELS[id])?.map(({ label, color }) => (
            <span key={label} data-ink={inkOn(color)} style={{ '--tier': `#${color}` }}>
              {label}
            </span>
          ))}
        </span>
      </button>
    </li>
  );
}
