// node print-table.ts <bench file…>: prints the rows in BENCH_RESULTS as the Markdown table of docs/PERFORMANCE.md. Exits with 1 when a row
// misses its goal, or a goal of these benches has no row.
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { GOALS } from './goals.ts';
import { goalText, type Row, round } from './report-row.ts';

const benches = new Set(
  process.argv.slice(2).map((file) => file.replace(/^.*\//, '').replace('.bench.ts', '')),
);
const rows = readRows(process.env['BENCH_RESULTS'] ?? '');
const missing = Object.entries(GOALS).filter(
  ([id, { bench }]) => benches.has(bench) && !rows.some((row) => row.id === id),
);
const missed = rows.filter(({ isReached }) => !isReached);
if (rows.length + missing.length > 0) {
  console.log('\n| work | floor | | ours | ratio | goal | reached |\n|---|---|---|---|---|---|---|');
  for (const row of rows) console.log(`| ${getCells(row).join(' | ')} |`);
  console.log(`\nLoad of the machine over the last minute: ${round(loadavg()[0] ?? Number.NaN)}`);
  for (const { id } of missed) console.log(`✘ ${id}: missed`);
  for (const [id] of missing) console.log(`✘ ${id}: not measured`);
  if (missed.length + missing.length === 0) console.log('✔ every goal is reached');
}
process.exitCode = missed.length + missing.length > 0 ? 1 : 0;

function readRows(file: string): Row[] {
  try {
    const lines = readFileSync(file, 'utf8').split('\n');
    return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Row);
  } catch {
    return [];
  }
}

function getCells(row: Row): string[] {
  const { work, floor, unit, floorFigure, figure, isReached } = row;
  const ours = `${round(figure)} ${unit}`;
  const beside =
    floorFigure === null
      ? ['–', '–', ours, '–']
      : [floor, `${round(floorFigure)} ${unit}`, ours, round(figure / floorFigure)];
  return [work, ...beside, goalText(row), isReached ? 'yes' : '**no**'];
}
