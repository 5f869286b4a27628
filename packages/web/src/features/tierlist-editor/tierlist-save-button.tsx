import type { ScreenProps } from '../../editor/editor-kind.ts';
import { SaveButton } from '../../editor/save-button.tsx';
import type { TierlistParts } from './editor-context.ts';
import { TEXTS } from './messages.ts';

type Props = Pick<ScreenProps<TierlistParts>, 'save' | 'draft'> & { className: string | undefined };

/** The save button of a tier list, used in the header and in the finish line. */
export function TierlistSaveButton(props: Props) {
  return <SaveButton {...props} label={TEXTS.save} savingLabel={TEXTS.saving} />;
}
