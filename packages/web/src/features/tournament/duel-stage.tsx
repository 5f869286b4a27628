import type { Image } from '@palmares/core/contract/types';
import { isFinal } from '@palmares/core/tournament/progress';
import { getShownDuel, getShownPick, type Tournament } from '@palmares/core/tournament/tournament';
import { TEXTS } from '@palmares/texts/game/tournament';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { DuelCard } from './duel-card.tsx';
import { type CardLayout, type DuelLayout, layoutDuel } from './duel-layout.ts';
import styles from './duel-stage.module.css';
import type { PlayAction } from './play-actions.ts';

type Props = {
  tournament: Tournament;
  images: ReadonlyMap<number, Image>;
  dispatch: (action: PlayAction) => void;
};

export function DuelStage({ tournament, images, dispatch }: Props) {
  const [ref, size] = useElementSize<HTMLDivElement>();
  const duel = (getShownDuel(tournament) ?? []).flatMap((id) => images.get(id) ?? []);
  const layout = size === null ? null : layoutDuel(duel, size, size.rem);
  const picked = getShownPick(tournament);
  return (
    <div ref={ref} className={styles.stage} data-final={isFinal(tournament) || undefined}>
      {layout !== null && (
        <div
          className={styles.cards}
          data-play
          data-arrangement={layout.arrangement}
          data-versus={getVersus(layout)}
          style={{ '--gap': `${layout.gap}px`, '--name': `${layout.name.height}px` }}
        >
          {duel.map((image, index) => {
            const card = layout.cards[index];
            return card === undefined ? null : (
              // The index as key keeps the focus on the same side when the next duel comes.
              // oxlint-disable-next-line react/no-array-index-key
              <div key={index} className={styles.place} style={placeStyle(card)}>
                {index > 0 && (
                  <span className={styles.versus} aria-hidden="true">
                    {TEXTS.versus}
                  </span>
                )}
                <DuelCard
                  image={image}
                  layout={card}
                  lines={layout.name.lines}
                  isRoomy={layout.isRoomy}
                  position={index + 1}
                  duel={tournament.shown + tournament.seed}
                  fate={picked === null ? 'open' : picked === image.id ? 'winner' : 'loser'}
                  onPick={() => dispatch({ type: 'pick', image: image.id })}
                />
              </div>
            );
          })}
        </div>
      )}
    </div>
  );
}

const placeStyle = ({ tallest }: CardLayout) => ({ '--tallest': `${tallest}px` });

/** Places « vs » where it covers neither a name nor a face. */
function getVersus({ arrangement, isRoomy, cards }: DuelLayout): 'between' | 'beside' | undefined {
  if (arrangement === 'row' && isRoomy) return 'between';
  return arrangement === 'column' && cards.length === 2 ? 'beside' : undefined;
}

type ElementSize = {
  readonly width: number;
  readonly height: number;
  /** Pixels per rem, which follows the reader's text size. */
  readonly rem: number;
};

/** Returns the size of an element inside its border, measured before the first paint. The size must not depend on the element's content. */
function useElementSize<E extends HTMLElement>(): [RefObject<E | null>, ElementSize | null] {
  const ref = useRef<E>(null);
  const [size, setSize] = useState<ElementSize | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const read = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setSize({ width: element.clientWidth, height: element.clientHeight, rem });
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}
