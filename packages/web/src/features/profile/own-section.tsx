import { PROFILE_TEXTS, SECTION_TEXTS } from '@palmares/texts/page/profile';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { OwnKind } from '../../queries/profile.ts';
import { Button } from '../../ui/button.tsx';
import { EndlessList } from '../../ui/endless-list.tsx';
import { IconPlus } from '../../ui/icons-actions.tsx';
import { OwnCardSkeleton } from './own-card.tsx';
import styles from './profile.module.css';

const SKELETONS = 3;

type Props<T> = {
  kind: OwnKind;
  createLink: string;
  /** Null while GET /me is loading. */
  list: UseInfiniteQueryResult<{ pages: { data: T[] }[] }> | null;
  renderCard: (item: T) => ReactNode;
};

/** One of the four sections: its title, the button to create an item, its cards (AC-94). */
export function OwnSection<T extends { id: number }>({ kind, createLink, list, renderCard }: Props<T>) {
  const texts = SECTION_TEXTS[kind];
  const items = list?.data?.pages.flatMap((page) => page.data);
  const titleId = `own-${kind}`;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.sectionHeader}>
        <h2 id={titleId} className={styles.sectionTitle}>
          {texts.title}
        </h2>
        {items !== undefined && items.length > 0 && (
          <Button to={createLink} icon={<IconPlus size="s" />} aria-label={texts.create}>
            {PROFILE_TEXTS.create}
          </Button>
        )}
      </div>
      <EndlessList
        columns="wide"
        items={items}
        keyOf={(item) => item.id}
        render={renderCard}
        skeleton={<OwnCardSkeleton />}
        skeletons={SKELETONS}
        failed={list?.isError ?? false}
        errorText={PROFILE_TEXTS.error}
        onRetry={() => void list?.refetch()}
        hasMore={list?.hasNextPage ?? false}
        loadingMore={list?.isFetchingNextPage ?? false}
        isOneOfSeveral
        onMore={() => void list?.fetchNextPage()}
        empty={
          <div className={styles.none}>
            <p>
              {texts.none}. <span className={styles.noneHint}>{texts.noneHint}</span>
            </p>
            <Button to={createLink}>{texts.create}</Button>
          </div>
        }
      />
    </section>
  );
}
