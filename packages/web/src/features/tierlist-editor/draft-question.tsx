import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { type EditorDraft, placedCount } from './editor-draft.ts';
import { TEXTS } from './messages.ts';

type Props = { found: EditorDraft; isEdit: boolean; onResume: () => void; onStartAgain: () => void };

/** Closing it without a choice keeps the draft: nothing is thrown away by an Escape. */
export function DraftQuestion({ found, isEdit, onResume, onStartAgain }: Props) {
  const placed = placedCount(found);
  return (
    <Dialog
      title={TEXTS.draftTitle}
      description={
        <>
          {isEdit ? TEXTS.draftOtherVersion(placed) : TEXTS.draftOtherSelection(placed, found.draft.name)}{' '}
          {TEXTS.startAgainWarning}
        </>
      }
      onClose={onResume}
      footer={
        <>
          <Button onClick={onStartAgain}>{TEXTS.startAgain}</Button>
          <Button variant="primary" onClick={onResume}>
            {TEXTS.resume}
          </Button>
        </>
      }
    />
  );
}
