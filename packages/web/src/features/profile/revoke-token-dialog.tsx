import type { PersonalToken } from '@palmares/core/contract/types';
import { REVOKE_TOKEN_TEXTS as TEXTS, TOKEN_TEXTS } from '@palmares/texts/page/personal-tokens';
import { isGone } from '../../api/errors.ts';
import { deleteToken } from '../../api/personal-token.ts';
import { TOKENS_KEY } from '../../queries/personal-tokens.ts';
import { useDeletion } from '../../queries/use-deletion.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';

type Props = { token: PersonalToken; expired: boolean; onClose: () => void };

/** Ignores a token that was already revoked elsewhere. */
async function revoke(id: number): Promise<void> {
  await deleteToken(id).catch((error: unknown) => {
    if (!isGone(error)) throw error;
  });
}

export function RevokeTokenDialog({ token: { id, name }, expired, onClose }: Props) {
  const deletion = useDeletion({
    remove: () => revoke(id),
    texts: TEXTS.failed,
    invalidates: [TOKENS_KEY],
    onDeleted: () => {
      showToast({ kind: 'success', text: expired ? TEXTS.expiredDone : TEXTS.done });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={expired ? TEXTS.expiredTitle(name) : TEXTS.title(name)}
      text={expired ? TEXTS.expiredText : TEXTS.text}
      confirmLabel={expired ? TOKEN_TEXTS.remove : TOKEN_TEXTS.revoke}
      danger={!expired}
      loading={deletion.pending}
      failure={deletion.failure}
      onConfirm={deletion.confirm}
      onClose={onClose}
    />
  );
}
