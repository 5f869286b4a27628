import type { QueueEntry, QueueShelf } from '@palmares/core/contract/types';
import { FLAG_TEXTS } from '@palmares/texts/page/moderation';
import { EMPTY_SHELVES, QUEUE_TEXTS, SHELF_LABELS } from '@palmares/texts/page/queue';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { queueQuery } from '../../queries/moderation.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EndlessList, toListProps } from '../../ui/endless-list.tsx';
import { IconSuccess } from '../../ui/icons-status.tsx';
import { GuardedStep } from '../../ui/press-guard.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CaseCard } from './case-card.tsx';
import { CaseDrawer } from './case-drawer.tsx';
import { FlagCard } from './flag-card.tsx';
import styles from './moderation.module.css';
import { RemoveQuestion } from './remove-question.tsx';
import { Shelves } from './shelves.tsx';
import { useDecision } from './use-decision.ts';

const SKELETONS = 6;
const SHELVES = ['open', 'escalated', 'appealed', 'closed'] as const satisfies readonly QueueShelf[];

/** Cases and images have separate ids, so those of images are negated. Each entry has one of the two. */
const getKey = ({ case: one, flag }: QueueEntry): number => one?.id ?? -(flag?.image.id ?? 0);

/** The queue of reports and flagged images: a moderator triages, an admin decides (AD-40, AD-41). */
export function Moderation({ mayRemove }: { mayRemove: boolean }) {
  const [shelf, show] = useShelf();
  const [opened, open] = useState<number | null>(null);
  const [leaving, setLeaving] = useState<{ id: number; name: string } | null>(null);
  const list = useInfiniteQuery(queueQuery(shelf));
  const rows = toListProps(list);
  const keeping = useDecision('kept', FLAG_TEXTS.failed);
  const isOpen = shelf === 'open';
  return (
    <>
      <Shelves value={shelf} counts={list.data?.pages[0]?.meta.counts} onChange={show} />
      {/* When an entry disappears, the next one's buttons move under the pointer. */}
      <GuardedStep step={(rows.items ?? []).map(getKey).join()}>
        <EndlessList
          label={SHELF_LABELS[shelf]}
          {...rows}
          keyOf={getKey}
          render={({ case: one, flag }) =>
            one !== null ? (
              <CaseCard summary={one} onOpen={() => open(one.id)} />
            ) : (
              flag && (
                <FlagCard
                  flag={flag}
                  busy={keeping.isPending}
                  onKeep={isOpen ? () => keeping.mutate(flag.image.id) : undefined}
                  onRemove={mayRemove ? () => setLeaving(flag.image) : undefined}
                />
              )
            )
          }
          skeleton={<Skeleton className={styles.place} />}
          skeletons={SKELETONS}
          errorText={QUEUE_TEXTS.error}
          columns="wide"
          empty={<EmptyState icon={<IconSuccess size="l" />} {...EMPTY_SHELVES[shelf]} />}
        />
      </GuardedStep>
      {opened !== null && <CaseDrawer id={opened} onClose={() => open(null)} />}
      {leaving && <RemoveQuestion image={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}

/** The shown shelf, stored in the address. */
function useShelf(): [QueueShelf, (wanted: QueueShelf) => void] {
  const [params, setParams] = useSearchParams();
  const shelf = SHELVES.find((one) => one === params.get('shelf')) ?? 'open';
  return [
    shelf,
    (wanted) => setParams(wanted === 'open' ? {} : { shelf: wanted }, { preventScrollReset: true }),
  ];
}
