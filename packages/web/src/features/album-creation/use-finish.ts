import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { ALBUM_KEYS } from '../../queries/album.ts';
import { showToast } from '../../ui/toast-store.ts';
import { SUBMISSION_TEXTS } from './messages.ts';
import { useStore } from './store.ts';
import { countSteps } from './submission.ts';
import { useWorkspace } from './use-workspace.ts';

/** A full or partial success goes to the profile (P1 §4). */
export function useFinish(): void {
  const { form, submission } = useWorkspace();
  const phase = useStore(submission, (state) => state.phase);
  const navigate = useNavigate();
  const queries = useQueryClient();

  useEffect(() => {
    if (phase !== 'done') return;
    const added = countSteps(submission.getState()).success;
    const total = form.getState().images.length;
    showToast({
      kind: 'success',
      text: added === total ? SUBMISSION_TEXTS.done : SUBMISSION_TEXTS.doneInPart(added, total),
    });
    void queries.invalidateQueries({ queryKey: ALBUM_KEYS });
    void navigate(paths.profile.to());
  }, [phase, form, submission, queries, navigate]);
}
