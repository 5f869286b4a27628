import { SUBMISSION_TEXTS } from '@palmares/texts/page/album-creation';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { paths } from '../../lib/paths.ts';
import { ALBUM_KEYS } from '../../queries/album.ts';
import { showToast } from '../../ui/toast-store.ts';
import { countSteps } from '../../uploads/sending.ts';
import { useWorkspace } from './use-workspace.ts';

/** After a full or partial success, goes to the profile (AL-55), where the new album's dialog opens with its three starts (AL-56). */
export function useFinish(): void {
  const { queue, submission } = useWorkspace();
  const phase = useStore(submission, (state) => state.phase);
  const navigate = useNavigate();
  const queries = useQueryClient();

  useEffect(() => {
    if (phase !== 'done') return;
    const added = countSteps(queue.sending.getState()).success;
    const total = queue.images.getState().length;
    const { albumId } = submission.getState();
    showToast({
      kind: 'success',
      text: added === total ? SUBMISSION_TEXTS.done : SUBMISSION_TEXTS.doneInPart(added, total),
      page: paths.profile.to(),
    });
    void queries.invalidateQueries({ queryKey: ALBUM_KEYS });
    void navigate(paths.profile.to(albumId ?? undefined));
  }, [phase, queue, submission, queries, navigate]);
}
