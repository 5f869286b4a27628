// The plot of docs/PALMARES.md: Kendall's τ with the true order as voices grow, by kind. The SVG selects colours by `prefers-color-scheme`,
// because it is embedded as an image in light and dark pages.

export type Line = {
  readonly name: string;
  readonly points: readonly { readonly voices: number; readonly tau: number }[];
};

const WIDTH = 720;
const HEIGHT = 400;
const PLOT = { left: 56, right: 570, top: 24, bottom: 344 };
/** Minimum distance between two line labels. */
const LABEL_STEP = 20;
const COLOURS: readonly { light: string; dark: string; dashes: string }[] = [
  { light: '#111827', dark: '#f3f4f6', dashes: '' },
  { light: '#b45309', dark: '#fbbf24', dashes: '8 4' },
  { light: '#1d4ed8', dark: '#93c5fd', dashes: '3 3' },
  { light: '#be185d', dark: '#f9a8d4', dashes: '12 4 3 4' },
];

export function drawRecovery(lines: readonly Line[]): string {
  const voices = lines[0]?.points.map((point) => point.voices) ?? [];
  const last = voices.at(-1) ?? 1;
  const x = (count: number) => PLOT.left + (Math.log(count) / Math.log(last)) * (PLOT.right - PLOT.left);
  const y = (tau: number) => PLOT.bottom - tau * (PLOT.bottom - PLOT.top);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-labelledby="title">`,
    `<title id="title">Kendall’s τ between the palmarès and the true order, as voices grow: ${lines.map(inWords).join('; ')}</title>`,
    `<style>${styles()}</style>`,
    `<rect class="page" width="${WIDTH}" height="${HEIGHT}"/>`,
    ...[0, 0.25, 0.5, 0.75, 1].flatMap((tau) => [
      `<path class="grid" d="M${PLOT.left} ${y(tau)}H${PLOT.right}"/>`,
      text(PLOT.left - 8, y(tau) + 5, 'end', String(tau)),
    ]),
    ...voices.map((count) =>
      text(round(x(count)), PLOT.bottom + 22, 'middle', count.toLocaleString('en').replace(',', ' ')),
    ),
    text((PLOT.left + PLOT.right) / 2, PLOT.bottom + 46, 'middle', 'voices'),
    text(PLOT.left, PLOT.top - 8, 'middle', 'τ'),
    ...lines.map((line, index) => drawLine(line, index, x, y)),
    ...placeLabels(lines, y).flatMap(({ name, index, at }) => [
      stroke(index, `${PLOT.right + 10} ${at}H${PLOT.right + 34}`),
      text(PLOT.right + 40, at + 5, 'start', name, `l${index}`),
    ]),
    '</svg>',
    '',
  ].join('\n');
}

function drawLine(
  line: Line,
  index: number,
  x: (voices: number) => number,
  y: (tau: number) => number,
): string {
  const path = line.points.map(({ voices, tau }) => `${round(x(voices))} ${round(y(tau))}`).join('L');
  return stroke(index, path);
}

function stroke(index: number, path: string): string {
  const dashes = COLOURS[index]?.dashes ?? '';
  return `<path class="line l${index}"${dashes === '' ? '' : ` stroke-dasharray="${dashes}"`} d="M${path}"/>`;
}

/** Labels with a sample of their line, moved apart when lines end close to each other. */
function placeLabels(
  lines: readonly Line[],
  y: (tau: number) => number,
): { name: string; index: number; at: number }[] {
  const ends = lines
    .map(({ name, points }, index) => ({ name, index, at: y(points.at(-1)?.tau ?? 0) }))
    .toSorted((a, b) => a.at - b.at);
  let free = Number.NEGATIVE_INFINITY;
  return ends.map((label) => {
    const at = round(Math.max(label.at, free));
    free = at + LABEL_STEP;
    return { ...label, at };
  });
}

function inWords({ name, points }: Line): string {
  return `${name} ${points.map(({ voices, tau }) => `${tau.toFixed(2)} at ${voices}`).join(', ')}`;
}

function text(x: number, y: number, anchor: string, content: string, name = ''): string {
  return `<text${name === '' ? '' : ` class="${name}"`} x="${x}" y="${round(y)}" text-anchor="${anchor}">${content}</text>`;
}

function styles(): string {
  return [
    'text{font:14px system-ui,sans-serif}.line{fill:none;stroke-width:2.5}',
    getColours('light', { page: '#ffffff', ink: '#374151', grid: '#d1d5db' }),
    `@media (prefers-color-scheme:dark){${getColours('dark', { page: '#0f172a', ink: '#d1d5db', grid: '#334155' })}}`,
  ].join('');
}

function getColours(
  theme: 'light' | 'dark',
  { page, ink, grid }: Record<'page' | 'ink' | 'grid', string>,
): string {
  const lines = COLOURS.map(
    (colour, index) => `.line.l${index}{stroke:${colour[theme]}}text.l${index}{fill:${colour[theme]}}`,
  );
  return `.page{fill:${page}}text{fill:${ink}}.grid{stroke:${grid}}${lines.join('')}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
