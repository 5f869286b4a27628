import { EXCERPT } from '@palmares/core/limits';
import { memo } from 'react';
import { NamedImage } from '../../ui/named-image.tsx';
import { Excerpt } from './excerpt.tsx';
import { PALMARES_TEXTS } from './messages.ts';
import styles from './palmares-tiers.module.css';
import { type PalmaresRow, type ShownTier, toTiers } from './shown-palmares.ts';

type Props = { rows: readonly PalmaresRow[]; onShow: (image: number) => void };

/** As the tier list that everybody together would have made; of long tiers the first images. */
export const PalmaresTiers = memo(function PalmaresTiers({ rows, onShow }: Props) {
  const { tiers, unknown } = toTiers(rows);
  const leftOut = [...tiers.map((tier) => tier.rows), unknown].flatMap((each) => each.slice(EXCERPT.images));
  return (
    <Excerpt count={rows.length} firstLeftOut={leftOut[0]?.image.id ?? null}>
      {(showsAll) => {
        const shown = (of: readonly PalmaresRow[]) => (showsAll ? of : of.slice(0, EXCERPT.images));
        return (
          <>
            <ol className={styles.tiers}>
              {tiers.map((tier) => (
                <Tier key={tier.label} label={tier.label} rows={shown(tier.rows)} onShow={onShow} />
              ))}
            </ol>
            {unknown.length > 0 && (
              <div className={styles.unknown}>
                <h3>{PALMARES_TEXTS.unknown}</h3>
                <p>{PALMARES_TEXTS.unknownHint}</p>
                <Images rows={shown(unknown)} onShow={onShow} />
              </div>
            )}
          </>
        );
      }}
    </Excerpt>
  );
});

function Tier({ label, rows, onShow }: ShownTier & Pick<Props, 'onShow'>) {
  return (
    <li className={styles.tier} data-tier={label}>
      <h3 className={styles.label} aria-label={PALMARES_TEXTS.tier(label)}>
        <span>{label}</span>
      </h3>
      <Images rows={rows} onShow={onShow} />
    </li>
  );
}

function Images({ rows, onShow }: Props) {
  return (
    <ul className={styles.images}>
      {rows.map(({ image, rank, tier }) => (
        <li key={image.id}>
          <NamedImage
            image={image}
            fit="auto"
            screenFirst
            sizes="auto, (min-width: 48rem) 96px, 80px"
            value={image.id}
            title={image.name}
            aria-haspopup="dialog"
            aria-label={
              tier === null ? PALMARES_TEXTS.openUnknown(image.name) : PALMARES_TEXTS.open(image.name, rank)
            }
            onClick={() => onShow(image.id)}
          />
        </li>
      ))}
    </ul>
  );
}
