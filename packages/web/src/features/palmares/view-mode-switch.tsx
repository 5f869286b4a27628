import { useState, useSyncExternalStore } from 'react';
import { browserStorage } from '../../lib/drafts/draft-store.ts';
import { PALMARES_TEXTS } from './messages.ts';
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
      write(shownAs);
    },
  ];
}

function read(): ViewMode {
  try {
    return browserStorage()?.getItem(KEY) === 'order' ? 'order' : 'tiers';
  } catch {
    return 'tiers';
  }
}

function write(shownAs: ViewMode): void {
  try {
    browserStorage()?.setItem(KEY, shownAs);
  } catch {
    // The choice still applies to this page when the storage refuses the write.
  }
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
