import type { Image } from '@palmares/core/contract/types';
import type { StandingsGroup } from '@palmares/core/convert-content/standings';
import { maxDuelCount } from '@palmares/core/convert-content/tie-breaks';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { IconArrowRight } from '../../ui/icons-shell.tsx';
import { useLanguage } from '../../ui/language.ts';
import { Picture } from '../../ui/picture.tsx';
import { TEXTS } from './messages.ts';
import { StepActions, StepText } from './step-parts.tsx';
import steps from './steps.module.css';
import styles from './tie-choice.module.css';

type Props = {
  ties: readonly StandingsGroup[];
  images: ReadonlyMap<number, Image>;
  isCrossing: boolean;
  onBack: () => void;
  onStart: (groups: readonly StandingsGroup[]) => void;
};

/** Number of faces shown per tie. */
const FACES = 6;

/** Selects the ties to settle, each with its maximum number of duels. */
export function TieChoice({ ties, images, isCrossing, onBack, onStart }: Props) {
  const texts = TEXTS[useLanguage()];
  const [left, setLeft] = useState<ReadonlySet<StandingsGroup>>(new Set());
  const chosen = ties.filter((tie) => !left.has(tie));
  const duels = chosen.reduce((sum, tie) => sum + maxDuelCount(tie.images.length), 0);
  return (
    <div className={steps.step}>
      <StepText>{texts.tiesText}</StepText>
      <ul className={styles.ties}>
        {ties.map((tie) => (
          <li key={tie.images.join()}>
            <label className={styles.tie}>
              <input
                type="checkbox"
                className={styles.check}
                checked={!left.has(tie)}
                onChange={({ target }) => {
                  const next = new Set(left);
                  if (target.checked) next.delete(tie);
                  else next.add(tie);
                  setLeft(next);
                }}
              />
              <span className={styles.words}>
                <bdi lang="" className={styles.label}>
                  {tie.label}
                </bdi>
                <span className={styles.cost}>
                  {texts.tie(tie.images.length, maxDuelCount(tie.images.length))}
                </span>
              </span>
              <span className={styles.faces} aria-hidden="true">
                {tie.images.slice(0, FACES).map((id) => {
                  const image = images.get(id);
                  return image === undefined ? null : (
                    <Picture key={id} image={image} alt="" fit="auto" sizes="44px" className={styles.face} />
                  );
                })}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <StepActions>
        <Button onClick={onBack}>{texts.back}</Button>
        <Button
          variant="primary"
          icon={<IconArrowRight size="s" />}
          loading={isCrossing}
          onClick={() => onStart(chosen)}
        >
          {duels > 0 ? texts.start(duels) : texts.openRanking}
        </Button>
      </StepActions>
    </div>
  );
}
