import { getGuessPoints } from '@palmares/core/room/guess';
import { PLAY_TEXTS } from '@palmares/texts/page/rooms-play';
import { Picture } from '../../ui/picture.tsx';
import { Question } from './question.tsx';
import { mayInRoom, useRoom } from './room-context.ts';
import { describeTierOutcome } from './step-texts.ts';
import { TierBars } from './tier-bars.tsx';
import styles from './tier-step.module.css';

/** One image, and the tiers to choose from; at the reveal the same rows show the votes. */
export function TierStep() {
  const room = useRoom();
  const { snapshot, images, ownVote, isSending, vote, conduct, isConducting } = room;
  const { mode, phase, paused, outcome, tiers, agreed } = snapshot;
  const image = images.get(snapshot.images[0] ?? 0);
  const name = image?.name ?? '';
  const isRevealed = phase === 'reveal';
  const own = typeof ownVote === 'number' ? ownVote : null;
  const mayOverrule = isRevealed && mode === 'tierlist' && mayInRoom(room, 'conduct');
  const question = mode === 'guess' ? PLAY_TEXTS.guessQuestion(name) : PLAY_TEXTS.tierQuestion(name);
  const overrule = (tier: number) => {
    if (!isConducting && tier !== outcome) conduct({ type: 'decide', choice: tier });
  };
  return (
    <section className={styles.step} data-revealed={isRevealed || undefined}>
      <Question note={<Note agreed={agreed.map((guest) => guest.name)} own={own} />}>
        {isRevealed ? describeTierOutcome(snapshot, images) : question}
      </Question>
      <div className={styles.frame} style={{ '--tier': getTierColour(outcome, tiers) }}>
        {image !== undefined && (
          <Picture
            key={image.id}
            image={image}
            alt={name}
            fit="contain"
            eager
            sizes="(min-width: 64rem) 560px, 92vw"
            className={styles.picture}
          />
        )}
      </div>
      <TierBars
        snapshot={snapshot}
        own={own}
        isSending={isSending}
        onChoose={isRevealed ? overrule : vote}
        isFree={isRevealed ? mayOverrule : !paused}
        isOverruling={mayOverrule}
      />
    </section>
  );
}

const getTierColour = (outcome: number | null, tiers: readonly { color: string }[]) => {
  const color = outcome === null ? undefined : tiers[outcome]?.color;
  return color === undefined ? undefined : `#${color}`;
};

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
