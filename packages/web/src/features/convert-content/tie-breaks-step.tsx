import {
  answerTieBreak,
  isTied,
  rankingFromStandings,
  replayTieBreaks,
  type TieBreaks,
  undoTieBreak,
} from '@palmares/core/convert-content/tie-breaks';
import { useRef, useState } from 'react';
import { useDraftOwner } from '../../api/use-draft-owner.ts';
import { randomSeed } from '../../lib/random-seed.ts';
import { Button } from '../../ui/button.tsx';
import { IconUndo } from '../../ui/icons-arrows.tsx';
import { IconArrowRight } from '../../ui/icons-shell.tsx';
import { useLanguage } from '../../ui/language.ts';
import { TEXTS } from './messages.ts';
import type { StepProps } from './step.ts';
import { StepActions, StepText } from './step-parts.tsx';
import styles from './steps.module.css';
import { forgetAnswers, readAnswers, storeAnswers } from './stored-answers.ts';
import { TieBreakDuel } from './tie-break-duel.tsx';
import { TieChoice } from './tie-choice.tsx';

/** First the choice of the ties with their number of duels, then the duels, then the resulting ranking. */
export function TieBreaksStep({ source, id, bridge, onBack }: StepProps) {
  const { owner } = useDraftOwner();
  const { kind, standing, images } = source;
  const of = { owner, kind, id };
  const ties = standing.groups.filter(isTied);
  const [breaks, setBreaks] = useState<TieBreaks | null>(() => readAnswers(of, ties));

  async function open(settled: TieBreaks): Promise<void> {
    const ranking = rankingFromStandings(standing, settled, randomSeed());
    if (await bridge.cross(source, { kind: 'ranking', ranking })) forgetAnswers(of);
  }
  function change(next: TieBreaks): void {
    setBreaks(next);
    storeAnswers(of, next);
  }

  const isCrossing = bridge.state === 'crossing';
  if (breaks === null)
    return (
      <TieChoice
        ties={ties}
        images={images}
        isCrossing={isCrossing}
        onBack={onBack}
        onStart={(groups) => {
          const begun = { groups, answers: [] };
          if (groups.length > 0) setBreaks(begun);
          else void open(begun);
        }}
      />
    );
  return (
    <Settling
      breaks={breaks}
      images={images}
      isCrossing={isCrossing}
      onChange={change}
      onBack={() => setBreaks(null)}
      onOpen={() => void open(breaks)}
    />
  );
}

type SettlingProps = {
  breaks: TieBreaks;
  images: StepProps['source']['images'];
  isCrossing: boolean;
  onChange: (breaks: TieBreaks) => void;
  /** Returns to the choice of ties when there is no answer. */
  onBack: () => void;
  onOpen: () => void;
};

/** Shows the duels one by one, then their result. */
function Settling({ breaks, images, isCrossing, onChange, onBack, onOpen }: SettlingProps) {
  const texts = TEXTS[useLanguage()];
  const { duel, played, left } = replayTieBreaks(breaks);
  const undo = () => onChange(undoTieBreak(breaks));
  const step = useRef<HTMLDivElement>(null);
  return (
    <div ref={step} className={styles.step}>
      {duel === null ? (
        <StepText>
          <strong className={styles.done}>{texts.doneTitle}.</strong> {texts.done(played.length)}
        </StepText>
      ) : (
        <TieBreakDuel
          step={step}
          duel={duel}
          played={played.length}
          left={left}
          images={images}
          onPick={(image) => onChange(answerTieBreak(breaks, image))}
          onUndo={undo}
        />
      )}
      <StepActions>
        {played.length > 0 ? (
          <Button icon={<IconUndo size="s" />} onClick={undo}>
            {texts.undo}
          </Button>
        ) : (
          <Button onClick={onBack}>{texts.back}</Button>
        )}
        <Button
          variant={duel === null ? 'primary' : 'secondary'}
          icon={<IconArrowRight size="s" />}
          loading={isCrossing}
          onClick={onOpen}
        >
          {duel === null ? texts.openRanking : texts.stop}
        </Button>
      </StepActions>
    </div>
  );
}
