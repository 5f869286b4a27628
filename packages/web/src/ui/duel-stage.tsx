import type { Image } from '@palmares/core/contract/types';
import type { ReactNode } from 'react';
import { type CardLayout, type DuelLayout, layoutDuel } from '../lib/duel-layout.ts';
import { useElementSize } from '../lib/use-element-size.ts';
import styles from './duel-stage.module.css';

/** `lines`: of the name. */
export type DuelPlace = Pick<DuelLayout, 'isRoomy'> & { card: CardLayout; lines: number };

type Props = {
  duel: readonly Image[];
  versus: string;
  isFinal?: boolean;
  /** For a screen that is read from afar: text grows with its width. */
  isScreen?: boolean;
  renderCard: (image: Image, place: DuelPlace, index: number) => ReactNode;
};

/** Width in rem from which the text of a screen grows. */
const SCREEN_COLUMNS = 56;

/** Two or three images side by side or stacked, as large as the place of the stage allows (lib/duel-layout.ts). */
export function DuelStage({ duel, versus, isFinal = false, isScreen = false, renderCard }: Props) {
  const [ref, size] = useElementSize<HTMLDivElement>();
  const scale = isScreen && size !== null ? Math.max(1, size.width / (SCREEN_COLUMNS * size.rem)) : 1;
  const layout = size === null ? null : layoutDuel(duel, size, size.rem * scale);
  return (
    <div ref={ref} className={styles.stage} data-final={isFinal || undefined}>
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
                    {versus}
                  </span>
                )}
                {renderCard(image, { card, lines: layout.name.lines, isRoomy: layout.isRoomy }, index)}
              </div>
            );
          })}
        </div>
      )}
    </div>
  );
}

const placeStyle = ({ tallest }: CardLayout) => ({ '--tallest': `${tallest}px` });

/** The lengths of a card, for its style sheet. */
export function getCardStyle({ width, height, nameWidth, fontSize }: CardLayout, lines: number) {
  return {
    '--width': `${width}px`,
    '--height': `${height}px`,
    '--name-width': `${nameWidth}px`,
    '--name-font': `${fontSize}px`,
    '--lines': lines,
  };
}

/** Places « vs » where it covers neither a name nor a face. */
function getVersus({ arrangement, isRoomy, cards }: DuelLayout): 'between' | 'beside' | undefined {
  if (arrangement === 'row' && isRoomy) return 'between';
  return arrangement === 'column' && cards.length === 2 ? 'beside' : undefined;
}
