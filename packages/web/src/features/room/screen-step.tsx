import type { Image, RoomSnapshot } from '@palmares/core/contract/types';
import type { RoomMode } from '@palmares/core/room/plan';
import { PLAY_TEXTS, SCREEN_TEXTS } from '@palmares/texts/page/rooms-play';
import type { ComponentType } from 'react';
import { fitGrid } from '../../lib/fit-grid.ts';
import { useElementSize } from '../../lib/use-element-size.ts';
import { DuelStage } from '../../ui/duel-stage.tsx';
import { Picture } from '../../ui/picture.tsx';
import { DuelCard } from './duel-card.tsx';
import { RankedOrder } from './ranked-order.tsx';
import styles from './room-screen.module.css';
import { ScreenHead } from './screen-head.tsx';
import mosaic from './screen-mosaic.module.css';
import type { ScreenProps } from './screen-props.ts';
import { StepImage } from './step-image.tsx';
import { describeStep } from './step-texts.ts';
import { TierBars } from './tier-bars.tsx';

/** Number of images of a ranking on the screen. */
const IMAGES_MAX = 28;

type StepProps = Pick<ScreenProps, 'images'> & { snapshot: RoomSnapshot };

const STEPS: Readonly<Record<RoomMode, ComponentType<StepProps>>> = {
  tierlist: Tiers,
  guess: Tiers,
  tournament: Duel,
  ranking: Ranking,
};

/** The step, large: image, votes, time; then its outcome. */
export function ScreenStep({
  snapshot,
  images,
  hidesCode,
  clockOffset,
}: ScreenProps & { clockOffset: number }) {
  const { mode, phase } = snapshot;
  const StepOfMode = STEPS[mode];
  return (
    <section className={styles.step}>
      <ScreenHead snapshot={snapshot} hidesCode={hidesCode} clockOffset={clockOffset}>
        {mode === 'ranking' && phase === 'play' ? SCREEN_TEXTS.ranking : describeStep(snapshot, images)}
      </ScreenHead>
      <StepOfMode snapshot={snapshot} images={images} />
    </section>
  );
}

function Tiers({ snapshot, images }: StepProps) {
  const { tiers, outcome, phase } = snapshot;
  const image = images.get(snapshot.images[0] ?? 0);
  const colour = phase === 'reveal' && outcome !== null ? tiers[outcome]?.color : undefined;
  return (
    <div className={styles.tiers} style={{ '--count': tiers.length }}>
      {image === undefined ? <span /> : <StepImage key={image.id} image={image} colour={colour} />}
      <TierBars snapshot={snapshot} arriving={image} own={null} />
    </div>
  );
}

function Duel({ snapshot, images }: StepProps) {
  return (
    <DuelStage
      isScreen
      duel={snapshot.images.flatMap((id) => images.get(id) ?? [])}
      versus={PLAY_TEXTS.versus}
      renderCard={(image, place) => <DuelCard image={image} place={place} snapshot={snapshot} />}
    />
  );
}

function Ranking({ snapshot, images }: StepProps) {
  return snapshot.phase === 'reveal' ? (
    <RankedOrder order={snapshot.order} images={images} isScreen />
  ) : (
    <Mosaic images={[...images.values()]} />
  );
}

/** Shows the images of a ranking while everybody plays alone. */
function Mosaic({ images }: { images: readonly Image[] }) {
  const [ref, size] = useElementSize<HTMLUListElement>();
  const shown = images.slice(0, IMAGES_MAX);
  const grid = size === null ? null : fitGrid(shown.length, size);
  return (
    <ul
      ref={ref}
      className={mosaic.mosaic}
      style={grid === null ? undefined : { '--columns': grid.columns, '--rows': grid.rows }}
    >
      {shown.map((image) => (
        <li key={image.id} className={mosaic.tile}>
          <Picture image={image} alt={image.name} fit="auto" sizes="24vw" className={mosaic.picture} />
        </li>
      ))}
    </ul>
  );
}
