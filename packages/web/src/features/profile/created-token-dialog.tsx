import type { CreatedToken } from '@palmares/core/contract/types';
import { CopyField } from '../../ui/copy-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { GuardedButton } from '../../ui/guarded-button.tsx';
import { MADE_TOKEN_TEXTS as TEXTS } from './own-tokens-messages.ts';

/** Shows the new token, which cannot be displayed again. */
export function CreatedTokenDialog({ token, onClose }: { token: CreatedToken; onClose: () => void }) {
  return (
    <Dialog
      title={TEXTS.title}
      description={TEXTS.text}
      onClose={onClose}
      footer={<GuardedButton onClick={onClose}>{TEXTS.close}</GuardedButton>}
    >
      <CopyField label={TEXTS.label} value={token.token} copy={TEXTS.copy} copied={TEXTS.copied} isMain />
    </Dialog>
  );
}
