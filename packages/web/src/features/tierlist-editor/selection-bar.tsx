import type { Board } from '@palmares/core/tierlist/board';
import { inkOn } from '@palmares/core/tierlist/tier-colours';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconClose } from '../../ui/icons-shell.tsx';
import { useEditor } from './editor-context.ts';
import { TEXTS } from './messages.ts';
import styles from './pool.module.css';

type Props = { board: Board; selected: ReadonlySet<number> };

/** What can be done with the selected images, under the thumb: every tier is one tap away, however long the board. */
export function SelectionBar({ board, selected }: Props) {
  const { store, open } = useEditor();
  const [only] = selected.size === 1 ? selected : [];
  /** A tap adds an image to those selected, without a Ctrl key: for fingers. Ends with the selection. */
  const [several, setSeveral] = useState(false);
  return (
    <div className={styles.bar} data-selecting={several || undefined}>
      <p className={styles.selected}>{TEXTS.selected(selected.size)}</p>
      <div className={styles.chips}>
        {board.tiers.map(({ id, label, color }) => (
          <button
            key={id}
            type="button"
            className={styles.chip}
            data-ink={inkOn(color)}
            style={{ '--tier': `#${color}` }}
            aria-label={TEXTS.placeIn(label)}
            onClick={() => store.placeSelection(id)}
          >
            {label}
          </button>
        ))}
      </div>
      <Button
        size="s"
        variant={several ? 'secondary' : 'quiet'}
        aria-pressed={several}
        onClick={() => setSeveral(!several)}
      >
        {TEXTS.selectSeveral}
      </Button>
      {only !== undefined && (
        <Button size="s" variant="quiet" onClick={() => open({ kind: 'image', image: only })}>
          {TEXTS.details}
        </Button>
      )}
      <IconButton label={TEXTS.deselect} onClick={() => store.clearSelection()}>
        <IconClose />
      </IconButton>
    </div>
  );
}
