import { TEXTS } from '@palmares/texts/page/tierlist-editor';
import type { ScreenProps } from '../../editor/editor-kind.ts';
import { SaveButton } from '../../editor/save-button.tsx';
import type { TierlistParts } from './editor-context.ts';

type Props = Pick<ScreenProps<TierlistParts>, 'save' | 'draft'> & { className: string | undefined };

/** The save button of a tier list, used in the header and in the finish line. */
export function TierlistSaveButton(props: Props) {
  return <SaveButton {...props} hasIcons label={TEXTS.save} savingLabel={TEXTS.saving} />;
}
