import { BOARD_TEXTS, PLAY_TEXTS, SCREEN_TEXTS } from '@palmares/texts/page/rooms-play';
import { useElementSize } from '../../lib/use-element-size.ts';
import { Board } from './board.tsx';
import { fitTiles } from './fit-tiles.ts';
import { RankedOrder } from './ranked-order.tsx';
import styles from './room-screen.module.css';
import { Scores } from './scores.tsx';
import { ScreenHead } from './screen-head.tsx';
import type { ScreenProps } from './screen-props.ts';
import { StepImage } from './step-image.tsx';

/** Shows the decision in the phases `board` and `end`. */
export function ScreenResult({ snapshot, images, hidesCode }: ScreenProps) {
  const { mode, winners, order, scores } = snapshot;
  const champion = images.get(winners.at(-1) ?? 0);
  return (
    <section className={styles.step}>
      <ScreenHead snapshot={snapshot} hidesCode={hidesCode}>
        {getTitle(snapshot, champion?.name)}
      </ScreenHead>
      {mode === 'ranking' && <RankedOrder order={order} images={images} isScreen />}
      {mode === 'tournament' && champion !== undefined && (
        <div className={styles.champion}>
          <StepImage image={champion} isChampion />
        </div>
      )}
      {snapshot.board !== null && (
        <div className={styles.result} data-scores={mode === 'guess' || undefined}>
          <ScreenBoard snapshot={snapshot} images={images} />
          {mode === 'guess' && <Scores scores={scores.slice(0, 8)} isFinal />}
        </div>
      )}
    </section>
  );
}

function getTitle({ mode, phase }: ScreenProps['snapshot'], champion: string | undefined): string {
  if (mode === 'tournament' && champion !== undefined) return champion;
  if (phase === 'end') return SCREEN_TEXTS.thanks;
  return mode === 'ranking' ? PLAY_TEXTS.joined : BOARD_TEXTS.title;
}

/** Bounds of a tile's side, in rem. */
const SIDES = { least: 3, most: 16 };
/** In pixels, with the border of a row (board.module.css). */
const LENGTHS = { padding: 5, gap: 4, rowGap: 8 };
/** Height in rem of the title of the images without a tier. */
const POOL_TITLE = 3.5;
/** Part of the width that the labels take (room-screen.module.css). */
const LABELS = 0.12;

function ScreenBoard({ snapshot, images }: Pick<ScreenProps, 'snapshot' | 'images'>) {
  const [ref, size] = useElementSize<HTMLDivElement>();
  const { board } = snapshot;
  const pool = board?.pool.length ?? 0;
  const rows = board?.tiers.map((tier) => tier.length) ?? [];
  const title = pool === 0 ? 0 : POOL_TITLE;
  const tile =
    size === null
      ? undefined
      : fitTiles(
          { ...LENGTHS, rows: pool === 0 ? rows : [...rows, pool] },
          { width: size.width * (1 - LABELS), height: size.height - title * size.rem },
          { least: SIDES.least * size.rem, most: SIDES.most * size.rem },
        );
  return (
    <div ref={ref} className={styles.board}>
      <Board snapshot={snapshot} images={images} tile={tile} />
    </div>
  );
}
