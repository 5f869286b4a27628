import type { AlbumPalmares } from '@palmares/core/contract/types';
import { PALMARES_TEXTS } from '@palmares/texts/page/palmares';
import line from '../../ui/line-opener.module.css';
import { Picture } from '../../ui/picture.tsx';
import styles from './highlights.module.css';
import { findCommonLevel, type PalmaresRow } from './shown-palmares.ts';

type Props = {
  palmares: Pick<AlbumPalmares, 'divisive' | 'consensual' | 'surprise'>;
  rows: readonly PalmaresRow[];
  onShow: (image: number) => void;
};

/** The highlights of a palmarès: the most divisive images, the most consensual ones and the surprise. */
export function Highlights({ palmares: { divisive, consensual, surprise }, rows, onShow }: Props) {
  const rowOf = new Map(rows.map((row) => [row.id_image, row]));
  const found = (ids: readonly number[]) =>
    ids.flatMap((id) => {
      const row = rowOf.get(id);
      return row === undefined ? [] : [row];
    });
  return (
    <>
      <Group
        title={PALMARES_TEXTS.divisive}
        rows={found(divisive)}
        describe={describeHalves}
        onShow={onShow}
      />
      <Group
        title={PALMARES_TEXTS.consensual}
        rows={found(consensual)}
        describe={describeMost}
        onShow={onShow}
      />
      <Group
        title={PALMARES_TEXTS.surprise}
        rows={found(surprise === null ? [] : [surprise])}
        describe={describeSurprise}
        onShow={onShow}
      />
    </>
  );
}

/** The middle fifth counts for neither half. */
function describeHalves({ fifths }: PalmaresRow): string {
  const [first = 0, second = 0, , fourth = 0, fifth = 0] = fifths;
  return PALMARES_TEXTS.halves(first + second, fourth + fifth);
}

function describeMost(row: PalmaresRow): string {
  const { level, hands } = findCommonLevel(row);
  return PALMARES_TEXTS.together(hands, row.judged, level);
}

const describeSurprise = ({ rank }: PalmaresRow) => PALMARES_TEXTS.unexpected(rank);

type GroupProps = {
  title: string;
  rows: readonly PalmaresRow[];
  describe: (row: PalmaresRow) => string;
  onShow: Props['onShow'];
};

function Group({ title, rows, describe, onShow }: GroupProps) {
  if (rows.length === 0) return null;
  return (
    <div className={styles.group}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={row.image.id} className={styles.item}>
            <Picture
              image={row.image}
              alt=""
              fit="auto"
              screenFirst
              sizes="56px"
              className={styles.picture}
            />
            <div className={styles.words}>
              <button
                type="button"
                className={styles.name}
                aria-haspopup="dialog"
                onClick={() => onShow(row.image.id)}
              >
                <bdi lang="" className={line.name}>
                  {row.image.name}
                </bdi>
              </button>
              <p className={styles.reason}>{describe(row)}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
