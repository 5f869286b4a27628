// The palmarès with 10, 100, 1 000 and 10 000 voices on 20, 100 and 500 images: CPU time of the first fit and of one that starts from the
// previous result with one more voice, and peak memory beyond the votes. Tier lists of five tiers, finished rankings and tournaments with
// duels are a third of the voices each. Each size runs in its own process, to measure its own memory peak.
// Run: node bench/src/core/palmares.bench.ts [voices images]
import { spawnSync } from 'node:child_process';
import type { Voice, Vote } from '@palmares/core/palmares/ballot';
import { computePalmares } from '@palmares/core/palmares/palmares';
import { createRng, type Rng, shuffle } from '@palmares/core/random';
import { cutIntoDuels } from '@palmares/core/tournament/duels';
import type { SavedDuel } from '@palmares/core/tournament/saved-duels';

const VOICES = [10, 100, 1_000, 10_000];
const IMAGES = [20, 100, 500];
const TIERS = 5;
/** Difference between the best and the worst log-worth. */
const RANGE = 4;

type Figures = {
  readonly coldMs: number;
  readonly warmMs: number;
  readonly votesMb: number;
  readonly peakMb: number;
};

const [voices, images] = process.argv.slice(2).map(Number);
if (voices === undefined || images === undefined) printAll();
else console.log(JSON.stringify(measureSize(voices, images)));

function printAll(): void {
  console.log(
    '| voices | images | first fit | warm, a voice more | memory beside the votes | the votes |\n|---|---|---|---|---|---|',
  );
  for (const imageCount of IMAGES)
    for (const voiceCount of VOICES) {
      const child = spawnSync(
        process.execPath,
        [import.meta.filename, String(voiceCount), String(imageCount)],
        {
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      );
      const { coldMs, warmMs, votesMb, peakMb } = JSON.parse(child.stdout) as Figures;
      console.log(
        `| ${voiceCount} | ${imageCount} | ${seconds(coldMs)} | ${seconds(warmMs)} | ${Math.round(peakMb)} MB | ${Math.round(votesMb)} MB |`,
      );
    }
}

function measureSize(voiceCount: number, imageCount: number): Figures {
  const rng = createRng(1);
  const ids = Array.from({ length: imageCount }, (_, index) => index + 1);
  const empty = residentMb();
  const all = Array.from({ length: voiceCount + 1 }, (_, index) => drawVoice(ids, index, rng));
  const filled = residentMb();
  const [first, coldMs] = timed(() => computePalmares(ids, all.slice(0, -1)));
  const start = new Map(first.images.map(({ id, worth }) => [id, worth]));
  const [, warmMs] = timed(() => computePalmares(ids, all, start));
  return { coldMs, warmMs, votesMb: filled - empty, peakMb: process.resourceUsage().maxRSS / 1_024 - filled };
}

function drawVoice(ids: readonly number[], index: number, rng: Rng): Voice {
  const said = new Map(
    ids.map((id) => [
      id,
      -(RANGE * id) / ids.length - Math.log(-Math.log(Math.max(rng(), Number.MIN_VALUE))),
    ]),
  );
  const order = ids.toSorted((a, b) => (said.get(b) ?? 0) - (said.get(a) ?? 0));
  const draw = [inTiers, inOrder, inDuels][index % 3] ?? inOrder;
  return { votes: [draw(order, rng)] };
}

function inTiers(order: readonly number[]): Vote {
  const size = Math.ceil(order.length / TIERS);
  return { ballot: Array.from({ length: TIERS }, (_, tier) => order.slice(tier * size, (tier + 1) * size)) };
}

function inOrder(order: readonly number[]): Vote {
  return { ballot: order.map((image) => [image]) };
}

/** A knock-out tournament of a person with this preference order. */
function inDuels(order: readonly number[], rng: Rng): Vote {
  const places = new Map(order.map((image, place) => [image, place]));
  const duels: SavedDuel[] = [];
  const rounds: number[][] = [];
  for (let left = [...order]; left.length > 1; ) {
    const drawn = cutIntoDuels(shuffle(left, rng)).map((duel) =>
      duel.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0)),
    );
    for (const [winner_id = 0, ...loser_ids] of drawn) duels.push({ winner_id, loser_ids });
    rounds.unshift(drawn.flatMap(([, ...losers]) => losers));
    left = drawn.flatMap(([winner]) => winner ?? []);
    if (left.length === 1) rounds.unshift(left);
  }
  return { ballot: rounds, duels };
}

/** Returns the result and the CPU time in milliseconds. */
function timed<T>(work: () => T): [T, number] {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return [result, (user + system) / 1_000];
}

function residentMb(): number {
  return process.memoryUsage.rss() / 1_024 ** 2;
}

function seconds(ms: number): string {
  return ms < 100 ? `${ms.toFixed(0)} ms` : `${(ms / 1_000).toFixed(2)} s`;
}
