import type { TextCard } from '@palmares/core/album/text-list';
import { TEXT_CARD_TEXTS } from '@palmares/texts/page/uploads';
import { useEffect, useRef } from 'react';
import { drawTextCard, loadFont } from '../lib/picture/draw-text-card.ts';
import { readPageTheme } from '../lib/picture/page-theme.ts';
import styles from './text-cards.module.css';

const SHOWN = 4;
/** Side of the canvas in pixels: twice the tile's width. */
const SIDE = 240;

/** Previews of the first cards. */
export function TextCardPreviews({ cards }: { cards: readonly TextCard[] }) {
  if (cards.length === 0) return null;
  return (
    <ul className={styles.previews} aria-label={TEXT_CARD_TEXTS.preview}>
      {cards.slice(0, SHOWN).map(({ text }, index) => (
        // The index is the key, so that a changed card is redrawn in place.
        // oxlint-disable-next-line no-array-index-key
        <li key={index}>
          <Preview text={text} />
        </li>
      ))}
    </ul>
  );
}

function Preview({ text }: { text: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isWanted = true;
    const draw = async () => {
      const look = readPageTheme();
      await loadFont(look, text);
      const context = canvas.current?.getContext('2d');
      if (!isWanted || !context) return;
      context.reset();
      await drawTextCard(context, text, SIDE, look);
    };
    void draw();
    return () => {
      isWanted = false;
    };
  }, [text]);
  return (
    <canvas ref={canvas} className={styles.preview} width={SIDE} height={SIDE}>
      {text}
    </canvas>
  );
}
