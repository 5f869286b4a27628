import { getGuessPoints } from '@palmares/core/room/guess';
import { PLAY_TEXTS } from '@palmares/texts/page/rooms-play';
import { Question } from './question.tsx';
import { mayInRoom, useRoom } from './room-context.ts';
import { StepImage } from './step-image.tsx';
import { describeStep } from './step-texts.ts';
import { TierBars } from './tier-bars.tsx';
import styles from './tier-step.module.css';

/** One image, and the tiers to choose from; at the reveal the same rows show the votes. */
export function TierStep() {
  const room = useRoom();
  const { snapshot, images, ownVote, isSending, vote, conduct, isConducting } = room;
  const { mode, phase, paused, outcome, tiers, agreed, names_on_votes: hasNames } = snapshot;
  const image = images.get(snapshot.images[0] ?? 0);
  const isRevealed = phase === 'reveal';
  const own = typeof ownVote === 'number' ? ownVote : null;
  const mayOverrule = mode === 'tierlist' && mayInRoom(room, 'conduct');
  const overrule = (tier: number) => {
    if (!isConducting && tier !== outcome) conduct({ type: 'decide', choice: tier });
  };
  return (
    <section className={styles.step} data-revealed={isRevealed || undefined} data-stage>
      <Question
        note={<Note agreed={agreed.map((guest) => guest.name)} own={own} />}
        hasNames={hasNames && mode === 'tierlist'}
      >
        {describeStep(snapshot, images)}
      </Question>
      {image !== undefined && (
        <StepImage
          key={image.id}
          image={image}
          colour={outcome === null ? undefined : tiers[outcome]?.color}
        />
      )}
      <div className={styles.answers}>
        <TierBars
          snapshot={snapshot}
          arriving={image}
          own={own}
          isSending={isSending}
          onChoose={isRevealed ? overrule : vote}
          isFree={isRevealed ? mayOverrule : !paused}
          overruling={mayOverrule ? (isRevealed ? 'now' : 'later') : 'never'}
        />
      </div>
    </section>
  );
}

/** Own points of a guess, and who voted like the group. */
function Note({ agreed, own }: { agreed: readonly (string | null)[]; own: number | null }) {
  const { snapshot } = useRoom();
  const { phase, mode, outcome } = snapshot;
  if (phase !== 'reveal') return null;
  if (mode === 'guess')
    return own === null || outcome === null ? null : PLAY_TEXTS.points(getGuessPoints(own, outcome));
  const names = agreed.filter((name) => name !== null);
  return names.length === 0 ? null : `${PLAY_TEXTS.agreed} ${names.join(', ')}`;
}
