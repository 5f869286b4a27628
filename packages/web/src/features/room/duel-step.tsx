import { HOST_TEXTS, PLAY_TEXTS } from '@palmares/texts/page/rooms-play';
import { DuelStage } from '../../ui/duel-stage.tsx';
import { DuelCard } from './duel-card.tsx';
import styles from './duel-step.module.css';
import { Question } from './question.tsx';
import { mayInRoom, useRoom } from './room-context.ts';
import { describeDuelOutcome } from './step-texts.ts';

/** Two or three images: a press votes; a tie is decided by a press of the host. */
export function DuelStep() {
  const room = useRoom();
  const { snapshot, images, ownVote, isSending, vote, conduct } = room;
  const { phase, paused, outcome, tied } = snapshot;
  const isRevealed = phase === 'reveal';
  const isUndecided = isRevealed && outcome === null;
  const mayDecide = isRevealed && tied.length > 0 && mayInRoom(room, 'conduct');
  const tieNote = mayDecide ? HOST_TEXTS.decide : PLAY_TEXTS.tieText;
  const isFree = (id: number) => (isRevealed ? mayDecide && tied.includes(id) : !paused);
  const choose = (id: number) => (isRevealed ? conduct({ type: 'decide', choice: id }) : vote(id));
  return (
    <section className={styles.step} data-stage>
      <Question note={isUndecided ? tieNote : null}>
        {isRevealed ? describeDuelOutcome(snapshot, images) : PLAY_TEXTS.duelQuestion}
      </Question>
      <DuelStage
        duel={snapshot.images.flatMap((id) => images.get(id) ?? [])}
        versus={PLAY_TEXTS.versus}
        renderCard={(image, place) => (
          <DuelCard
            image={image}
            place={place}
            snapshot={snapshot}
            isOwn={ownVote === image.id}
            isSending={isSending}
            isFree={isFree(image.id)}
            onChoose={() => choose(image.id)}
          />
        )}
      />
    </section>
  );
}
