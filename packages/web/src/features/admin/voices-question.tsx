import { VOICE_TEXTS } from '@palmares/texts/page/voices';
import { useMutation } from '@tanstack/react-query';
import { failureText } from '../../api/failure-text.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { FAILURES } from './failures.ts';
import { namesText } from './names-text.ts';

type Props = {
  accounts: readonly { readonly id: number; readonly username: string }[];
  leaveOut: (id: number) => Promise<unknown>;
  onClose: () => void;
};

/** Asks before the voices of accounts are left out: the effect, and that it can be reversed. */
export function VoicesQuestion({ accounts, leaveOut, onClose }: Props) {
  const work = useMutation({
    mutationFn: async () => {
      for (const { id } of accounts) await leaveOut(id);
    },
    onSuccess: () => {
      showToast({ kind: 'success', text: VOICE_TEXTS.leftOut(accounts.length) });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={VOICE_TEXTS.question(accounts.length)}
      text={
        <>
          <p>{namesText(accounts.map(({ username }) => username))}</p>
          <p>{VOICE_TEXTS.explanation}</p>
        </>
      }
      confirmLabel={VOICE_TEXTS.confirm}
      danger={false}
      loading={work.isPending}
      failure={work.error && failureText(work.error, FAILURES.voices)}
      onConfirm={() => work.mutate()}
      onClose={onClose}
    />
  );
}
