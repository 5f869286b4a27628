import type { Image } from '@palmares/core/contract/types';
import { getProgress } from '@palmares/core/tournament/progress';
import { listContenders, type Tournament } from '@palmares/core/tournament/tournament';
import { TEXTS } from '@palmares/texts/game/tournament';
import { effortText } from '@palmares/texts/game/tournament-rules';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { IconArrowRight } from '../../ui/icons-shell.tsx';
import { IconCrown } from '../../ui/icons-status.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './intro.module.css';
import waiting from './intro-skeleton.module.css';
import type { LengthChoice } from './use-length-choice.ts';

type Props = {
  tournament: Tournament;
  images: ReadonlyMap<number, Image>;
  name: string;
  albumName: string;
  tools: ReactNode;
  length: LengthChoice | null;
  onStart: () => void;
  onCancel: () => void;
};

/** Number of faces on the first screen. */
const FACES = 12;

/** The first screen, which states exactly how many duels the tournament takes (TO-15). */
export function Intro({ tournament, images, name, albumName, tools, length, onStart, onCancel }: Props) {
  const imageIds = listContenders(tournament);
  const { rounds } = getProgress(tournament);
  const isAlone = imageIds.length === 1;
  return (
    <div className={styles.screen}>
      <div className={styles.tools}>{tools}</div>
      <div className={styles.faces} data-alone={isAlone || undefined} aria-hidden="true">
        {imageIds.slice(0, FACES).map((id) => {
          const image = images.get(id);
          return image === undefined ? null : (
            <Picture
              key={id}
              image={image}
              alt=""
              sizes="(min-width: 48em) 120px, 21vw"
              fit="auto"
              eager
              className={styles.face}
            />
          );
        })}
      </div>
      <p className={styles.album}>
        <bdi lang="">{albumName}</bdi>
      </p>
      <h1 tabIndex={-1} className={styles.title}>
        {name === '' ? TEXTS.newTitle : <bdi lang="">{name}</bdi>}
      </h1>
      <p className={styles.effort}>{effortText(imageIds.length)}</p>
      {!isAlone && <p className={styles.rounds}>{TEXTS.rounds(rounds)}</p>}
      {length !== null && <Length choice={length} seed={tournament.seed} />}
      <div className={styles.actions}>
        <Button
          variant="primary"
          size="l"
          data-autofocus
          data-play
          icon={isAlone ? <IconCrown size="s" /> : <IconArrowRight size="s" />}
          onClick={onStart}
        >
          {isAlone ? TEXTS.crown : TEXTS.start}
        </Button>
        <Button onClick={onCancel}>{TEXTS.cancel}</Button>
      </div>
    </div>
  );
}

/** How many images take part, and that they were drawn at random. */
function Length({ choice, seed }: { choice: LengthChoice; seed: number }) {
  const { total, lengths, chosen, choose } = choice;
  return (
    <>
      <fieldset className={styles.lengths} aria-label={TEXTS.length}>
        {[...lengths, null].map((length) => (
          <Button
            key={length ?? 'all'}
            size="s"
            variant={length === chosen ? 'secondary' : 'quiet'}
            aria-pressed={length === chosen}
            onClick={() => choose(length, seed)}
          >
            {length ?? TEXTS.lengthAll(total)}
          </Button>
        ))}
      </fieldset>
      {chosen !== null && <p className={styles.rounds}>{TEXTS.drawn(chosen, total)}</p>}
    </>
  );
}

/** Placeholder with the geometry of the first screen. */
export function IntroSkeleton() {
  return (
    <div className={waiting.screen}>
      <Skeleton className={waiting.faces} />
      <Skeleton className={waiting.title} />
      <Skeleton className={waiting.line} />
    </div>
  );
}
