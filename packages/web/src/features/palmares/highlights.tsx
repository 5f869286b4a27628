import type { AlbumPalmares, RankedImage } from '@palmares/core/contract/types';
import { Picture } from '../../ui/picture.tsx';
import styles from './highlights.module.css';
import { PALMARES_TEXTS } from './messages.ts';
import { mostOf } from './shown-palmares.ts';

type Props = { palmares: AlbumPalmares; onShow: (image: number) => void };

/** What people talk about: where they disagree most, where nobody does, and what nobody expected. */
export function Highlights({ palmares, onShow }: Props) {
  const { images, divisive, consensual, surprise } = palmares;
  const rows = new Map(images.map((row) => [row.image.id, row]));
  const found = (ids: readonly number[]) =>
    ids.flatMap((id) => {
      const row = rows.get(id);
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

/** The fifth in the middle is neither. */
function describeHalves({ fifths }: RankedImage): string {
  const [first = 0, second = 0, , fourth = 0, fifth = 0] = fifths;
  return PALMARES_TEXTS.halves(first + second, fourth + fifth);
}

function describeMost(row: RankedImage): string {
  const { level, hands } = mostOf(row);
  return PALMARES_TEXTS.together(hands, row.judged, level);
}

const describeSurprise = ({ rank }: RankedImage) => PALMARES_TEXTS.unexpected(rank);

type GroupProps = {
  title: string;
  rows: readonly RankedImage[];
  describe: (row: RankedImage) => string;
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
                <bdi>{row.image.name}</bdi>
              </button>
              <p className={styles.why}>{describe(row)}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
