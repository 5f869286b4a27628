import type { FlaggedImage, FlagState } from '@palmares/core/contract/types';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { decideFlag } from '../../api/admin.ts';
import { isGone } from '../../api/errors.ts';
import { ADMIN_KEY, flagListQuery } from '../../queries/admin.ts';
import { Chips } from '../../ui/chips.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EndlessList } from '../../ui/endless-list.tsx';
import { IconSuccess } from '../../ui/icons-status.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { FlagCard } from './flag-card.tsx';
import styles from './flagged-images.module.css';
import { FLAG_TEXTS, STATE_LABELS } from './messages.ts';
import { RemoveQuestion } from './remove-question.tsx';

// An image that was taken away no longer exists: there is no list of them.
const STATES = ['pending', 'kept'] as const satisfies readonly FlagState[];
const SKELETONS = 6;

/** Looked at by modos and admins; a modo lets be, an admin also takes away (access.md D11). */
export function FlaggedImages({ mayRemove }: { mayRemove: boolean }) {
  const [params, setParams] = useSearchParams();
  const client = useQueryClient();
  const [leaving, setLeaving] = useState<FlaggedImage | null>(null);
  const [deciding, setDeciding] = useState(false);
  const state = STATES.find((one) => one === params.get('state')) ?? 'pending';
  const list = useInfiniteQuery(flagListQuery({ state }));
  const flags = list.data?.pages.flatMap((page) => page.data);

  async function decide(flag: FlaggedImage, decision: 'kept' | 'removed'): Promise<void> {
    setDeciding(true);
    try {
      await decideFlag(flag.image.id, decision);
      showToast({ kind: 'success', text: FLAG_TEXTS[decision] });
    } catch (error) {
      // Somebody else took it away meanwhile: the list says so.
      if (!isGone(error)) showToast({ kind: 'error', text: FLAG_TEXTS.failed });
    }
    await client.invalidateQueries({ queryKey: [ADMIN_KEY, 'flags'] });
    setDeciding(false);
    setLeaving(null);
  }

  function show(wanted: (typeof STATES)[number]): void {
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

  return (
    <>
      <div className={styles.toolbar}>
        <Chips
          label={FLAG_TEXTS.states}
          allLabel={STATE_LABELS.pending}
          options={[STATE_LABELS.kept]}
          value={state === 'pending' ? '' : STATE_LABELS[state]}
          onChange={(label) => show(label === '' ? 'pending' : 'kept')}
        />
      </div>
      <EndlessList
        label={STATE_LABELS[state]}
        items={flags}
        keyOf={(flag) => flag.image.id}
        render={(flag) => (
          <FlagCard
            flag={flag}
            busy={deciding}
            onKeep={state === 'pending' ? () => void decide(flag, 'kept') : undefined}
            onRemove={mayRemove ? () => setLeaving(flag) : undefined}
          />
        )}
        skeleton={<Skeleton className={styles.place} />}
        skeletons={SKELETONS}
        failed={list.isError}
        errorText={FLAG_TEXTS.error}
        onRetry={() => void list.refetch()}
        hasMore={list.hasNextPage}
        loadingMore={list.isFetchingNextPage}
        onMore={() => void list.fetchNextPage()}
        columns="wide"
        empty={
          <EmptyState
            icon={<IconSuccess size="l" />}
            title={FLAG_TEXTS.empty}
            {...(state === 'pending' && { text: FLAG_TEXTS.emptyHint })}
          />
        }
      />
      {leaving && (
        <RemoveQuestion
          image={leaving.image}
          removing={deciding}
          onConfirm={() => void decide(leaving, 'removed')}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
}
