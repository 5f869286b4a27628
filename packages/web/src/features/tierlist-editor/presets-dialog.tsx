import { PRESETS } from '@palmares/core/tierlist/presets';
import { inkOn } from '@palmares/core/tierlist/tier-colours';
import { Dialog } from '../../ui/dialog.tsx';
import { useGuardedPress } from '../../ui/press-guard.tsx';
import { useEditor } from './editor-context.ts';
import { TEXTS } from './messages.ts';
import styles from './presets-dialog.module.css';

export function PresetsDialog({ onClose }: { onClose: () => void }) {
  const { act } = useEditor();
  return (
    <Dialog title={TEXTS.presets} description={TEXTS.presetsText} onClose={onClose}>
      <ul className={styles.presets}>
        {PRESETS.map((preset) => (
          <PresetButton
            key={preset.id}
            preset={preset}
            onChoose={() => {
              act({ type: 'applyPreset', preset: preset.id });
              onClose();
            }}
          />
        ))}
      </ul>
    </Dialog>
  );
}

type PresetProps = { preset: (typeof PRESETS)[number]; onChoose: () => void };

function PresetButton({ preset: { name, tiers }, onChoose }: PresetProps) {
  const guarded = useGuardedPress();
  return (
    <li>
      <button type="button" className={styles.preset} {...guarded(onChoose)}>
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
  );
}
