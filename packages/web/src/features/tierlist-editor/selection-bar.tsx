import type { Board } from '@palmares/core/tierlist/board';
import { inkOn } from '@palmares/core/tierlist/tier-colours';
import { TEXTS } from '@palmares/texts/page/tierlist-editor';
import { useState } from 'react';
import { useMedia } from '../../lib/use-media.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconClose } from '../../ui/icons-actions.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useEditor } from './editor-context.ts';
import type { Selection } from './selection.ts';
import styles from './selection-bar.module.css';

type Props = {
  board: Board;
  total: number;
  selection: Selection;
  /** As the server renders it: for touch screens only, with the tiers at both places, of which the style sheet shows one. */
  isFirst: boolean;
};

/** Width below which the tiers have a row of their own. Must match the style sheet. */
const TWO_ROWS = '(max-width: 47.99rem)';

/** The actions on the selected images, at the foot of the screen: every tier is one tap away, however long the board is. */
export function SelectionBar({ board, total, selection, isFirst }: Props) {
  const { store } = useEditor();
  const { images, isOffered = false } = selection;
  const [only] = images.size === 1 ? images : [];
  /** While true, a tap adds an image to the selection, for touch screens without a Ctrl key. Ends with the selection. */
  const [several, setSeveral] = useState(false);
  if (several && isOffered) setSeveral(false);
  const isTwoRows = useMedia(TWO_ROWS);
  return (
    <div className={styles.bar} data-selecting={several || undefined} data-first={isFirst || undefined}>
      {only === undefined ? (
        <p className={styles.selected}>{TEXTS.selected(images.size)}</p>
      ) : (
        <SelectedImage image={only} count={TEXTS.poolCount(board.pool.length, total)} isLazy={isFirst} />
      )}
      {(isFirst || !isTwoRows) && <TierChips board={board} />}
      <SkipButton image={only} pool={board.pool} />
      <Button
        size="s"
        variant={several ? 'secondary' : 'quiet'}
        aria-pressed={several}
        onClick={() => {
          // This clears `isOffered`: the selection now belongs to the user.
          store.setSelection(images);
          setSeveral(!several);
        }}
      >
        {TEXTS.selectSeveral}
      </Button>
      <IconButton label={TEXTS.deselect} onClick={() => store.clearSelection()}>
        <IconClose />
      </IconButton>
      {(isFirst || isTwoRows) && <TierChips board={board} />}
    </div>
  );
}

/** Offers the next image of the pool instead of this one. */
function SkipButton({ image, pool }: { image: number | undefined; pool: readonly number[] }) {
  const { store } = useEditor();
  if (image === undefined || pool.length < 2 || !pool.includes(image)) return null;
  return (
    <Button size="s" onClick={() => store.skip()}>
      {TEXTS.skip}
    </Button>
  );
}

/** The one image that a tap on a tier places. A press shows its details. */
function SelectedImage({ image: id, count, isLazy }: { image: number; count: string; isLazy: boolean }) {
  const { images, open } = useEditor();
  const image = images.get(id);
  if (image === undefined) return null;
  return (
    <>
      <VisuallyHidden>{TEXTS.selected(1)}</VisuallyHidden>
      <button
        type="button"
        className={styles.image}
        aria-label={TEXTS.detailsOf(image.name)}
        onClick={() => open({ kind: 'image', image: id })}
      >
        <img src={image.src} alt="" width={160} height={160} loading={isLazy ? 'lazy' : undefined} />
        <span className={styles.words}>
          <bdi lang="" className={styles.name}>
            {image.name}
          </bdi>
          <span className={styles.count}>{count}</span>
        </span>
      </button>
    </>
  );
}

function TierChips({ board }: { board: Board }) {
  const { store } = useEditor();
  return (
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
  );
}
