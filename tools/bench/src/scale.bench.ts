// What PostgreSQL does for every call of the API, and for the work behind it, on a site of 10 000 albums (S) and on one of 100 000 (M):
// counted in buffers and rows, which are the same on every machine (0090). `SIZE=large` adds a site of a million albums (L), which is only
// printed; `SIZE=small` measures S alone. `ONLY='POST /image|backup'` measures the work whose name matches.
import { ALL_ENDPOINTS, type AnyEndpointName } from '@palmares/core/contract/all-endpoints';
import type { Goal } from './report/goal.ts';
import { GOALS, type GoalId } from './report/goals.ts';
import { reportRow, round } from './report/report-row.ts';
import { type CallGoalId, LIST_BUFFERS, SMALL_BUFFERS } from './report/scale-goals.ts';
import { listMeasuredCalls, measureCall } from './scale/api-calls.ts';
import { type Cost, isFailure, measureRead, type Outcome, type Work } from './scale/measure-work.ts';
import { finishWork } from './scale/with-deps.ts';
import { ONLY_AT_M, WORKS, type WorkName } from './scale/works.ts';
import { openWorld, removeOldVersions, type World, type WorldName } from './scale/world.ts';
import { listPaths } from './site/list-paths.ts';

const SIZES: Readonly<Record<string, readonly WorldName[]>> = { small: ['S'], large: ['S', 'M', 'L'] };
const NAMES = SIZES[process.env['SIZE'] ?? ''] ?? ['S', 'M'];
const ONLY = process.env['ONLY'];
const STATEMENT_SHOWN = 400;

type Outcomes = Partial<Record<WorldName, Outcome>>;

const getCallName = (name: AnyEndpointName) => `${ALL_ENDPOINTS[name].method} ${ALL_ENDPOINTS[name].path}`;
const getListName = (name: string) => `list: ${name}`;

type Titled = readonly [title: string, work: Work];

const CALLS: readonly Titled[] = listMeasuredCalls().map((name) => [
  getCallName(name),
  (world) => measureCall(world, name),
]);

/** In the order in which they are measured: what changes the world most comes last. */
const LISTS_AND_WORKS: readonly Titled[] = [
  ...listPaths().map(
    ([name, path]): Titled => [
      getListName(name),
      (world) => measureRead(world, () => world.admin.call('GET', path)),
    ],
  ),
  ...Object.entries(WORKS),
];

async function measureWorld(name: WorldName, results: Map<string, Outcomes>): Promise<void> {
  const world = await openWorld(name);
  const measure = async (works: readonly Titled[]) => {
    for (const [title, work] of works) await measureWork(world, title, work, results);
  };
  try {
    await measure(CALLS);
    // The calls wrote to some hundred pages of albums, whose rows an index alone no longer shows until autovacuum comes.
    await removeOldVersions(world.site.db);
    await measure(LISTS_AND_WORKS);
  } finally {
    await world.close();
  }
}

async function measureWork(
  world: World,
  title: string,
  work: Work,
  results: Map<string, Outcomes>,
): Promise<void> {
  if (ONLY !== undefined && !new RegExp(ONLY).test(title)) return;
  if (ONLY_AT_M.has(title) && world.name !== 'M') return;
  const outcome = await work(world).catch((error: unknown): Outcome => ({ failure: String(error) }));
  results.set(title, { ...results.get(title), [world.name]: outcome });
  console.log(`  ${world.name} · ${title}: ${isFailure(outcome) ? outcome.failure : describeCost(outcome)}`);
  if (ONLY !== undefined && !isFailure(outcome)) console.log(`    ${describeHeaviest(outcome)}`);
  await finishWork(world);
}

function describeCost({ buffers, rows, statements, milliseconds, peakMb }: Cost): string {
  const parts = [
    `${round(buffers)} buffers`,
    `${round(rows)} rows changed`,
    `${round(statements)} statements`,
    ...(milliseconds === null ? [] : [`${round(milliseconds)} ms of processor`]),
    ...(peakMb === null ? [] : [`at most ${round(peakMb)} MB`]),
  ];
  return parts.join(', ');
}

type Metric = 'buffers' | 'rows' | 'statements' | 'peakMb' | 'milliseconds';
type Judged = { readonly goal: GoalId; readonly title: string; readonly metric: Metric };

const judge = (goal: GoalId, title: WorkName, metric: Metric = 'buffers'): Judged => ({
  goal,
  title,
  metric,
});

