import { imageVariant } from '@palmares/core/album/image-path';
import { lastAction } from '@palmares/core/ranking/history';
import { RANKING } from '@palmares/core/ranking/limits';
import { getReachedMilestone } from '@palmares/core/ranking/milestone';
import { findUnpairedImage, type Ranking, type Run, selectionLimit } from '@palmares/core/ranking/ranking';
import { RANKING_TEXTS } from '@palmares/texts/page/ranking';
import { TEXTS } from '@palmares/texts/page/ranking-editor';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { fitGrid, medianTileShape } from '../../lib/fit-grid.ts';
import { Button } from '../../ui/button.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { useEditor } from './editor-context.ts';
import type { EditorState } from './editor-store.ts';
import styles from './round.module.css';
import { RoundStatus } from './round-status.tsx';
import { RoundTile } from './round-tile.tsx';

/** Assumed areas for the images: a wide window, a phone, a small phone, and a wide window with open settings. */
const AREAS = {
  wide: { width: 1000, height: 560 },
  tall: { width: 358, height: 540 },
  squat: { width: 328, height: 380 },
  low: { width: 900, height: 300 },
} as const;

function getGridStyle(count: number, shape: number) {
  const wide = fitGrid(count, AREAS.wide, shape);
  const tall = fitGrid(count, AREAS.tall, shape);
  const squat = fitGrid(count, AREAS.squat, shape);
  const low = fitGrid(count, AREAS.low, shape);
  return {
    '--wide-columns': wide.columns,
    '--wide-rows': wide.rows,
    '--tall-columns': tall.columns,
    '--tall-rows': tall.rows,
    '--squat-columns': squat.columns,
    '--squat-rows': squat.rows,
    '--low-columns': low.columns,
    '--low-rows': low.rows,
    '--shape': shape,
  };
}

type Props = { state: EditorState; ranking: Ranking; run: Run };

/** The images of one batch, as large as the window allows, with the state of the round. */
export function Round({ state, ranking, run }: Props) {
  const { images } = useEditor();
  const limit = selectionLimit(run);
  // The shape comes from all images of the album, so that tiles keep it from batch to batch.
  const shape = medianTileShape([...images.values()]);
  const size = run.batch.length <= 4 ? 'l' : run.batch.length <= 6 ? 'm' : 's';
  const step = state.history.actions.length;
  const settled = getReachedMilestone(state.history.states.at(-2) ?? ranking, ranking);
  const viewed = new Map(ranking.images.map((image) => [image.id, image.viewed]));
  const stage = useRef<HTMLDivElement>(null);
  useNextImages(run);
  useFocusInBatch(stage, step);
  return (
    <section className={styles.round} aria-label={TEXTS.round}>
      <RoundStatus ranking={ranking} run={run} quick={state.quick} />
      {run.offersToStop && lastAction(state.history)?.type === 'pass' && (
        <StopOffer key={step} text={RANKING_TEXTS.stopOffer} />
      )}
      {settled !== null && <StopOffer key={`settled ${step}`} text={TEXTS.topSettled(settled)} />}
      {/* Below the images, the bar at the foot could cover the offer. */}
      <LastImagePrompt ranking={ranking} />
      <div ref={stage} className={styles.stage} data-play>
        <ul
          // The key replays the entrance animation for each batch, even one with the same images.
          key={step}
          className={styles.grid}
          data-size={size}
          data-full={(run.selection.length >= limit && limit > 1) || undefined}
          style={getGridStyle(run.batch.length, shape)}
        >
          {run.batch.map((id, index) => {
            const image = images.get(id);
            return image === undefined ? null : (
              <RoundTile
                key={id}
                image={image}
                digit={index < 9 ? index + 1 : null}
                viewed={viewed.get(id) ?? 0}
                place={run.selection.indexOf(id) + 1}
                showsPlace={limit > 1}
                size={size}
                batch={run.batch}
              />
            );
          })}
        </ul>
      </div>
    </section>
  );
}

/**
 * Offers to rank an image that is alone on screen (RK-18) with one tap instead of one tap per point; the specified steps stay available.
 */
function LastImagePrompt({ ranking }: { ranking: Ranking }) {
  const { store } = useEditor();
  const image = ranking.images.find(({ id }) => id === findUnpairedImage(ranking));
  if (image === undefined) return null;
  return (
    <div className={styles.loneOffer}>
      <p>{TEXTS.alone}</p>
      <Button variant="primary" onClick={() => store.complete(image.id)}>
        {TEXTS.complete(RANKING.pointsToRank - image.points)}
      </Button>
    </div>
  );
}

/** Offers to stop after a whole cycle without a pick (RK-14), or once the best images are final (RK-83). « Continuer » hides it. */
function StopOffer({ text }: { text: string }) {
  const { store } = useEditor();
  const [declined, setDeclined] = useState(false);
  if (declined) return null;
  return (
    <InlineAlert
      kind="info"
      action={
        <span className={styles.offer}>
          <Button size="s" onClick={() => store.perform({ type: 'stop' })}>
            {RANKING_TEXTS.stop}
          </Button>
          <Button size="s" variant="quiet" onClick={() => setDeclined(true)}>
            {RANKING_TEXTS.keepOn}
          </Button>
        </span>
      }
    >
      {text}
    </InlineAlert>
  );
}

/** The focused image leaves with its batch; the hook focuses the first image of the next one. */
function useFocusInBatch(stage: RefObject<HTMLElement | null>, step: number): void {
  const isInside = useRef(false);
  const shown = useRef(step);
  useEffect(() => {
    const stop = new AbortController();
    document.addEventListener(
      'focusin',
      ({ target }) => {
        isInside.current = target instanceof Node && stage.current?.contains(target) === true;
      },
      { signal: stop.signal },
    );
    return () => stop.abort();
  }, [stage]);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (!isInside.current || document.activeElement !== document.body) return;
    stage.current?.querySelector<HTMLElement>('[data-choice]')?.focus({ preventScroll: true });
  }, [stage, step]);
}

/** Prefetches the images of the next batch. */
function useNextImages({ queue, size }: Run): void {
  const { images } = useEditor();
  const asked = useRef(new Set<number>());
  useEffect(() => {
    for (const id of queue.slice(0, size)) {
      if (asked.current.has(id)) continue;
      asked.current.add(id);
      new Image().src = imageVariant(images.get(id)?.path_image, 480);
    }
  }, [queue, size, images]);
}
