import { RANKING_VIEW_TEXTS } from '@palmares/texts/page/ranking';
import { TEXTS } from '@palmares/texts/page/ranking-viewer';
import { memo } from 'react';
import { Picture } from '../../ui/picture.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './ranking-rest.module.css';
import type { ShownPlace } from './shown-ranking.ts';

type Props = { places: readonly ShownPlace[]; onShow: (image: number) => void };

/** The table from rank 4: rank, image, name (RK-65). */
export const RankingRest = memo(function RankingRest({ places, onShow }: Props) {
  return (
    <section className={styles.section}>
      <h2 id="rest" className={styles.title}>
        {RANKING_VIEW_TEXTS.restTitle}
      </h2>
      <table className={styles.table} aria-labelledby="rest">
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{TEXTS.rank}</VisuallyHidden>
            </th>
            <th scope="col">
              <VisuallyHidden>{TEXTS.image}</VisuallyHidden>
            </th>
            <th scope="col">
              <VisuallyHidden>{TEXTS.name}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {places.map(({ rank, image }) => (
            <tr key={image.id}>
              <td className={styles.rank}>{rank}</td>
              <td className={styles.cell}>
                <Picture image={image} alt="" fit="auto" sizes="52px" className={styles.picture} />
              </td>
              <td>
                <button
                  type="button"
                  className={styles.name}
                  aria-label={TEXTS.open(image.name, rank)}
                  onClick={() => onShow(image.id)}
                >
                  <bdi lang="">{image.name}</bdi>
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});
