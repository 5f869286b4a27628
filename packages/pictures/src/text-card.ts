// The card of a text without a picture: a muted background colour derived from the text, and the text as large as fits.
// Invariant: the text is complete, and no line exceeds the card.
import { wrapText } from '@palmares/core/text/wrap-text';
import { fitTextSize, getLineHeight, hyphenateToFit, placeLines } from './layout-text.ts';
import type { MeasureText, Scene, TextBlock } from './scene.ts';

/** Side of the square card, in pixels. */
export const TEXT_CARD_SIDE = 640;

const MARGIN = 72;
const INK = '#fffaf2';
/** Colours dark enough for readable text, and muted enough that the surrounding tier colours dominate. */
export const CARD_COLOURS = [
  '#7c3030',
  '#7b4520',
  '#665613',
  '#40621f',
  '#1f6546',
  '#17626b',
  '#1f5988',
  '#36499c',
  '#5a3b96',
  '#7a3283',
  '#882d60',
  '#495063',
] as const;

const FACE = { face: 'title', weight: 700 } as const;
const INNER = TEXT_CARD_SIDE - 2 * MARGIN;
const BOX = { x: MARGIN, y: MARGIN, width: INNER, height: INNER };
/** A light from beyond the top left corner, so that a board of cards does not look flat. */
const LIGHT = { x: -520, y: -640, width: 1_040, height: 1_040 };
/** Font sizes: short words are not too dominant, and the longest text stays readable on a tile. */
const MOST = 124;
const LEAST = 30;
const SHRINK = 0.94;
/** Below this size a single long word is hyphenated instead of shrunk. */
const WHOLE = 60;

export function layoutTextCard(text: string, measure: MeasureText): Scene {
  const whole = { x: 0, y: 0, width: TEXT_CARD_SIDE, height: TEXT_CARD_SIDE };
  return {
    width: TEXT_CARD_SIDE,
    height: TEXT_CARD_SIDE,
    scale: 1,
    named: true,
    shapes: [
      { kind: 'panel', box: whole, corners: [0, 0, 0, 0], paint: getColour(text) },
      { kind: 'glow', box: LIGHT, paint: INK },
      { kind: 'text', text: fitText(text, measure), paint: INK },
    ],
  };
}

/** The same colour for the same text, whatever its case. */
function getColour(text: string): (typeof CARD_COLOURS)[number] {
  let hash = 0;
  for (const character of text.normalize('NFC').toLowerCase())
    hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  // The low bits of the hash depend mostly on the last letter, so the high bits are mixed in.
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c_1b_3c_6d) >>> 0;
  return CARD_COLOURS[mixed % CARD_COLOURS.length] ?? CARD_COLOURS[0];
}

function fitText(written: string, measure: MeasureText): TextBlock {
  const text = hyphenateToFit(written, { box: BOX, style: FACE, whole: WHOLE }, measure);
  const fit = { box: BOX, style: FACE, most: MOST, least: LEAST, linesMax: linesAt(LEAST) };
  let size = fitTextSize(text, fit, measure);
  let lines = getLines(text, size, measure);
  // A word wider than the card has to break. Then choose the largest size at which the whole text fits.
  if (size === LEAST && lines.length < linesAt(LEAST)) {
    for (let larger = MOST; larger > LEAST; larger *= SHRINK) {
      const broken = getLines(text, larger, measure);
      if (broken.length > linesAt(larger)) continue;
      [size, lines] = [larger, broken];
      break;
    }
  }
  return placeLines(lines, { ...FACE, size }, { box: BOX, align: 'center', vertical: 'middle' });
}

function getLines(text: string, size: number, measure: MeasureText): string[] {
  return wrapText(text, INNER, Number.POSITIVE_INFINITY, (part) => measure(part, { ...FACE, size }));
}

function linesAt(size: number): number {
  return Math.floor(INNER / getLineHeight(size));
}
