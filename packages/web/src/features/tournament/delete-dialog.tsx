import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { currentSession } from '../../api/session.ts';
import { deleteTournament } from '../../api/tournament.ts';
import { draftStore } from '../../lib/drafts/draft-store.ts';
import { paths } from '../../lib/paths.ts';
import { TOURNAMENT_KEY } from '../../queries/tournament.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { TEXTS } from './messages.ts';

export function DeleteDialog({ id, name, onClose }: { id: number; name: string; onClose: () => void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState(false);

  async function remove(): Promise<void> {
    setDeleting(true);
    try {
      await deleteTournament(id);
      const { user } = currentSession();
      if (user !== null) draftStore.removeOf(user.id, 'tournament', id);
      showToast({ kind: 'success', text: TEXTS.deleted, lang: 'en' });
      await navigate(paths.profile.to(), { replace: true });
      client.removeQueries({ queryKey: [TOURNAMENT_KEY, 'one', id] });
      void client.invalidateQueries({ queryKey: [TOURNAMENT_KEY] });
    } catch {
      setDeleting(false);
      showToast({ kind: 'error', text: TEXTS.deleteFailed, lang: 'en' });
    }
  }

  return (
    <ConfirmDialog
      title={TEXTS.deleteTitle(name)}
      text={TEXTS.deleteText}
      confirmLabel={TEXTS.delete}
      loading={deleting}
      onClose={onClose}
      onConfirm={() => void remove()}
    />
  );
}
