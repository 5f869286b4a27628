// Draws the shapes of a scene, in the colours and typefaces of a look.

import type { PictureContext } from './picture-context.ts';
import type { PictureTheme } from './picture-theme.ts';
import type {
  Crown,
  Glow,
  ImageShape,
  MeasureText,
  Paint,
  Panel,
  Shape,
  TextStyle,
  Writing,
} from './scene.ts';

type Size = { readonly width: number; readonly height: number };
type Context = PictureContext<never>;

const RING_WIDTH = 4;
/**
 * Share of the cropped height that is removed at the top of a tall image: small,
 * because heads are there. Screens use `--cut` (theme/tokens.css).
 */
const CUT_ABOVE = 0.1;
const SHADOW = { color: 'rgba(0, 0, 0, 0.35)', blur: 24, offset: 10 };
/** Matches text whose first strong character is right-to-left. */
const RIGHT_TO_LEFT =
  /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** Points of a crown in a unit square. */
const CROWN = [
  [0.06, 0.26],
  [0.28, 0.5],
  [0.5, 0.14],
  [0.72, 0.5],
  [0.94, 0.26],
  [0.84, 0.84],
  [0.16, 0.84],
] as const;

export function cssFont({ face, size, weight }: TextStyle, { faces }: PictureTheme): string {
  return `${weight} ${size}px ${faces[face]}`;
}

export function measureWith(context: PictureContext<never>, look: PictureTheme): MeasureText {
  const known = new Map<string, number>();
  return (text, style) => {
    const font = cssFont(style, look);
    const key = `${font}
${text}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    context.font = font;
    const { width } = context.measureText(text);
    known.set(key, width);
    return width;
  };
}

export function drawShape(context: Context, shape: Exclude<Shape, ImageShape>, look: PictureTheme): void {
  switch (shape.kind) {
    case 'panel':
      return drawPanel(context, shape, look);
    case 'text':
      return drawWriting(context, shape, look);
    case 'crown':
      return drawCrown(context, shape, look);
    case 'glow':
      return drawGlow(context, shape, look);
  }
}

/** `bitmap` is null when not even the default image could be read; its background is then drawn instead. */
export function drawImageShape<Bitmap extends Size>(
  context: PictureContext<Bitmap>,
  shape: ImageShape,
  bitmap: Bitmap | null,
  look: PictureTheme,
): void {
  const { box, radius, ring, shadow, over } = shape;
  const corners = [radius, radius, radius, radius];
  const trace = () => {
    context.beginPath();
    context.roundRect(box.x, box.y, box.width, box.height, corners);
  };
  context.save();
  if (shadow === true) {
    context.shadowColor = SHADOW.color;
    context.shadowBlur = SHADOW.blur;
    context.shadowOffsetY = SHADOW.offset;
  }
  context.fillStyle = look.colours.ground;
  trace();
  context.fill();
  context.restore();
  context.save();
  trace();
  context.clip();
  if (bitmap !== null) drawBitmap(context, shape, bitmap);
  for (const part of over) drawShape(context, part, look);
  context.restore();
  if (ring === undefined) return;
  context.strokeStyle = getColour(ring, look);
  context.lineWidth = RING_WIDTH;
  trace();
  context.stroke();
}

function drawBitmap<Bitmap extends Size>(
  context: PictureContext<Bitmap>,
  { box, picture = box, fit }: ImageShape,
  bitmap: Bitmap,
): void {
  const { x, y, width, height } = picture;
  const [across, down] = [width / bitmap.width, height / bitmap.height];
  if (fit === 'cover') {
    const scale = Math.max(across, down);
    const [cutWidth, cutHeight] = [width / scale, height / scale];
    const [left, top] = [(bitmap.width - cutWidth) / 2, (bitmap.height - cutHeight) * CUT_ABOVE];
    context.drawImage(bitmap, left, top, cutWidth, cutHeight, x, y, width, height);
    return;
  }
  // Equal shapes are stretched to fit, so that a pixel lost in rounding does not show a line of background.
  const isSameShape = Math.abs(across / down - 1) < 0.03;
  const scale = Math.min(across, down);
  const [wide, tall] = isSameShape ? [width, height] : [bitmap.width * scale, bitmap.height * scale];
  const [left, top] = [x + (width - wide) / 2, y + (height - tall) / 2];
  context.drawImage(bitmap, 0, 0, bitmap.width, bitmap.height, left, top, wide, tall);
}

function drawPanel(context: Context, { box, corners, paint, edge }: Panel, look: PictureTheme): void {
  context.fillStyle = getColour(paint, look);
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, [...corners]);
  context.fill();
  if (edge === undefined) return;
  context.strokeStyle = getColour(edge, look);
  context.lineWidth = 1;
  context.stroke();
}

function drawWriting(context: Context, { text, paint }: Writing, look: PictureTheme): void {
  context.font = cssFont(text, look);
  context.fillStyle = getColour(paint, look);
  context.textAlign = text.align;
  context.textBaseline = 'middle';
  for (const [index, line] of text.lines.entries()) {
    // Without this, the ellipsis of a shortened Arabic name would be at its beginning.
    context.direction = RIGHT_TO_LEFT.test(line) ? 'rtl' : 'ltr';
    context.fillText(line, text.x, text.y + index * text.leading);
  }
}

function drawCrown(context: Context, { box, paint }: Crown, look: PictureTheme): void {
  context.fillStyle = getColour(paint, look);
  context.beginPath();
  for (const [index, [x, y]] of CROWN.entries()) {
    const point = [box.x + x * box.width, box.y + y * box.height] as const;
    if (index === 0) context.moveTo(...point);
    else context.lineTo(...point);
  }
  context.closePath();
  context.fill();
}

function drawGlow(context: Context, { box, paint }: Glow, look: PictureTheme): void {
  const [x, y, radius] = [box.x + box.width / 2, box.y + box.height / 2, box.width / 2];
  const colour = getColour(paint, look);
  const glow = context.createRadialGradient(x, y, 0, x, y, radius);
  glow.addColorStop(0, `${colour}40`);
  glow.addColorStop(1, `${colour}00`);
  context.fillStyle = glow;
  context.fillRect(box.x, box.y, box.width, box.height);
}

function getColour(paint: Paint, { colours }: PictureTheme): string {
  return isHex(paint) ? paint : colours[paint];
}

function isHex(paint: Paint): paint is `#${string}` {
  return paint.startsWith('#');
}
