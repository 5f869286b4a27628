import type { Image } from '@palmares/core/contract/types';
import { HOME_TEXTS } from '@palmares/texts/page/home';
import { useId } from 'react';
import { useGameScreen } from '../../lib/game-screen.ts';
import { Button } from '../../ui/button.tsx';
import { IconArrowRight } from '../../ui/icons-shell.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './hero-duel.module.css';
import type { Opening } from './hero-opening.ts';
import { type ShownDuel, type StoreTournament, useHeroGame } from './use-hero-game.ts';

/** A playable duel of a popular album: one tap picks, and the editor continues with the picks made. */
export function HeroDuel({ opening, keep }: { opening: Opening; keep: StoreTournament }) {
  const { album } = opening;
  const { view, isLeaving, prepare, pick, goOn } = useHeroGame(opening, keep);
  const { duel, picked } = view;
  const id = useId();
  useGameScreen(view.total !== null);
  return (
    <section aria-labelledby={id} className={styles.panel}>
      <div>
        <h2 id={id} className={styles.title}>
          {HOME_TEXTS.duel}
        </h2>
        <p className={styles.facts}>
          <bdi lang="">{album.name}</bdi> · {HOME_TEXTS.images(album.image_count)}
        </p>
      </div>
      <div className={styles.cards} onPointerEnter={prepare} onFocus={prepare}>
        {duel.map((image, index) => (
          // The index as key keeps the focus in place when the next duel comes.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className={styles.place}>
            {index > 0 && (
              <span className={styles.versus} aria-hidden="true">
                {HOME_TEXTS.versus}
              </span>
            )}
            <DuelCard
              image={image}
              fate={picked === null ? 'open' : picked === image.id ? 'winner' : 'loser'}
              onPick={() => pick(image.id)}
            />
          </div>
        ))}
      </div>
      <div className={styles.foot}>
        <p className={styles.progressText}>
          {view.total === null ? <Hint /> : progressText(view, view.total)}
        </p>
        {view.total !== null && (
          <Button
            variant="primary"
            icon={<IconArrowRight size="s" />}
            className={styles.nextButton}
            loading={isLeaving}
            onClick={() => void goOn()}
          >
            {view.isFinished ? HOME_TEXTS.seeResult : HOME_TEXTS.goOn}
          </Button>
        )}
      </div>
      <VisuallyHidden>
        <output>{announcement(view)}</output>
      </VisuallyHidden>
    </section>
  );
}

const nameOfPicked = ({ duel, picked }: ShownDuel) => duel.find(({ id }) => id === picked)?.name;

/** The style sheet shows one of the two hints: the server renders this page without knowing the pointer type. */
function Hint() {
  return (
    <>
      <span className={styles.forTouch}>{HOME_TEXTS.duelHint.touch}</span>
      <span className={styles.forMouse}>{HOME_TEXTS.duelHint.mouse}</span>
    </>
  );
}

function progressText(view: ShownDuel, total: number): string {
  const champion = view.isFinished ? nameOfPicked(view) : undefined;
  return champion === undefined ? HOME_TEXTS.played(view.picks, total) : HOME_TEXTS.champion(champion);
}

/** Empty until the first pick: screen readers read the duel itself. */
function announcement(view: ShownDuel): string {
  const picked = nameOfPicked(view);
  if (picked !== undefined) return HOME_TEXTS.picked(picked);
  return view.picks === 0 ? '' : HOME_TEXTS.nextDuel(view.duel.map(({ name }) => name));
}

type CardProps = { image: Image; fate: 'open' | 'winner' | 'loser'; onPick: () => void };

function DuelCard({ image, fate, onPick }: CardProps) {
  return (
    <button
      type="button"
      className={styles.card}
      data-fate={fate}
      aria-label={HOME_TEXTS.pick(image.name)}
      aria-pressed={fate === 'winner'}
      onClick={onPick}
    >
      <span key={image.id} className={styles.entrance}>
        <Picture
          image={image}
          alt=""
          fit="contain"
          sizes="(min-width: 60em) 20vw, 40vw"
          eager
          draggable={false}
          className={styles.picture}
        />
        <bdi lang="" className={styles.name}>
          {image.name}
        </bdi>
      </span>
    </button>
  );
}

export function HeroDuelSkeleton() {
  return (
    <div className={styles.panel} aria-hidden="true">
      <div>
        <div className={styles.title}>
          <Skeleton text className={styles.half} />
        </div>
        <div className={styles.facts}>
          <Skeleton text className={styles.half} />
        </div>
      </div>
      <div className={styles.cards}>
        {[1, 2].map((place) => (
          <div key={place} className={styles.place}>
            <div className={styles.card}>
              <Skeleton className={styles.picture} />
              <div className={styles.name}>
                <Skeleton text className={styles.half} />
              </div>
            </div>
          </div>
        ))}
      </div>
      <div className={styles.foot} />
    </div>
  );
}
