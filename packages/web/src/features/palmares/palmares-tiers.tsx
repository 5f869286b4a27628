import { EXCERPT } from '@palmares/core/limits';
import { PALMARES_TEXTS } from '@palmares/texts/page/palmares';
import { memo } from 'react';
import { NamedImage } from '../../ui/named-image.tsx';
import { Excerpt, PHONE_IMAGES } from './excerpt.tsx';
import styles from './palmares-tiers.module.css';
import { findEmptyTiers, type PalmaresRow, type ShownTier, toTiers } from './shown-palmares.ts';

type Props = { rows: readonly PalmaresRow[]; onShow: (image: number) => void };

/** Images added per tier: with those already shown, about one screen. */
const IMAGES_AT_ONCE = 12;

/** The palmarès as a tier list; long tiers show their first images. */
export const PalmaresTiers = memo(function PalmaresTiers({ rows, onShow }: Props) {
  const { tiers, unknown } = toTiers(rows);
  const empty = findEmptyTiers(tiers);
  const leftOut = [...tiers.map((tier) => tier.rows), unknown].flatMap((each) => each.slice(EXCERPT.images));
  return (
    <Excerpt
      count={rows.length}
      firstLeftOut={leftOut[0]?.image.id ?? null}
      foldsOnPhone={[...tiers.map((tier) => tier.rows), unknown].some(({ length }) => length > PHONE_IMAGES)}
      atOnce={IMAGES_AT_ONCE}
    >
      {(limit) => {
        const shown = (of: readonly PalmaresRow[]) => of.slice(0, limit);
        return (
          <>
            {empty.length > 0 && tiers.length > 0 && (
              <p className={styles.empty}>{PALMARES_TEXTS.emptyTiers(empty)}</p>
            )}
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
      {rows.map((row) => (
        <Item key={row.image.id} row={row} onShow={onShow} />
      ))}
    </ul>
  );
}

type ItemProps = { row: PalmaresRow; onShow: Props['onShow'] };

const Item = memo(function Item({ row: { image, rank, tier }, onShow }: ItemProps) {
  return (
    <li>
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
  );
});
