import { useInfiniteQuery } from '@tanstack/react-query';
import { paths } from '../../lib/paths.ts';
import { tierlistListQuery } from '../../queries/tierlist-list.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EndlessList } from '../../ui/endless-list.tsx';
import { IconEdit } from '../../ui/icons-actions.tsx';
import { TierlistCard, TierlistCardSkeleton } from '../../ui/tierlist-card.tsx';
import { PROFILE_TEXTS } from './messages.ts';
import styles from './profile.module.css';

const SKELETONS = 3;

export function OwnTierlists() {
  const list = useInfiniteQuery(tierlistListQuery({ scope: 'mine', sort: 'newest' }));
  return (
    <section className={styles['section']} aria-labelledby="own-tierlists">
      <div className={styles['sectionHeader']}>
        <h2 id="own-tierlists" className={styles['sectionTitle']}>
          {PROFILE_TEXTS.tierlists}
        </h2>
      </div>
      <EndlessList
        label={PROFILE_TEXTS.tierlists}
        columns="wide"
        items={list.data?.pages.flatMap((page) => page.data)}
        keyOf={(tierlist) => tierlist.id}
        render={(tierlist) => (
          <TierlistCard
            tierlist={tierlist}
            to={paths.tierlist.to(tierlist.id)}
            actions={
              <>
                <Button
                  size="s"
                  to={paths.tierlist.to(tierlist.id)}
                  aria-label={`${PROFILE_TEXTS.view} : ${tierlist.name}`}
                >
                  {PROFILE_TEXTS.view}
                </Button>
                <Button
                  size="s"
                  icon={<IconEdit size="s" />}
                  to={paths.tierlistEdit.to(tierlist.id)}
                  aria-label={`${PROFILE_TEXTS.edit} : ${tierlist.name}`}
                >
                  {PROFILE_TEXTS.edit}
                </Button>
              </>
            }
          />
        )}
        skeleton={<TierlistCardSkeleton />}
        skeletons={SKELETONS}
        failed={list.isError}
        errorText={PROFILE_TEXTS.error}
        onRetry={() => void list.refetch()}
        hasMore={list.hasNextPage}
        loadingMore={list.isFetchingNextPage}
        moreByHand
        onMore={() => void list.fetchNextPage()}
        empty={
          <EmptyState
            title={PROFILE_TEXTS.noTierlists}
            text={PROFILE_TEXTS.noTierlistsHint}
            action={
              <Button to={paths.gallery.to()} variant="primary">
                {PROFILE_TEXTS.chooseAlbum}
              </Button>
            }
          />
        }
      />
    </section>
  );
}
