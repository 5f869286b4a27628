import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/text-field.tsx';
import { ALBUM_TEXTS, CATEGORY_TEXTS } from './messages.ts';

type Props = { name: string; onConfirm: (reason: string) => Promise<void>; onClose: () => void };

const REASON_MAX = 500;

/** The reason goes to the author by mail, and stands on the album's page (access.md rule 6). */
export function QuarantineDialog({ name, onConfirm, onClose }: Props) {
  const [reason, setReason] = useState('');
  const [saving, setSaving] = useState(false);
  return (
    <Dialog
      title={ALBUM_TEXTS.quarantineTitle(name)}
      description={ALBUM_TEXTS.quarantineText}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{CATEGORY_TEXTS.cancel}</Button>
          <Button
            variant="danger"
            loading={saving}
            onClick={() => {
              setSaving(true);
              void onConfirm(reason);
            }}
          >
            {ALBUM_TEXTS.quarantine}
          </Button>
        </>
      }
    >
      <TextArea
        label={ALBUM_TEXTS.reason}
        hint={ALBUM_TEXTS.reasonHint}
        optional
        value={reason}
        maxLength={REASON_MAX}
        onChange={(event) => setReason(event.target.value)}
      />
    </Dialog>
  );
}
