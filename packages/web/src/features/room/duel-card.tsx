import type { Image, RoomSnapshot } from '@palmares/core/contract/types';
import { PLAY_TEXTS } from '@palmares/texts/page/rooms-play';
import { classNames } from '../../ui/class-names.ts';
import base from '../../ui/duel-card.module.css';
import { type DuelPlace, getCardStyle } from '../../ui/duel-stage.tsx';
import { Picture } from '../../ui/picture.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './duel-card.module.css';
import overlay from './duel-votes.module.css';
import { getOwnText, OwnMark } from './own-mark.tsx';

type Props = {
  image: Image;
  place: DuelPlace;
  snapshot: Pick<RoomSnapshot, 'votes' | 'outcome' | 'phase' | 'step'>;
  isOwn?: boolean;
  isSending?: boolean;
  isFree?: boolean;
  /** Left out on a screen, where nothing is pressed. */
  onChoose?: () => void;
};

/** An image of a duel with its name and, once they are shown, its votes. */
export function DuelCard(props: Props) {
  const { image, place, snapshot, isOwn = false, isSending = false, isFree = true, onChoose } = props;
  const { outcome, phase } = snapshot;
  const fate = phase === 'reveal' && outcome !== null ? (outcome === image.id ? 'winner' : 'loser') : 'open';
  const shared = {
    className: classNames(base.card, styles.card),
    style: getCardStyle(place.card, place.lines),
    'data-fate': fate,
    'data-revealed': phase === 'reveal' || undefined,
    'data-own': isOwn || undefined,
    'data-sending': (isOwn && isSending) || undefined,
    'data-roomy': place.isRoomy || undefined,
  };
  if (onChoose === undefined)
    return (
      <div {...shared}>
        <CardContent {...props} />
      </div>
    );
  return (
    <button
      type="button"
      {...shared}
      aria-pressed={phase === 'reveal' ? fate === 'winner' : isOwn}
      aria-disabled={!isFree || undefined}
      onClick={() => isFree && onChoose()}
    >
      <CardContent {...props} />
    </button>
  );
}

/** A screen reader gets a sentence in place of bar and marks. */
function CardContent({ image, snapshot: { votes, step }, isOwn = false, isSending = false }: Props) {
  const count = votes?.find(({ choice }) => choice === image.id)?.count ?? 0;
  const name = votes === null ? image.name : PLAY_TEXTS.imageVotes(image.name, count);
  return (
    <span key={step} className={base.entrance}>
      <span className={classNames(base.frame, styles.frame)}>
        <Picture
          image={image}
          alt=""
          fit="contain"
          eager
          sizes="(min-width: 48em) 46vw, 80vw"
          draggable={false}
          className={classNames(base.picture, styles.picture)}
        />
        {isOwn && <OwnMark isSending={isSending} className={overlay.own} />}
        {votes !== null && <DuelVotes count={count} votes={votes} />}
      </span>
      <VisuallyHidden>{isOwn ? `${name}. ${getOwnText(isSending)}` : name}</VisuallyHidden>
      <bdi lang="" className={classNames(base.name, styles.name)} aria-hidden="true">
        {image.name}
      </bdi>
    </span>
  );
}

type VotesProps = {
  count: number;
  votes: NonNullable<RoomSnapshot['votes']>;
};

/** The votes of an image over its foot, so that nothing moves for them. */
function DuelVotes({ count, votes }: VotesProps) {
  const total = votes.reduce((sum, vote) => sum + vote.count, 0);
  return (
    <span
      className={classNames(overlay.votes, styles.votes)}
      aria-hidden="true"
      style={{ '--share': count / Math.max(1, total) }}
    >
      <span className={overlay.count}>{count}</span>
      <span className={overlay.track}>
        <span className={styles.bar} />
      </span>
    </span>
  );
}
