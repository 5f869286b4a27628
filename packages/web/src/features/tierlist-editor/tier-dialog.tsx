import { checkLabel, type Tier } from '@palmares/core/tierlist/board';
import { TIERLIST } from '@palmares/core/tierlist/limits';
import { TIER_COLOURS } from '@palmares/core/tierlist/tier-colours';
import { refusalText } from '@palmares/texts/page/tierlist';
import { TEXTS } from '@palmares/texts/page/tierlist-editor';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { GuardedButton } from '../../ui/guarded-button.tsx';
import { IconPlus, IconTrash } from '../../ui/icons-actions.tsx';
import { IconArrowDown, IconArrowUp } from '../../ui/icons-arrows.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { addTier } from './add-tier.ts';
import { useEditor } from './editor-context.ts';
import styles from './tier-dialog.module.css';

type Props = { tier: Tier; first: boolean; last: boolean; onClose: () => void };

/** Edits the name and colour of a tier, and offers every other action that its row has on a wide screen. */
export function TierDialog({ tier, first, last, onClose }: Props) {
  const { act } = useEditor();
  const [label, setLabel] = useState(tier.label);
  const [color, setColor] = useState(tier.color.toLowerCase());
  const [tried, setTried] = useState(false);
  const form = useId();
  const issue = checkLabel(label);

  function submit(): void {
    setTried(true);
    if (issue !== null) return;
    if (label.trim() !== tier.label) act({ type: 'renameTier', tier: tier.id, label });
    if (color !== tier.color.toLowerCase()) act({ type: 'recolourTier', tier: tier.id, color });
    onClose();
  }

  return (
    <Dialog
      title={TEXTS.tierDialog(tier.label)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{TEXTS.cancel}</Button>
          <GuardedButton variant="primary" type="submit" form={form}>
            {TEXTS.apply}
          </GuardedButton>
        </>
      }
    >
      <form
        id={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          label={TEXTS.tierName}
          value={label}
          maxLength={TIERLIST.labelMax}
          error={issue !== null && (tried || issue !== 'empty_label') ? refusalText(issue) : undefined}
          onChange={(event) => setLabel(event.target.value)}
        />
        <ColourField color={color} onChange={setColor} />
      </form>
      <TierActions tier={tier} first={first} last={last} onClose={onClose} />
    </Dialog>
  );
}

function ColourField({ color, onChange }: { color: string; onChange: (color: string) => void }) {
  return (
    <fieldset>
      <legend className={styles.legend}>{TEXTS.tierColour}</legend>
      <div className={styles.palette}>
        {TIER_COLOURS.map((hex) => (
          <label key={hex} className={styles.swatch} style={{ '--tier': `#${hex}` }}>
            <input
              type="radio"
              name="colour"
              aria-label={TEXTS.colour(hex)}
              checked={color === hex}
              onChange={() => onChange(hex)}
            />
          </label>
        ))}
        <label
          className={styles.custom}
          data-chosen={!TIER_COLOURS.some((hex) => hex === color) || undefined}
          style={{ '--tier': `#${color}` }}
        >
          <input
            type="color"
            aria-label={TEXTS.otherColour}
            value={`#${color}`}
            onChange={(event) => onChange(event.target.value.slice(1).toLowerCase())}
          />
          <span className={styles.wheel} aria-hidden="true" />
          <span aria-hidden="true">{TEXTS.otherColour}</span>
        </label>
      </div>
    </fieldset>
  );
}

function TierActions({ tier: { id }, first, last, onClose }: Props) {
  const editor = useEditor();
  const move = (direction: 'up' | 'down') => editor.act({ type: 'moveTier', tier: id, direction });
  const then = (work: () => void) => () => {
    onClose();
    work();
  };
  return (
    <div className={styles.actions}>
      <Button size="s" icon={<IconArrowUp size="s" />} disabled={first} onClick={() => move('up')}>
        {TEXTS.up}
      </Button>
      <Button size="s" icon={<IconArrowDown size="s" />} disabled={last} onClick={() => move('down')}>
        {TEXTS.down}
      </Button>
      <Button size="s" icon={<IconPlus size="s" />} onClick={then(() => addTier(editor, id, 'above'))}>
        {TEXTS.addAbove}
      </Button>
      <Button size="s" icon={<IconPlus size="s" />} onClick={then(() => addTier(editor, id, 'below'))}>
        {TEXTS.addBelow}
      </Button>
      <GuardedButton
        size="s"
        variant="quiet"
        icon={<IconTrash size="s" />}
        onClick={then(() => editor.act({ type: 'removeTier', tier: id }))}
      >
        {TEXTS.removeTier}
      </GuardedButton>
    </div>
  );
}
