import { TEXTS } from '@palmares/texts/page/tierlist-editor';
import { useRef } from 'react';
import { roving, useRovingGrid } from '../../lib/use-roving-grid.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconEdit, IconMore, IconPlus, IconTrash } from '../../ui/icons-actions.tsx';
import { IconArrowDown, IconArrowUp } from '../../ui/icons-arrows.tsx';
import { Menu } from '../../ui/menu.tsx';
import { addTier } from './add-tier.ts';
import { useEditor } from './editor-context.ts';
import styles from './tier-row.module.css';

type Props = { tier: string; label: string; first: boolean; last: boolean };

const STOP = roving('control');

/** Up, down and the menu of a tier, as one tab stop. On a phone they are in the dialog that its label opens. */
export function TierControls({ tier, label, first, last }: Props) {
  const editor = useEditor();
  const { act, open } = editor;
  const controls = useRef<HTMLDivElement>(null);
  useRovingGrid(controls);
  const move = (direction: 'up' | 'down', isEnd: boolean) => ({
    ...STOP,
    // `aria-disabled` instead of `disabled`: the button at the end of the list keeps its focus.
    'aria-disabled': isEnd,
    onClick: () => isEnd || act({ type: 'moveTier', tier, direction }),
  });
  return (
    <div
      ref={controls}
      className={styles.controls}
      role="toolbar"
      aria-orientation="vertical"
      aria-label={TEXTS.tierControls(label)}
    >
      <IconButton label={TEXTS.moveUp(label)} {...move('up', first)}>
        <IconArrowUp size="s" />
      </IconButton>
      <Menu
        label={TEXTS.tierMenu(label)}
        trigger={<IconMore size="s" />}
        triggerClassName={styles.more}
        triggerProps={STOP}
        items={[
          { label: TEXTS.edit, icon: <IconEdit size="s" />, onSelect: () => open({ kind: 'tier', tier }) },
          {
            label: TEXTS.addAbove,
            icon: <IconPlus size="s" />,
            onSelect: () => addTier(editor, tier, 'above'),
          },
          {
            label: TEXTS.addBelow,
            icon: <IconPlus size="s" />,
            onSelect: () => addTier(editor, tier, 'below'),
          },
          { kind: 'separator' },
          {
            label: TEXTS.removeTier,
            icon: <IconTrash size="s" />,
            danger: true,
            onSelect: () => act({ type: 'removeTier', tier }),
          },
        ]}
      />
      <IconButton label={TEXTS.moveDown(label)} {...move('down', last)}>
        <IconArrowDown size="s" />
      </IconButton>
    </div>
  );
}
