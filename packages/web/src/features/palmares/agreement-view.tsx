import type { Image } from '@palmares/core/contract/types';
import type { Agreement } from '@palmares/core/palmares/agreement';
import { useLanguage } from '../../ui/language.ts';
import { Picture } from '../../ui/picture.tsx';
import { AGREEMENT_TEXTS } from './agreement-messages.ts';
import styles from './agreement-view.module.css';
import { toPercent } from './to-percent.ts';

type Props = {
  /** Images of one group share the mean of their places. */
  agreement: Agreement;
  images: ReadonlyMap<number, Image>;
  /** Labels of the two opinions, in the order of the agreement. */
  sides: readonly [a: string, b: string];
  /** Whether one of the two is the reader's own opinion. */
  isOwn: boolean;
};

/** Shows the agreement in percent, and the images with the largest differences. */
export function AgreementView({ agreement, images, sides: [a, b], isOwn }: Props) {
  const texts = AGREEMENT_TEXTS[useLanguage()];
  const { pairs, same, differences } = agreement;
  return (
    <div className={styles.agreement}>
      <p className={styles.percent}>
        <strong>{texts.percent(toPercent(agreement))}</strong> {texts.agreed}
      </p>
      <p className={styles.pairs}>{isOwn ? texts.youAgree(same, pairs) : texts.pairs(same, pairs)}</p>
      {differences.length > 0 && <p className={styles.heading}>{texts.differences}</p>}
      <ul className={styles.differences}>
        {differences.map((difference) => {
          const image = images.get(difference.id);
          return image === undefined ? null : (
            <li key={difference.id} className={styles.difference}>
              <Picture image={image} alt="" fit="auto" sizes="48px" className={styles.picture} />
              <div className={styles.words}>
                <bdi lang="" className={styles.name} title={image.name}>
                  {image.name}
                </bdi>
                <p className={styles.places}>
                  <span>{texts.at(a, Math.round(difference.a))}</span>
                  <span>{texts.at(b, Math.round(difference.b))}</span>
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
