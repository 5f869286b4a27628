import type { Image, RoomSnapshot } from '@palmares/core/contract/types';
import { PLAY_TEXTS } from '@palmares/texts/page/rooms-play';
import { Picture } from '../../ui/picture.tsx';
import { RankedOrder } from './ranked-order.tsx';
import styles from './room-screen.module.css';
import { Progress } from './status-line.tsx';
import { describeStep } from './step-texts.ts';
import { TierBars } from './tier-bars.tsx';
import { Timer } from './timer.tsx';

type Props = { snapshot: RoomSnapshot; images: ReadonlyMap<number, Image>; clockOffset: number };

/** The step, large: image, votes, time; then its outcome. */
export function ScreenStep({ snapshot, images, clockOffset }: Props) {
  const { mode, phase, order, step } = snapshot;
  const hasTiers = mode === 'tierlist' || mode === 'guess';
  return (
    <section className={styles.step}>
      <header className={styles.line}>
        <Progress snapshot={snapshot} />
        {phase === 'play' && <Timer snapshot={snapshot} clockOffset={clockOffset} />}
      </header>
      <h1 className={styles.title}>
        {mode === 'ranking' && phase === 'play'
          ? PLAY_TEXTS.rankingQuestion(1)
          : describeStep(snapshot, images)}
      </h1>
      <div className={styles.stage} data-tiers={hasTiers || undefined}>
        <ul key={step} className={styles.images}>
          {snapshot.images.map((id) => (
            <ScreenImage key={id} image={images.get(id)} snapshot={snapshot} />
          ))}
        </ul>
        {hasTiers && <TierBars snapshot={snapshot} own={null} />}
      </div>
      {mode === 'ranking' && phase === 'reveal' && <RankedOrder order={order} images={images} />}
    </section>
  );
}

function ScreenImage({ image, snapshot }: { image: Image | undefined; snapshot: RoomSnapshot }) {
  if (image === undefined) return null;
  const { mode, phase, outcome, votes } = snapshot;
  const isDuel = mode === 'tournament';
  const fate =
    isDuel && phase === 'reveal' && outcome !== null
      ? outcome === image.id
        ? 'winner'
        : 'loser'
      : undefined;
  const count = votes?.find(({ choice }) => choice === image.id)?.count ?? 0;
  return (
    <li className={styles.image} data-fate={fate}>
      <Picture
        image={image}
        alt={isDuel ? '' : image.name}
        fit="contain"
        eager
        sizes="50vw"
        className={styles.picture}
      />
      {isDuel && (
        <p className={styles.name}>
          <bdi lang="">{image.name}</bdi>
          {votes !== null && <strong className={styles.count}>{count}</strong>}
        </p>
      )}
    </li>
  );
}
