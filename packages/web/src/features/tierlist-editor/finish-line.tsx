import { TEXTS } from '@palmares/texts/page/tierlist-editor';
import type { ScreenProps } from '../../editor/editor-kind.ts';
import { IconCheck } from '../../ui/icons-actions.tsx';
import type { TierlistParts } from './editor-context.ts';
import { isDirty } from './editor-store.ts';
import styles from './finish-line.module.css';
import { TierlistSaveButton } from './tierlist-save-button.tsx';

type Props = Pick<ScreenProps<TierlistParts>, 'state' | 'save' | 'draft'>;

/** Replaces the empty pool once every image is placed. It holds the save button where the header scrolls out of view. */
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
