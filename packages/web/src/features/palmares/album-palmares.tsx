import type { Album, AlbumPalmares as Palmares } from '@palmares/core/contract/types';
import { PALMARES_TEXTS } from '@palmares/texts/page/palmares';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useId, useMemo, useState } from 'react';
import { useSession } from '../../api/session.ts';
import { findCreationRefusal } from '../../lib/creation-refusal.ts';
import { runWhenIdle } from '../../lib/run-when-idle.ts';
import { palmaresQuery } from '../../queries/palmares.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './album-palmares.module.css';
import { Highlights } from './highlights.tsx';
import { PalmaresTiers } from './palmares-tiers.tsx';
import { getPalmaresState, PALMARES_ID, toRows } from './shown-palmares.ts';
import { useViewMode, ViewModeSwitch } from './view-mode-switch.tsx';

const loadOrder = () => import('./palmares-order.tsx');
const loadPanel = () => import('./image-panel.tsx');
const PalmaresOrder = lazy(async () => ({ default: (await loadOrder()).PalmaresOrder }));
const ImagePanel = lazy(async () => ({ default: (await loadPanel()).ImagePanel }));
/** The reader's own content is compared in the browser, so this loads once the session is known. */
const OwnAgreement = lazy(async () => ({ default: (await import('./own-agreement.tsx')).OwnAgreement }));

/** The palmarès of an album, or the reason why there is none yet. */
export function AlbumPalmares({ album }: { album: Album }) {
  const titleId = useId();
  const { data, isError, isFetching, refetch } = useQuery(palmaresQuery(album.id));
  const [shownAs, choose] = useViewMode();
  const isReady = data !== undefined && getPalmaresState(data) === 'ready';
  return (
    <section id={PALMARES_ID} tabIndex={-1} className={styles.section} aria-labelledby={titleId}>
      <header className={styles.header}>
        <div>
          <h2 id={titleId} className={styles.title}>
            {PALMARES_TEXTS.title}
          </h2>
          {isReady && (
            <>
              <p className={styles.about}>{PALMARES_TEXTS.about}</p>
              <p className={styles.voices}>
                <strong>{PALMARES_TEXTS.voices(data.voices, data.contents)}</strong>{' '}
                <span>{PALMARES_TEXTS.oneVoiceEach}</span>
              </p>
            </>
          )}
        </div>
        {isReady && <ViewModeSwitch value={shownAs} onChange={choose} />}
      </header>
      <Progress palmares={data} isError={isError} />
      {data !== undefined && <Loaded album={album} palmares={data} asOrder={shownAs === 'order'} />}
      {data === undefined && !isError && <Skeleton className={styles.skeleton} />}
      {data === undefined && isError && (
        <ErrorState text={PALMARES_TEXTS.error} retrying={isFetching} onRetry={() => void refetch()} />
      )}
    </section>
  );
}

/** Announces to screen readers that the palmarès is loading, and that it has been computed. */
function Progress({ palmares, isError }: { palmares: Palmares | undefined; isError: boolean }) {
  const state = palmares && getPalmaresState(palmares);
  const [wasComputing, setWasComputing] = useState(false);
  if (state === 'computing' && !wasComputing) setWasComputing(true);
  return (
    <VisuallyHidden>
      <output>
        {state === undefined && !isError && PALMARES_TEXTS.loading}
        {wasComputing && state !== 'computing' && PALMARES_TEXTS.computed}
      </output>
    </VisuallyHidden>
  );
}

type LoadedProps = { album: Album; palmares: Palmares; asOrder: boolean };

function Loaded({ album, palmares, asOrder }: LoadedProps) {
  const { user } = useSession();
  const state = getPalmaresState(palmares);
  if (state === 'ready') return <Ready album={album} palmares={palmares} asOrder={asOrder} />;
  return (
    <NotYet state={state} voices={palmares.voices} canVote={findCreationRefusal(album, user) === null} />
  );
}

function Ready({ album, palmares, asOrder }: LoadedProps) {
  const { user } = useSession();
  const [detail, setDetail] = useState<number | null>(null);
  const rows = useMemo(() => toRows(palmares.images, album.images), [palmares.images, album.images]);
  useEffect(preloadOnceAtRest, []);
  const Shown = asOrder ? PalmaresOrder : PalmaresTiers;
  return (
    <div className={styles.columns}>
      <Suspense fallback={<Skeleton className={styles.skeleton} />}>
        <Shown rows={rows} onShow={setDetail} />
      </Suspense>
      <div className={styles.aside}>
        <Highlights palmares={palmares} rows={rows} onShow={setDetail} />
        {user !== null && (
          <Suspense fallback={null}>
            <OwnAgreement user={user} album={album} palmares={palmares} />
          </Suspense>
        )}
      </div>
      {detail !== null && (
        <Suspense fallback={null}>
          <ImagePanel rows={rows} current={detail} onShow={setDetail} onClose={() => setDetail(null)} />
        </Suspense>
      )}
    </div>
  );
}

/** Preloads the code, so that a click responds at once. */
function preloadOnceAtRest(): void {
  runWhenIdle(() => {
    Promise.all([loadOrder(), loadPanel()]).catch(() => {
      // The click itself reports that the network is missing.
    });
  });
}

type NotYetProps = { state: 'none' | 'few' | 'computing'; voices: number; canVote: boolean };

function NotYet({ state, voices, canVote }: NotYetProps) {
  if (state === 'computing')
    return <EmptyState title={PALMARES_TEXTS.computing} text={PALMARES_TEXTS.computingHint} />;
  const title = state === 'none' ? PALMARES_TEXTS.none : PALMARES_TEXTS.few(voices);
  const hint = state === 'none' ? PALMARES_TEXTS.noneHint : PALMARES_TEXTS.fewHint;
  return <EmptyState title={title} {...(canVote && { text: hint })} />;
}
