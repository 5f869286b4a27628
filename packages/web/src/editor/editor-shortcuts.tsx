import { useState } from 'react';
import { KINDS } from '../kinds/kinds.ts';
import { areSingleKeysOn, setSingleKeysOn } from '../lib/single-key-shortcuts.ts';
import { ShortcutsDialog } from '../ui/shortcuts-dialog.tsx';
import { Switch } from '../ui/switch.tsx';
import type { EditorKind, EditorParts } from './editor-kind.ts';
import { FRAME_TEXTS } from './messages.ts';

type Props<P extends EditorParts> = {
  kind: Pick<EditorKind<P>, 'name' | 'shortcuts'>;
  state: P['state'];
  onClose: () => void;
};

/** The shortcuts of an editor, with a switch for the single-character ones (WCAG 2.1.4). */
export function EditorShortcuts<P extends EditorParts>({ kind, state, onClose }: Props<P>) {
  const [isOn, setOn] = useState(areSingleKeysOn);
  const texts = FRAME_TEXTS[KINDS[kind.name].language];

  function change(next: boolean): void {
    setOn(next);
    setSingleKeysOn(next);
  }

  return (
    <ShortcutsDialog title={texts.shortcuts} shortcuts={kind.shortcuts(state)} onClose={onClose}>
      <Switch label={texts.singleKeys} description={texts.singleKeysText} checked={isOn} onChange={change} />
    </ShortcutsDialog>
  );
}