const JUDGED: readonly Judged[] = [
  { goal: 'scale-upload', title: getCallName('createImage'), metric: 'buffers' },
  { goal: 'scale-erase', title: getCallName('deleteUser'), metric: 'buffers' },
  judge('scale-erase-many', 'deletion of an account with 500 contents', 'rows'),
  judge('scale-erase-many-growth', 'deletion of an account with 500 contents'),
  judge('scale-purge', 'purge of the most used image', 'rows'),
  judge('scale-purge-growth', 'purge of the most used image'),
  judge('scale-purge-100-000', 'purge of an image with 100 000 uses', 'rows'),
  judge('scale-backup', 'a backup'),
  judge('scale-backup-memory', 'a backup', 'peakMb'),
  judge('scale-check-data', 'counters of check-data'),
  judge('scale-palmares-workers', 'palmarès of 200 albums, two workers', 'milliseconds'),
  judge('scale-pictures', 'pictures while others are revoked', 'statements'),
  judge('scale-maintenance', 'a round of maintenance'),
  judge('scale-sorted-search', 'albums with a frequent word, by name'),
  judge('scale-empty-search', 'albums with a phrase of frequent words that none has'),
  judge('scale-small-category', 'lists of contents by a small category and a word'),
  judge('scale-users-by-status', 'deactivated users, by name'),
  judge('scale-rare-event', 'the trail of a rare event'),
  judge('scale-kept-flags', 'images that moderators kept'),
  judge('scale-voice-waves', 'albums with many new voices'),
  judge('scale-image-uses', 'uses of the most used image'),
];

/** Compared with other work at M instead of itself at S. */
const FLOORS: Partial<Record<GoalId, WorkName>> = {
  'scale-palmares-workers': 'palmarès of 200 albums, one worker',
};

function getFigure(outcome: Outcome | undefined, metric: Metric): number | null {
  return outcome === undefined || isFailure(outcome) ? null : outcome[metric];
}

/** Work that failed has no row, and `--check` tells it as not measured. */
function report(results: Map<string, Outcomes>): void {
  for (const { goal, title, metric } of JUDGED) {
    const at = results.get(title);
    const other = FLOORS[goal];
    const floor = other === undefined ? at?.S : results.get(other)?.M;
    reportFigures(goal, { floor: getFigure(floor, metric), ours: getFigure(at?.M, metric) }, at?.M);
  }
  for (const name of listMeasuredCalls()) {
    const goal: CallGoalId = `scale-call-${name}`;
    const at = results.get(getCallName(name));
    reportFigures(goal, getBuffers(at), at?.M);
  }
  const [worst] = listPaths()
    .map(([name]) => getListName(name))
    .toSorted((a, b) => getGrowth(results.get(b)) - getGrowth(results.get(a)));
  if (worst === undefined || results.get(worst) === undefined) return;
  console.log(`  The list that grows most: ${worst}`);
  reportFigures('scale-lists', getBuffers(results.get(worst)), results.get(worst)?.M, LIST_BUFFERS);
}

type Figures = { readonly floor: number | null; readonly ours: number | null };

const getBuffers = (at: Outcomes | undefined): Figures => ({
  floor: getFigure(at?.S, 'buffers'),
  ours: getFigure(at?.M, 'buffers'),
});

const clamp = (buffers: number, least = SMALL_BUFFERS) => Math.max(least, buffers);

function getGrowth(at: Outcomes | undefined): number {
  const { floor, ours } = getBuffers(at);
  return floor === null || ours === null ? 0 : clamp(ours, LIST_BUFFERS) / clamp(floor, LIST_BUFFERS);
}

function reportFigures(
  id: GoalId,
  { floor, ours }: Figures,
  outcome: Outcome | undefined,
  least = SMALL_BUFFERS,
): void {
  const goal: Goal = GOALS[id];
  if (ours === null || (goal.judged === 'ratio' && floor === null)) return;
  const judged = (figure: number) => (goal.unit === 'buffers' ? clamp(figure, least) : figure);
  const isReached = reportRow(
    id,
    goal.judged === 'figure' || floor === null ? { ours } : { floor: judged(floor), ours: judged(ours) },
  );
  if (isReached || outcome === undefined || isFailure(outcome)) return;
  console.log(`    ${describeHeaviest(outcome)}`);
}

function describeHeaviest({ heaviest }: Cost): string {
  if (heaviest === null) return 'no statement';
  return `${round(heaviest.buffers)} buffers: ${heaviest.text.replaceAll(/\s+/g, ' ').slice(0, STATEMENT_SHOWN)}`;
}

/** All figures as a Markdown table, for docs/PERFORMANCE.md. */
function printWorlds(results: Map<string, Outcomes>): void {
  const last = NAMES.at(-1) ?? 'M';
  console.log(
    `\n| work, buffers | ${NAMES.join(' | ')} | M / S | rows at ${last} | processor ms at ${last} |`,
  );
  console.log(`|${'---|'.repeat(NAMES.length + 4)}`);
  for (const [title, at] of results) {
    const cells = NAMES.map((name) => getCell(at[name], 'buffers'));
    const small = getFigure(at.S, 'buffers');
    const middle = getFigure(at.M, 'buffers');
    const ratio = small === null || middle === null || small === 0 ? '–' : round(middle / small);
    const others = [getCell(at[last], 'rows'), getCell(at[last], 'milliseconds')];
    console.log(`| ${[title, ...cells, ratio, ...others].join(' | ')} |`);
  }
}

function getCell(outcome: Outcome | undefined, metric: Metric): string {
  if (outcome !== undefined && isFailure(outcome)) return 'failed';
  const figure = getFigure(outcome, metric);
  return figure === null ? '–' : round(figure);
}

const results = new Map<string, Outcomes>();
for (const name of NAMES) await measureWorld(name, results);
printWorlds(results);
report(results);
