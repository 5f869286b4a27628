import type { Image } from '@palmares/core/contract/types';
import { selectionLimit } from '@palmares/core/ranking/ranking';
import { PLAY_TEXTS } from '@palmares/texts/page/rooms-play';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { fitGrid, medianTileShape } from '../../lib/fit-grid.ts';
import { useElementSize } from '../../lib/use-element-size.ts';
import { useFocusAfterChange } from '../../lib/use-focus-after-change.ts';
import { tabStorage } from '../../storage/web-storage.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconCheck } from '../../ui/icons-actions.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import {
  answerBatch,
  isComplete,
  type OwnRanking,
  restoreOwnRanking,
  startOwnRanking,
  toBallot,
  toStoredRanking,
} from './own-ranking.ts';
import { Question } from './question.tsx';
import { RankedOrder } from './ranked-order.tsx';
import styles from './ranking-step.module.css';
import { useRoom } from './room-context.ts';

/** Everybody ranks alone; at the reveal the joined order is shown. */
export function RankingStep() {
  const { snapshot, images } = useRoom();
  if (snapshot.phase === 'reveal')
    return (
      <section className={styles.order} data-stage>
        <Question>{PLAY_TEXTS.joined}</Question>
        <RankedOrder order={snapshot.order} images={images} />
      </section>
    );
  // The engine needs all images at its start.
  return images.size === 0 ? null : <OwnGame key={snapshot.images_version} />;
}

function OwnGame() {
  const { code, seat, images, snapshot, vote, isSending } = useRoom();
  const stage = useRef<HTMLDivElement>(null);
  const key = `palmares:room:${code}:ranking` as const;
  const ids = useMemo(() => [...images.keys()], [images]);
  const [own, setOwn] = useState<OwnRanking>(
    () => restoreOwnRanking(tabStorage.readJson(key), ids) ?? startOwnRanking(ids, seat.id),
  );

  function answer(selection: readonly number[]): void {
    const next = answerBatch(own, selection);
    if (next === own) return;
    setOwn(next);
    tabStorage.write(key, toStoredRanking(next));
    const ballot = toBallot(next);
    if (ballot.length > 0) vote(ballot.map((group) => [...group]));
  }

  // The pressed image leaves with its batch.
  useFocusAfterChange(String(own.answered), () => stage.current?.querySelector('button') ?? null);
  if (isComplete(own, snapshot.batches))
    return (
      <>
        <Question>{PLAY_TEXTS.done}</Question>
        <EmptyState
          icon={isSending ? <Spinner /> : <IconCheck />}
          title={isSending ? PLAY_TEXTS.sending : PLAY_TEXTS.doneText}
        />
      </>
    );
  return (
    <div ref={stage} className={styles.step} data-stage>
      <Batch key={own.answered} own={own} onAnswer={answer} />
    </div>
  );
}

type BatchProps = { own: OwnRanking; onAnswer: (selection: readonly number[]) => void };

function Batch({ own: { ranking, answered }, onAnswer }: BatchProps) {
  const { snapshot } = useRoom();
  const [selection, setSelection] = useState<readonly number[]>([]);
  const { run } = ranking;
  if (run === null) return null;
  const { paused, batches } = snapshot;
  const limit = selectionLimit(run);

  function choose(id: number): void {
    if (limit === 1) onAnswer([id]);
    else if (selection.includes(id)) setSelection(selection.filter((other) => other !== id));
    else if (selection.length < limit) setSelection([...selection, id]);
  }

  return (
    <>
      <Question note={PLAY_TEXTS.round(answered + 1, batches)}>{PLAY_TEXTS.rankingQuestion(limit)}</Question>
      <BatchGrid count={run.batch.length} isFull={limit > 1 && selection.length === limit}>
        {run.batch.map((id) => (
          <BatchTile key={id} id={id} place={selection.indexOf(id) + 1} onChoose={() => choose(id)} />
        ))}
      </BatchGrid>
      <div className={styles.buttons}>
        <Button disabled={paused} onClick={() => onAnswer([])}>
          {PLAY_TEXTS.pass}
        </Button>
        {limit > 1 && (
          <Button
            variant="primary"
            disabled={selection.length === 0 || paused}
            onClick={() => onAnswer(selection)}
          >
            {PLAY_TEXTS.validate}
          </Button>
        )}
      </div>
    </>
  );
}

type GridProps = { count: number; isFull: boolean; children: ReactNode };

/** The images of a batch, as large as the window allows. */
function BatchGrid({ count, isFull, children }: GridProps) {
  const { images } = useRoom();
  const [ref, size] = useElementSize<HTMLDivElement>();
  // The shape comes from all images, so that tiles keep it from batch to batch.
  const shape = useMemo(() => medianTileShape([...images.values()]), [images]);
  const grid = size === null ? null : fitGrid(count, size, shape);
  const style =
    grid === null ? undefined : { '--columns': grid.columns, '--rows': grid.rows, '--shape': shape };
  return (
    <div ref={ref} className={styles.area} data-play>
      <ul className={styles.grid} data-full={isFull || undefined} style={style}>
        {children}
      </ul>
    </div>
  );
}

/** `place`: one-based place in the selection; 0 when the image is not selected. */
type TileProps = { id: number; place: number; onChoose: () => void };

function BatchTile({ id, place, onChoose }: TileProps) {
  const { images, snapshot } = useRoom();
  const image = images.get(id);
  if (image === undefined) return null;
  return (
    <li className={styles.tile} data-chosen={place > 0 || undefined} style={getGround(image)}>
      <button
        type="button"
        className={styles.choose}
        aria-pressed={place > 0}
        disabled={snapshot.paused}
        onClick={onChoose}
      >
        <Picture
          image={image}
          alt=""
          fit="contain"
          eager
          sizes="(min-width: 64rem) 420px, (min-width: 48rem) 48vw, 100vw"
          className={styles.picture}
        />
        <span className={styles.caption}>
          {place > 0 && <strong className={styles.place}>{place}</strong>}
          <bdi lang="" className={styles.name}>
            {image.name}
          </bdi>
        </span>
      </button>
    </li>
  );
}

const getGround = ({ color }: Image) =>
  color === undefined ? undefined : { '--picture-color': `#${color}` };
