import type { AlbumSummary } from '@palmares/core/contract/types';
import { HOME_TEXTS } from '@palmares/texts/page/home';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { randomSeed } from '../../lib/random-seed.ts';
import { HERO_SEED_KEY } from '../../queries/album.ts';
import { Button } from '../../ui/button.tsx';
import styles from './hero.module.css';
import { HeroDuel, HeroDuelSkeleton } from './hero-duel.tsx';
import { chooseOpening, type Opening } from './hero-opening.ts';
import type { StoreTournament } from './use-hero-game.ts';

/** Loaded lazily, because it is needed only where no album has two images. */
const HeroStrip = lazy(async () => ({ default: (await import('./hero-strip.tsx')).HeroStrip }));

type Props = {
  /** Undefined while they load. */
  albums: readonly AlbumSummary[] | undefined;
  failed: boolean;
  storeTournamentDraft: StoreTournament;
};

/** The introduction of the site, with a playable duel. */
export function Hero({ albums, failed, storeTournamentDraft }: Props) {
  return (
    <section className={styles.hero}>
      <div className={styles.text}>
        <h1 className={styles.title}>
          {HOME_TEXTS.hero.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <p className={styles.pitch}>{HOME_TEXTS.pitch}</p>
        <div className={styles.actions}>
          <Button to={paths.gallery.to()} variant="primary">
            {HOME_TEXTS.choose}
          </Button>
          <Button to={paths.addAlbum.to()}>{HOME_TEXTS.create}</Button>
        </div>
      </div>
      {albums === undefined && !failed ? (
        <HeroDuelSkeleton />
      ) : (
        <Sample albums={albums ?? []} storeTournamentDraft={storeTournamentDraft} />
      )}
    </section>
  );
}

/** A duel of a popular album; without an album of two images, a small tier list. */
function Sample({
  albums,
  storeTournamentDraft,
}: { albums: readonly AlbumSummary[] } & Pick<Props, 'storeTournamentDraft'>) {
  const queryClient = useQueryClient();
  const [seed] = useState(() => queryClient.getQueryData<number>(HERO_SEED_KEY) ?? randomSeed());
  const [opening, setOpening] = useState<Opening | null>(null);
  // The duel is chosen once: refetched albums do not change it under the finger.
  const chosen = opening ?? chooseOpening(albums, seed);
  if (chosen !== opening) setOpening(chosen);
  if (chosen !== null) return <HeroDuel opening={chosen} keep={storeTournamentDraft} />;
  return (
    <Suspense fallback={<HeroDuelSkeleton />}>
      <HeroStrip albums={albums} />
    </Suspense>
  );
}
