import { Switch } from '../../ui/switch.tsx';
import type { EditorState, RankingStore } from './editor-store.ts';
import { TEXTS } from './messages.ts';

type Props = { store: RankingStore; state: EditorState; isShort?: boolean };

/** « Validation rapide » (decision 0030): explained in the introduction, at hand under the images. */
export function QuickSwitch({ store, state, isShort = false }: Props) {
  return (
    <Switch
      label={TEXTS.quick}
      description={isShort ? undefined : TEXTS.quickText}
      checked={state.quick}
      onChange={store.setQuick}
    />
  );
}
