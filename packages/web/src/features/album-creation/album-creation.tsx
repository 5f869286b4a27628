// The add-album screen (P1 §2 and §4): offers the album left unfinished, else the form.
import { useEffect, useState } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './album-creation.module.css';
import { CreationForm } from './creation-form.tsx';
import { DraftOffer } from './draft-offer.tsx';
import { useNewWorkspace, WorkspaceContext } from './use-workspace.ts';
import type { FoundDraft } from './workspace.ts';

type Stage = { name: 'looking' } | { name: 'offering'; found: FoundDraft } | { name: 'open' };

export function AlbumCreation({ userId }: { userId: number }) {
  const workspace = useNewWorkspace(userId);
  const [stage, setStage] = useState<Stage>({ name: 'looking' });

  useEffect(() => {
    let current = true;
    async function look(): Promise<void> {
      const found = await workspace.findDraft();
      if (current) setStage(found === null ? { name: 'open' } : { name: 'offering', found });
    }
    void look();
    return () => {
      current = false;
    };
  }, [workspace]);

  if (stage.name === 'looking') return <Skeleton className={styles['looking']} />;
  if (stage.name === 'offering') {
    return (
      <DraftOffer
        found={stage.found}
        onResume={() => {
          workspace.restoreDraft(stage.found);
          setStage({ name: 'open' });
        }}
        onRestart={() => {
          void workspace.discardDraft();
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
