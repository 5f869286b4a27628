import type { StandingsGroup } from '@palmares/core/convert-content/standings';
import { isTied } from '@palmares/core/convert-content/tie-breaks';
import {
  boardFromStandings,
  type Cuts,
  cutGroups,
  defaultTierCount,
  defaultTierStyles,
  maxTierCount,
  moveCut,
  naturalCuts,
} from '@palmares/core/convert-content/tier-cuts';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconArrowRight } from '../../ui/icons-shell.tsx';
import { useLanguage } from '../../ui/language.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { CutTier } from './cut-tier.tsx';
import styles from './cuts-step.module.css';
import { type ConversionTexts, TEXTS } from './messages.ts';
import type { StepProps } from './step.ts';
import { StepActions, StepText } from './step-parts.tsx';

/** Derives tiers from places: starts with the natural cuts, which can be moved, then opens the editor. */
export function CutsStep({ source, bridge, onBack }: StepProps) {
  const texts = TEXTS[useLanguage()];
  const { standing, images } = source;
  const { groups, unknown } = standing;
  const [cuts, setCuts] = useState<Cuts>(() => naturalCuts(groups, defaultTierCount(standing)));
  const [said, setSaid] = useState('');
  const looks = defaultTierStyles(cuts.length + 1);
  const tiers = cutGroups(groups, cuts);

  function change(next: Cuts): void {
    setCuts(next);
    setSaid(sayTiers(cutGroups(groups, next), texts));
  }

  return (
    <div className={styles.step}>
      <StepText>
        {texts.tiersText} {groups.some(isTied) && texts.tiedStay}
      </StepText>
      <TierCount
        count={looks.length}
        most={maxTierCount(standing)}
        onChange={(count) => change(naturalCuts(groups, count))}
      />
      <ol className={styles.tiers}>
        {tiers.map((tier, index) => (
          <CutTier
            key={looks[index]?.label}
            groups={tier}
            look={looks[index]}
            below={tiers[index + 1] ?? null}
            belowLook={looks[index + 1]}
            images={images}
            onMove={(by) => change(moveCut(cuts, index, by, groups.length))}
          />
        ))}
      </ol>
      {unknown.length > 0 && <p className={styles.note}>{texts.unplaced(unknown.length)}</p>}
      <output>
        <VisuallyHidden>{said}</VisuallyHidden>
      </output>
      <StepActions>
        <Button onClick={onBack}>{texts.back}</Button>
        <Button
          variant="primary"
          icon={<IconArrowRight size="s" />}
          loading={bridge.state === 'crossing'}
          onClick={() =>
            void bridge.cross(source, { kind: 'tierlist', board: boardFromStandings(standing, cuts) })
          }
        >
          {texts.openTierlist}
        </Button>
      </StepActions>
    </div>
  );
}

/** Returns a text such as « S : 2, A : 5 ». */
function sayTiers(tiers: readonly (readonly StandingsGroup[])[], texts: ConversionTexts): string {
  const looks = defaultTierStyles(tiers.length);
  return tiers
    .map((tier, index) =>
      texts.tierSize(looks[index]?.label ?? '', tier.flatMap(({ images }) => images).length),
    )
    .join(', ');
}

type CountProps = { count: number; most: number; onChange: (count: number) => void };

/** The number of tiers. A change recomputes the cuts. */
function TierCount({ count, most, onChange }: CountProps) {
  const texts = TEXTS[useLanguage()];
  return (
    <div className={styles.tools}>
      <fieldset className={styles.stepper}>
        <legend className={styles.legend}>{texts.tierCount}</legend>
        <IconButton
          variant="outline"
          label={texts.fewer}
          disabled={count === 1}
          onClick={() => onChange(count - 1)}
        >
          <span aria-hidden="true">−</span>
        </IconButton>
        <output className={styles.count}>{count}</output>
        <IconButton
          variant="outline"
          label={texts.more}
          disabled={count === most}
          onClick={() => onChange(count + 1)}
        >
          <span aria-hidden="true">+</span>
        </IconButton>
      </fieldset>
      <Button size="s" variant="quiet" onClick={() => onChange(count)}>
        {texts.natural}
      </Button>
    </div>
  );
}
