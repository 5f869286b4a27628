import { TEXTS } from '@palmares/texts/page/ranking-editor';
import { Switch } from '../../ui/switch.tsx';
import type { EditorState, RankingStore } from './editor-store.ts';

type Props = { store: RankingStore; state: EditorState; isShort?: boolean };

/** The switch for « Validation rapide » (decision 0030), with its description in the introduction and without it under the images. */
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
