import type { ScreenProps } from '../../editor/editor-kind.ts';
import { IconCheck } from '../../ui/icons-actions.tsx';
import { isDirty } from './editor-store.ts';
import styles from './finish-line.module.css';
import { TEXTS } from './messages.ts';
import type { TierlistParts } from './tierlist-kind.ts';
import { TierlistSaveButton } from './tierlist-save-button.tsx';

type Props = Pick<ScreenProps<TierlistParts>, 'state' | 'save' | 'draft'>;

/** In the place of the empty pool: all is classed. Where the header scrolls away the save stands here, under the thumb. */
export function FinishLine({ state, save, draft }: Props) {
  const isSaved = state.savedAs !== null && !isDirty(state);
  return (
    <div className={styles.line} data-finish-line={isSaved ? 'saved' : 'open'}>
      <p className={styles.text}>
        <IconCheck size="s" />
        {TEXTS.allPlaced}
      </p>
      {!isSaved && <TierlistSaveButton save={save} draft={draft} className={styles.save} />}
    </div>
  );
}
