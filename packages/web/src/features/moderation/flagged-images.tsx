import type { FlaggedImage, FlagState } from '@palmares/core/contract/types';
import { FLAG_TEXTS, STATE_LABELS } from '@palmares/texts/page/moderation';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { flagListQuery } from '../../queries/admin.ts';
import { Chips } from '../../ui/chips.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EndlessList, toListProps } from '../../ui/endless-list.tsx';
import { IconSuccess } from '../../ui/icons-status.tsx';
import { GuardedStep } from '../../ui/press-guard.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FlagCard } from './flag-card.tsx';
import styles from './flagged-images.module.css';
import { RemoveQuestion } from './remove-question.tsx';
import { useDecision } from './use-decision.ts';

// Purged images no longer exist, so no list shows them.
const STATES = ['pending', 'kept'] as const satisfies readonly FlagState[];
const SKELETONS = 6;

/** The flagged images: moderators and admins may keep one, and only an admin may purge it (AD-34). */
export function FlaggedImages({ mayRemove }: { mayRemove: boolean }) {
  const [state, show] = useShownState();
  const [leaving, setLeaving] = useState<FlaggedImage | null>(null);
  const list = useInfiniteQuery(flagListQuery({ state }));
  const rows = toListProps(list);
  const keeping = useDecision('kept', FLAG_TEXTS.failed);

  return (
    <>
      <div className={styles.toolbar}>
        <Chips
          label={FLAG_TEXTS.states}
          allLabel={STATE_LABELS.pending}
          options={[{ value: 'kept', label: STATE_LABELS.kept }]}
          value={state === 'pending' ? '' : state}
          onChange={(value) => show(value === '' ? 'pending' : 'kept')}
        />
      </div>
      {/* When an image disappears, the next one's buttons move under the pointer. */}
      <GuardedStep step={(rows.items ?? []).map(({ image }) => image.id).join()}>
        <EndlessList
          label={STATE_LABELS[state]}
          {...rows}
          keyOf={(flag) => flag.image.id}
          render={(flag) => (
            <FlagCard
              flag={flag}
              busy={keeping.isPending}
              onKeep={state === 'pending' ? () => keeping.mutate(flag.image.id) : undefined}
              onRemove={mayRemove ? () => setLeaving(flag) : undefined}
            />
          )}
          skeleton={<Skeleton className={styles.place} />}
          skeletons={SKELETONS}
          errorText={FLAG_TEXTS.error}
          columns="wide"
          unit={FLAG_TEXTS.unit}
          empty={<NothingToSee state={state} />}
        />
      </GuardedStep>
      {leaving && <RemoveQuestion image={leaving.image} onClose={() => setLeaving(null)} />}
    </>
  );
}

type ShownState = (typeof STATES)[number];

/** The shown state, stored in the address. */
function useShownState(): [ShownState, (wanted: ShownState) => void] {
  const [params, setParams] = useSearchParams();
  const state = STATES.find((one) => one === params.get('state')) ?? 'pending';

  function show(wanted: ShownState): void {
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (wanted === 'pending') next.delete('state');
        else next.set('state', wanted);
        return next;
      },
      { preventScrollReset: true },
    );
  }

  return [state, show];
}

function NothingToSee({ state }: { state: ShownState }) {
  return (
    <EmptyState
      icon={<IconSuccess size="l" />}
      title={FLAG_TEXTS.empty}
      {...(state === 'pending' && { text: FLAG_TEXTS.emptyHint })}
    />
  );
}
