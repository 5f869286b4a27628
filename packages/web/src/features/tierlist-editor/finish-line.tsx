import { getPresent } from '@palmares/core/tierlist/history';
import { TEXTS } from '@palmares/texts/page/tierlist-editor';
import { useSession } from '../../api/session.ts';
import type { ScreenProps } from '../../editor/editor-kind.ts';
import { VisitorFinish } from '../../editor/visitor-finish.tsx';
import { IconCheck } from '../../ui/icons-actions.tsx';
import type { TierlistParts } from './editor-context.ts';
import { isDirty } from './editor-store.ts';
import styles from './finish-line.module.css';
import { TierlistSaveButton } from './tierlist-save-button.tsx';
import { toPicture } from './to-picture.ts';

type Props = Pick<ScreenProps<TierlistParts>, 'source' | 'state' | 'save' | 'draft'>;

/** Replaces the empty pool once every image is placed. It holds the save button where the header scrolls out of view. */
export function FinishLine({ source, state, save, draft }: Props) {
  const { status } = useSession();
  const isSaved = state.savedAs !== null && !isDirty(state);
  return (
    <div
      className={styles.line}
      data-finish-line={isSaved ? 'saved' : status === 'visitor' ? 'visitor' : 'open'}
    >
      <p className={styles.text}>
        <IconCheck size="s" />
        {TEXTS.allPlaced}
      </p>
      {status === 'visitor' ? (
        <div className={styles.visitor}>
          <VisitorFinish
            content={toPicture(state.details.name, getPresent(state.history), source)}
            images={source.images}
            draft={draft}
          />
        </div>
      ) : (
        !isSaved && <TierlistSaveButton save={save} draft={draft} className={styles.save} />
      )}
    </div>
  );
}
