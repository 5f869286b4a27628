import { EXCERPT } from '@palmares/core/limits';
import { PALMARES_TEXTS } from '@palmares/texts/page/palmares';
import { memo, useId } from 'react';
import line from '../../ui/line-opener.module.css';
import { Picture } from '../../ui/picture.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Excerpt, PHONE_IMAGES } from './excerpt.tsx';
import { IntervalBar } from './interval-bar.tsx';
import styles from './palmares-order.module.css';
import type { PalmaresRow } from './shown-palmares.ts';

type Props = { rows: readonly PalmaresRow[]; onShow: (image: number) => void };

const COLUMNS = [PALMARES_TEXTS.rank, PALMARES_TEXTS.image, PALMARES_TEXTS.name, PALMARES_TEXTS.interval];

/** More lines than a screen of any size shows. */
const LINES_AT_ONCE = 24;

/** All images from the best to the last, each with the range of places that the voices allow. */
export const PalmaresOrder = memo(function PalmaresOrder({ rows, onShow }: Props) {
  const hintId = useId();
  const example = rows.find(({ best, worst, tier }) => tier !== null && best < worst);
  return (
    <Excerpt
      count={rows.length}
      firstLeftOut={rows[EXCERPT.images]?.image.id ?? null}
      foldsOnPhone={rows.length > PHONE_IMAGES}
      atOnce={LINES_AT_ONCE}
    >
      {(limit) => (
        <>
          <p id={hintId} className={styles.hint}>
            {example === undefined ? null : PALMARES_TEXTS.orderExample(example.best, example.worst)}{' '}
            {PALMARES_TEXTS.orderHint}
          </p>
          <table className={styles.table} aria-label={PALMARES_TEXTS.title} aria-describedby={hintId}>
            <thead>
              <tr>
                {COLUMNS.map((column) => (
                  <th key={column} scope="col">
                    <VisuallyHidden>{column}</VisuallyHidden>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, limit).map((row) => (
                <Line key={row.image.id} row={row} count={rows.length} onShow={onShow} />
              ))}
            </tbody>
          </table>
        </>
      )}
    </Excerpt>
  );
});

type LineProps = { row: PalmaresRow; count: number; onShow: Props['onShow'] };

const Line = memo(function Line({ row, count, onShow }: LineProps) {
  const { image, rank, best, worst, tier } = row;
  return (
    <tr>
      <td className={styles.rank}>{rank}</td>
      <td className={styles.cell}>
        <Picture image={image} alt="" fit="auto" screenFirst sizes="48px" className={styles.picture} />
      </td>
      <td className={styles.named}>
        <button
          type="button"
          className={styles.name}
          value={image.id}
          aria-haspopup="dialog"
          aria-label={
            tier === null ? PALMARES_TEXTS.openUnknown(image.name) : PALMARES_TEXTS.open(image.name, rank)
          }
          onClick={() => onShow(image.id)}
        >
          <bdi lang="" className={line.name}>
            {image.name}
          </bdi>
        </button>
      </td>
      <td className={styles.interval}>
        <IntervalBar row={row} count={count} />
        <span className={styles.between}>{PALMARES_TEXTS.between(best, worst)}</span>
      </td>
    </tr>
  );
});
