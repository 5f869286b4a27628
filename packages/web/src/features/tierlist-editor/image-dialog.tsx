import { type Board, findCover, findRowOfImage, POOL } from '@palmares/core/tierlist/board';
import { inkOn } from '@palmares/core/tierlist/tier-colours';
import { TEXTS } from '@palmares/texts/page/tierlist-editor';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { IconStar } from '../../ui/icons-actions.tsx';
import { IconExternal } from '../../ui/icons-arrows.tsx';
import { Picture } from '../../ui/picture.tsx';
import parts from './dialogs.module.css';
import { useEditor } from './editor-context.ts';
import type { BoardSource } from './editor-source.ts';
import styles from './image-dialog.module.css';
import { withoutAutoSelection } from './selection.ts';

type Props = { image: number; board: Board; source: BoardSource; onClose: () => void };

/** The dialog that a right click or a long press on an image opens: its details and every action on it. */
export function ImageDialog({ image, board, source, onClose }: Props) {
  const { store, act } = useEditor();
  const found = source.images.find(({ id }) => id === image);
  if (found === undefined) return null;
  const row = findRowOfImage(board, image)?.id;
  const isMain = findCover(board) === image;

  function then(work: () => void): void {
    work();
    onClose();
  }

  return (
    <Dialog
      title={found.name}
      isTitleTyped
      description={found.description === null ? undefined : <bdi lang="">{found.description}</bdi>}
      onClose={onClose}
    >
      <div className={styles.details} style={{ '--shape': found.width / found.height }}>
        <Picture image={found} alt="" fit="contain" sizes="480px" eager className={styles.picture} />
        {found.url !== null && (
          <a className={styles.link} href={found.url} target="_blank" rel="noopener noreferrer nofollow ugc">
            <IconExternal size="s" />
            {found.url}
          </a>
        )}
        <TierTargets
          board={board}
          row={row}
          onChoose={(tier) => {
            if (row !== tier) act({ type: 'move', images: [image], to: { tier, before: null } });
            onClose();
          }}
        />
        <div className={styles.actions}>
          <Button size="s" onClick={() => then(() => store.click(image, 'toggle'))}>
            {withoutAutoSelection(store.getState().selection).images.has(image)
              ? TEXTS.deselect
              : TEXTS.addToSelection}
          </Button>
          <Button
            size="s"
            disabled={row === POOL}
            onClick={() => then(() => act({ type: 'toPool', images: [image] }))}
          >
            {TEXTS.backToPool}
          </Button>
          <Button
            size="s"
            icon={<IconStar size="s" />}
            disabled={isMain}
            onClick={() => then(() => act({ type: 'setMainImage', image }))}
          >
            {isMain ? TEXTS.isMain : TEXTS.asMain}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

type TargetsProps = { board: Board; row: string | undefined; onChoose: (tier: string) => void };

function TierTargets({ board, row, onChoose }: TargetsProps) {
  return (
    <section>
      <h3 className={parts.legend}>{TEXTS.placeTitle}</h3>
      <div className={styles.targets}>
        {board.tiers.map(({ id, label, color }) => (
          <button
            key={id}
            type="button"
            className={styles.target}
            data-ink={inkOn(color)}
            aria-pressed={row === id}
            style={{ '--tier': `#${color}` }}
            onClick={() => onChoose(id)}
          >
            <bdi lang="">{label}</bdi>
          </button>
        ))}
      </div>
    </section>
  );
}
