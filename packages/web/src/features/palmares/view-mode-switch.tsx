import { PALMARES_TEXTS } from '@palmares/texts/page/palmares';
import { useState, useSyncExternalStore } from 'react';
import { deviceStorage } from '../../storage/web-storage.ts';
import styles from './view-mode-switch.module.css';

type ViewMode = 'tiers' | 'order';

const KEY = 'palmares:shown-as';
const neverChanges = () => () => undefined;

/** The preferred view of the palmarès, tiers or order, stored on this device. Invalid stored values mean tiers. */
export function useViewMode(): [shownAs: ViewMode, choose: (shownAs: ViewMode) => void] {
  const [chosen, setChosen] = useState<ViewMode | null>(null);
  // The server and the hydration have no storage, so both use the default.
  const stored = useSyncExternalStore(neverChanges, read, () => 'tiers' as const);
  return [
    chosen ?? stored,
    (shownAs) => {
      setChosen(shownAs);
      // When the storage refuses the write, the choice still applies to this page.
      deviceStorage.write(KEY, shownAs);
    },
  ];
}

function read(): ViewMode {
  return deviceStorage.read(KEY) === 'order' ? 'order' : 'tiers';
}

const CHOICES = [
  ['tiers', PALMARES_TEXTS.asTiers],
  ['order', PALMARES_TEXTS.asOrder],
] as const;

type Props = { value: ViewMode; onChange: (value: ViewMode) => void };

/** Switches between the two views of the palmarès. */
export function ViewModeSwitch({ value, onChange }: Props) {
  return (
    <fieldset className={styles.switch} aria-label={PALMARES_TEXTS.shownAs}>
      {CHOICES.map(([choice, label]) => (
        <button
          key={choice}
          type="button"
          className={styles.choice}
          aria-pressed={choice === value}
          onClick={() => onChange(choice)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
