import type { Image } from '@palmares/core/contract/types';
import { type RefObject, useRef } from 'react';
import { getDigit, ignoreRepeats, isTyping, type KeyAction, useGameKeys } from '../../lib/game-keys.ts';
import { useGameScreen } from '../../lib/game-screen.ts';
import { Kbd } from '../../ui/kbd.tsx';
import { useLanguage } from '../../ui/language.ts';
import { Picture } from '../../ui/picture.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { TEXTS } from './messages.ts';
import { StepText } from './step-parts.tsx';
import styles from './tie-break-duel.module.css';

type Props = {
  /** The element whose key events the duel handles: the duel and the buttons below it. */
  step: RefObject<HTMLElement | null>;
  duel: readonly [number, number];
  played: number;
  /** Maximum number of remaining duels, this one included. */
  left: number;
  images: ReadonlyMap<number, Image>;
  onPick: (image: number) => void;
  onUndo: () => void;
};

/** Time in milliseconds during which a new duel ignores picks (double-tap guard). */
const PAUSE_MS = 250;

/** A duel between an image that is being inserted and one that has its place. */
export function TieBreakDuel({ step, duel, played, left, images, onPick, onUndo }: Props) {
  const texts = TEXTS[useLanguage()];
  // The new image alternates between the sides, so that its side reveals nothing.
  const sides = played % 2 === 0 ? duel : duel.toReversed();
  const shown = sides.flatMap((id) => images.get(id) ?? []);
  const lastPick = useRef(Number.NEGATIVE_INFINITY);
  function pick(image: Image | undefined): void {
    const now = performance.now();
    if (image === undefined || now - lastPick.current < PAUSE_MS) return;
    lastPick.current = now;
    onPick(image.id);
  }
  const keys = (event: KeyboardEvent) => getKey(event, (place) => pick(shown[place]), onUndo);
  useGameScreen();
  useGameKeys((event) => ignoreRepeats(event, keys(event)), step, { isInDialog: true });
  return (
    <div className={styles.duel}>
      <StepText>
        <strong className={styles.question}>{texts.duelTitle}</strong> {texts.left(left)}
      </StepText>
      <progress className={styles.progress} aria-label={texts.progress} max={played + left} value={played} />
      <div className={styles.cards}>
        {shown.map((image, index) => (
          <button
            // The index as key keeps the focus on the same side when the next duel comes.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            type="button"
            className={styles.card}
            aria-label={texts.pick(image.name, index + 1)}
            onClick={() => pick(image)}
          >
            <span key={played} className={styles.entrance}>
              <Picture
                image={image}
                alt=""
                fit="contain"
                sizes="(min-width: 48em) 380px, 45vw"
                eager
                draggable={false}
                className={styles.picture}
              />
              <span className={styles.name}>
                <Kbd>{index + 1}</Kbd> <bdi lang="">{image.name}</bdi>
              </span>
            </span>
          </button>
        ))}
      </div>
      <p className={styles.note}>{texts.stopEffect}</p>
      <output>
        <VisuallyHidden>{texts.versus(shown.map(({ name }) => name))}</VisuallyHidden>
      </output>
    </div>
  );
}

const ARROWS: Readonly<Record<string, number>> = { ArrowLeft: 0, ArrowRight: 1 };

/** Maps keys to actions: digits (by key position) and arrows pick, U undoes. */
function getKey(event: KeyboardEvent, pick: (place: number) => void, undo: () => void): KeyAction {
  if (isTyping(event) || event.altKey) return null;
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) return key === 'z' && !event.shiftKey ? undo : null;
  if (key === 'u') return undo;
  const digit = getDigit(event);
  const place = digit === null ? ARROWS[event.key] : digit - 1;
  return place === 0 || place === 1 ? () => pick(place) : null;
}
