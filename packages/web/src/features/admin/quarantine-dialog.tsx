import type { AlbumSummary, UpdateAlbumBody } from '@palmares/core/contract/types';
import { ALBUM } from '@palmares/core/limits';
import { ALBUM_TEXTS } from '@palmares/texts/page/admin';
import { formFailure } from '../../api/form-failure.ts';
import { useForm } from '../../lib/use-form.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextArea } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { ALBUM_FAILURES } from './failures.ts';

type Props = {
  album: AlbumSummary;
  update: (id: number, body: UpdateAlbumBody) => Promise<void>;
  onClose: () => void;
};

/** The author receives the reason by mail, and the album's page shows it (AD-31). A failure keeps the typed text. */
export function QuarantineDialog({ album, update, onClose }: Props) {
  const form = useForm({
    initial: { reason: '' },
    send: ({ reason }) =>
      update(album.id, {
        status: 'quarantined',
        ...(reason.trim() !== '' && { quarantine_reason: reason }),
      }),
    failureOf: (error) => formFailure(error, ALBUM_FAILURES.status),
    onSent: () => {
      showToast({ kind: 'success', text: ALBUM_TEXTS.changed });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={ALBUM_TEXTS.quarantineTitle(album.name)}
      text={ALBUM_TEXTS.quarantineText}
      submitLabel={ALBUM_TEXTS.quarantine}
      danger
      onClose={onClose}
    >
      <TextArea
        {...form.bind('reason')}
        label={ALBUM_TEXTS.reason}
        hint={ALBUM_TEXTS.reasonHint}
        optional
        maxLength={ALBUM.quarantineReasonMax}
      />
    </FormDialog>
  );
}
