import type { Image } from '@palmares/core/contract/types';
import type { StandingsGroup } from '@palmares/core/convert-content/standings';
import type { defaultTierStyles } from '@palmares/core/convert-content/tier-cuts';
import { inkOn } from '@palmares/core/tierlist/tier-colours';
import { Button } from '../../ui/button.tsx';
import { hint } from '../../ui/hint.ts';
import { IconArrowDown, IconArrowUp } from '../../ui/icons-arrows.tsx';
import { useLanguage } from '../../ui/language.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './cuts-step.module.css';
import { type ConversionTexts, TEXTS } from './messages.ts';

type Look = ReturnType<typeof defaultTierStyles>[number] | undefined;
type Images = ReadonlyMap<number, Image>;

type Props = {
  groups: readonly StandingsGroup[];
  look: Look;
  /** The next tier; null for the last one, which has no cut below it. */
  below: readonly StandingsGroup[] | null;
  belowLook: Look;
  images: Images;
  /** Moves the cut below the tier: 1 takes a group in, -1 gives one away. */
  onMove: (by: 1 | -1) => void;
};

/** One tier of the result, and the cut below it with the groups on either side. */
export function CutTier({ groups, look, below, belowLook, images, onMove }: Props) {
  const texts = TEXTS[useLanguage()];
  const [label = '', labelBelow = ''] = [look?.label, belowLook?.label];
  const last = groups.at(-1);
  const first = below?.[0];
  return (
    <li>
      <div className={styles.tier} style={{ '--tier': `#${look?.color ?? ''}` }}>
        <h3 className={styles.label} data-ink={inkOn(look?.color ?? '')}>
          <bdi lang="">{label}</bdi>
        </h3>
        <ul className={styles.images}>
          {groups
            .flatMap((group) => group.images)
            .flatMap((id) => images.get(id) ?? [])
            .map((image) => (
              <li key={image.id}>
                <Picture image={image} alt={image.name} fit="auto" sizes="44px" className={styles.image} />
              </li>
            ))}
        </ul>
      </div>
      {last !== undefined && below !== null && first !== undefined && (
        <div className={styles.cut}>
          <Button
            size="s"
            variant="quiet"
            {...named(texts.lower(getName(last, images, texts), label, labelBelow))}
            icon={<IconArrowDown size="s" />}
            disabled={groups.length === 1}
            onClick={() => onMove(-1)}
          >
            <Moved group={last} images={images} />
          </Button>
          <Button
            size="s"
            variant="quiet"
            {...named(texts.raise(getName(first, images, texts), labelBelow, label))}
            icon={<IconArrowUp size="s" />}
            disabled={below.length === 1}
            onClick={() => onMove(1)}
          >
            <Moved group={first} images={images} />
          </Button>
        </div>
      )}
    </li>
  );
}

/** Sets the accessible name and the hint on hover, which say what the icon shows. */
function named(label: string) {
  return { 'aria-label': label, ...hint(label) };
}

/** The group that would cross the cut: an image, or the number of images that stay together. */
function Moved({ group, images }: { group: StandingsGroup; images: Images }) {
  const texts = TEXTS[useLanguage()];
  const image = images.get(group.images[0] ?? 0);
  if (group.images.length > 1 || image === undefined) return <>{texts.images(group.images.length)}</>;
  return <Picture image={image} alt="" fit="auto" sizes="28px" className={styles.moved} />;
}

/** Returns the name of a single image, or the number of images that stay together. */
function getName(
  { images: [first = 0, ...others] }: StandingsGroup,
  images: Images,
  texts: ConversionTexts,
): string {
  return others.length > 0 ? texts.images(others.length + 1) : (images.get(first)?.name ?? '');
}
