import { useInfiniteQuery } from '@tanstack/react-query';
import type { To } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { albumListQuery } from '../../queries/album.ts';
import { AlbumCard, AlbumCardSkeleton } from '../../ui/album-card.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EndlessList } from '../../ui/endless-list.tsx';
import { IconPlus } from '../../ui/icons-shell.tsx';
import { PROFILE_TEXTS } from './messages.ts';
import styles from './profile.module.css';

const SKELETONS = 4;

export function OwnAlbums({ albumLink, onHint }: { albumLink: (id: number) => To; onHint: () => void }) {
  const list = useInfiniteQuery(albumListQuery({ scope: 'mine', sort: 'newest' }));
  return (
    <section className={styles['section']} aria-labelledby="own-albums">
      <div className={styles['sectionHeader']}>
        <h2 id="own-albums" className={styles['sectionTitle']}>
          {PROFILE_TEXTS.albums}
        </h2>
        <Button to={paths.addAlbum.to()} icon={<IconPlus size="s" />}>
          {PROFILE_TEXTS.addAlbum}
        </Button>
      </div>
      <EndlessList
        label={PROFILE_TEXTS.albums}
        items={list.data?.pages.flatMap((page) => page.data)}
        keyOf={(album) => album.id}
        render={(album) => <AlbumCard album={album} to={albumLink(album.id)} onHint={onHint} />}
        skeleton={<AlbumCardSkeleton />}
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
            title={PROFILE_TEXTS.noAlbums}
            text={PROFILE_TEXTS.noAlbumsHint}
            action={
              <Button to={paths.addAlbum.to()} variant="primary">
                {PROFILE_TEXTS.createAlbum}
              </Button>
            }
          />
        }
      />
    </section>
  );
}
