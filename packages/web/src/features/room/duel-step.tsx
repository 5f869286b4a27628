import type { Image } from '@palmares/core/contract/types';
import { HOST_TEXTS, PLAY_TEXTS } from '@palmares/texts/page/rooms-play';
import { Picture } from '../../ui/picture.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './duel-step.module.css';
import { getOwnText, OwnMark } from './own-mark.tsx';
import { Question } from './question.tsx';
import { mayInRoom, useRoom } from './room-context.ts';
import { describeDuelOutcome } from './step-texts.ts';

/** Two or three images: a press votes; a tie is decided by a press of the host. */
export function DuelStep() {
  const room = useRoom();
  const { snapshot, images, vote, conduct } = room;
  const { phase, paused, outcome, tied } = snapshot;
  const isRevealed = phase === 'reveal';
  const isUndecided = isRevealed && outcome === null;
  const mayDecide = isRevealed && tied.length > 0 && mayInRoom(room, 'conduct');
  const tieNote = mayDecide ? HOST_TEXTS.decide : PLAY_TEXTS.tieText;
  return (
    <section className={styles.step}>
      <Question note={isUndecided ? tieNote : null}>
        {isRevealed ? describeDuelOutcome(snapshot, images) : PLAY_TEXTS.duelQuestion}
      </Question>
      <ul className={styles.cards} data-revealed={isRevealed || undefined}>
        {snapshot.images.map((id, index) => {
          const image = images.get(id);
          if (image === undefined) return null;
          return (
            <DuelCard
              // oxlint-disable-next-line react/no-array-index-key -- keeps the focus on the same side when the next duel comes
              key={index}
              image={image}
              isFree={isRevealed ? mayDecide && tied.includes(id) : !paused}
              onChoose={() => (isRevealed ? conduct({ type: 'decide', choice: id }) : vote(id))}
            />
          );
        })}
      </ul>
    </section>
  );
}

type CardProps = { image: Image; isFree: boolean; onChoose: () => void };

function DuelCard({ image, isFree, onChoose }: CardProps) {
  const { snapshot, ownVote, isSending } = useRoom();
  const { votes, outcome, phase } = snapshot;
  const isOwn = ownVote === image.id;
  const count = votes?.find(({ choice }) => choice === image.id)?.count ?? 0;
  const fate = phase === 'reveal' ? getFate(image.id, outcome) : undefined;
  const name = votes === null ? image.name : PLAY_TEXTS.imageVotes(image.name, count);
  return (
    <li
      className={styles.place}
      data-fate={fate}
      data-own={isOwn || undefined}
      data-sending={(isOwn && isSending) || undefined}
    >
      <button
        type="button"
        className={styles.card}
        aria-pressed={phase === 'reveal' ? fate === 'winner' : isOwn}
        aria-disabled={!isFree || undefined}
        onClick={() => isFree && onChoose()}
      >
        <Picture
          key={image.id}
          image={image}
          alt=""
          fit="contain"
          eager
          sizes="(min-width: 48rem) 480px, 92vw"
          className={styles.picture}
        />
        <VisuallyHidden>{isOwn ? `${name}. ${getOwnText(isSending)}` : name}</VisuallyHidden>
        <span className={styles.name} aria-hidden="true">
          <bdi lang="">{image.name}</bdi>
          {isOwn && <OwnMark isSending={isSending} className={styles.own} />}
        </span>
        <Votes count={count} />
      </button>
    </li>
  );
}

const getFate = (id: number, outcome: number | null): 'winner' | 'loser' | undefined => {
  if (outcome === null) return undefined;
  return id === outcome ? 'winner' : 'loser';
};

/** The place of the bar is kept while the votes are hidden, so that nothing moves at the reveal. */
function Votes({ count }: { count: number }) {
  const { votes } = useRoom().snapshot;
  const total = (votes ?? []).reduce((sum, vote) => sum + vote.count, 0);
  return (
    <span className={styles.track} aria-hidden="true">
      {votes !== null && (
        <>
          <span className={styles.bar} style={{ '--share': count / Math.max(1, total) }} />
          <span className={styles.count}>{count}</span>
        </>
      )}
    </span>
  );
}
