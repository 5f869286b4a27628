// The add-album screen (AL-42, AL-59): offers the unfinished album, else the form.
import { useEffect, useState } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './album-creation.module.css';
import { CreationForm } from './creation-form.tsx';
import { DraftOffer } from './draft-offer.tsx';
import { useNewWorkspace, WorkspaceContext } from './use-workspace.ts';
import type { RestoredAlbumDraft } from './workspace.ts';

type Stage = { name: 'looking' } | { name: 'offering'; found: RestoredAlbumDraft } | { name: 'open' };

type Props = {
  userId: number;
  /** `?continue=true` resumes the unfinished album without a question. */
  goOn: boolean;
};

export function AlbumCreation({ userId, goOn }: Props) {
  const workspace = useNewWorkspace(userId);
  // Only the initial address counts: a change of the query keeps the page as it is.
  const [resumes] = useState(goOn);
  const [stage, setStage] = useState<Stage>({ name: 'looking' });

  useEffect(() => {
    let current = true;
    async function look(): Promise<void> {
      const found = await workspace.findDraft();
      if (!current) return;
      if (found !== null && resumes) workspace.restoreDraft(found);
      setStage(found === null || resumes ? { name: 'open' } : { name: 'offering', found });
    }
    void look();
    return () => {
      current = false;
    };
  }, [workspace, resumes]);

  if (stage.name === 'looking') return <Skeleton className={styles.skeleton} />;
  if (stage.name === 'offering') {
    return (
      <DraftOffer
        found={stage.found}
        onResume={() => {
          workspace.restoreDraft(stage.found);
          setStage({ name: 'open' });
        }}
        onRestart={() => {
          workspace.discardDraft();
          setStage({ name: 'open' });
        }}
      />
    );
  }
  return (
    <WorkspaceContext value={workspace}>
      <CreationForm />
    </WorkspaceContext>
  );
}
