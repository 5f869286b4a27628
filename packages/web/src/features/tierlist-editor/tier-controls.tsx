import { IconButton } from '../../ui/icon-button.tsx';
import { IconEdit, IconMore, IconTrash } from '../../ui/icons-actions.tsx';
import { IconArrowDown, IconArrowUp } from '../../ui/icons-arrows.tsx';
import { IconPlus } from '../../ui/icons-shell.tsx';
import { Menu } from '../../ui/menu.tsx';
import { addTier } from './add-tier.ts';
import { useEditor } from './editor-context.ts';
import { TEXTS } from './messages.ts';
import styles from './tier-row.module.css';

type Props = { tier: string; label: string; first: boolean; last: boolean };

/** Up, down and the menu of a tier. On a phone they are in the dialog that its label opens. */
export function TierControls({ tier, label, first, last }: Props) {
  const editor = useEditor();
  const { act, open } = editor;
  return (
    <div className={styles.controls}>
      <IconButton
        label={TEXTS.moveUp(label)}
        disabled={first}
        onClick={() => act({ type: 'moveTier', tier, direction: 'up' })}
      >
        <IconArrowUp size="s" />
      </IconButton>
      <Menu
        label={TEXTS.tierMenu(label)}
        trigger={<IconMore size="s" />}
        triggerClassName={styles.more}
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
      <IconButton
        label={TEXTS.moveDown(label)}
        disabled={last}
        onClick={() => act({ type: 'moveTier', tier, direction: 'down' })}
      >
        <IconArrowDown size="s" />
      </IconButton>
    </div>
  );
}
