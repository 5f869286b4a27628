// The server's Prometheus metrics. Labels contain patterns and codes only: never an address, an id or a name.

import type { Kysely } from 'kysely';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { readLargeIndexes } from '../db/large-indexes.ts';
import type { PoolCounts } from '../db/pool.ts';
import type { Replica } from '../db/replica.ts';
import type { Revocations } from '../db/revocations.ts';
import type { Database } from '../db/schema.ts';
import type { ImageStore } from '../files/image-store.ts';
import { memoizeWithTtl } from './memoize-with-ttl.ts';
import { type OwnQueues, ownQueues, readAges, readJobQueues, sharedQueues } from './queue-lengths.ts';
import type { Readiness } from './readiness.ts';

export type RequestFacts = {
  readonly method: string;
  /** The pattern of the route, without actual parameters. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
};

export type Metrics = {
  countRequest(facts: RequestFacts): void;
  /** Counts an attempt to run a background job. */
  countJob(queue: string, outcome: 'done' | 'failed'): void;
  /** Returns Prometheus' text format. Values that are currently unknown are omitted. */
  read(): Promise<{ text: string; contentType: string }>;
};

type Measured = OwnQueues & {
  readonly pool: () => PoolCounts;
  readonly probe: Kysely<Database>;
  readonly replica: Replica | null;
  readonly revocations: Pick<Revocations, 'reads'>;
  readonly images: ImageStore;
  readonly readiness: () => Promise<Readiness>;
};

/** Milliseconds, because several collectors may scrape at the same time. */
const KEPT_MS = 1_000;
/**
 * Histogram buckets: a reply from memory takes under 5 ms, a save of a thousand images up to a second, an upload as long as its sender
 * takes.
 */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export function createMetrics(deps: Measured): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'palmares_http_requests_total',
    help: 'Requests that were answered.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'palmares_http_request_duration_seconds',
    help: 'From the headers of a request to the end of its reply.',
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers: [registry],
  });
  const jobs = new Counter({
    name: 'palmares_jobs_total',
    help: 'Attempts to run a background job in this process.',
    labelNames: ['queue', 'outcome'],
    registers: [registry],
  });
  gaugeWhatWaits(registry, deps);
  gaugeJobs(registry, deps);
  gaugeWhatItStandsOn(registry, deps);
  if (deps.replica !== null) gaugeReplica(registry, deps.replica);

  return {
    countRequest({ method, route, status, seconds }) {
      requests.inc({ method, route, status: String(status) });
      durations.observe({ method, route }, seconds);
    },
    countJob: (queue, outcome) => jobs.inc({ queue, outcome }),
    async read() {
      return { text: await registry.metrics(), contentType: registry.contentType };
    },
  };
}

function gaugeWhatWaits(registry: Registry, deps: Measured): void {
  const shared = memoizeWithTtl(KEPT_MS, () => sharedQueues(deps.probe));
  gaugeEach(registry, 'queue', {
    name: 'palmares_queue_length',
    help: 'What waits for its turn in this process.',
    read: async () => ownQueues(deps),
  });
  gaugeEach(registry, 'queue', {
    name: 'palmares_shared_queue_length',
    help: 'What waits in the database for any process, 10000 at most.',
    read: shared,
  });
  gaugeEach(registry, 'queue', {
    name: 'palmares_shared_queue_oldest_seconds',
    help: 'For how long the oldest of what waits in the database has been due.',
    read: memoizeWithTtl(KEPT_MS, () => readAges(deps.probe)),
  });
  gaugeEach(registry, 'state', {
    name: 'palmares_upload_bytes',
    help: 'Bodies of uploads that are being taken in, and how much of them at the most.',
    read: async () => ({ taken: deps.uploadLimits.bytes.taken(), max: deps.uploadLimits.bytes.total }),
  });
}

function gaugeJobs(registry: Registry, deps: Measured): void {
  const read = memoizeWithTtl(KEPT_MS, () => readJobQueues(deps.probe));
  gaugeEach(registry, 'queue', {
    name: 'palmares_job_queue_length',
    help: 'Background jobs that wait for a process, or for another try.',
    read: async () => (await read()).queued,
  });
  gaugeEach(registry, 'queue', {
    name: 'palmares_job_queue_failing',
    help: 'Those that have failed and wait for another try.',
    read: async () => (await read()).failing,
  });
  gaugeEach(registry, 'queue', {
    name: 'palmares_job_queue_oldest_seconds',
    help: 'For how long the oldest of the jobs that could run has waited.',
    read: async () => (await read()).oldestSeconds,
  });
}

function gaugeWhatItStandsOn(registry: Registry, deps: Measured): void {
  gaugeEach(registry, 'index', {
    name: 'palmares_large_index',
    help: '1 where the index is ready, 0 while it is created.',
    read: memoizeWithTtl(KEPT_MS, () => readLargeIndexes(deps.probe)),
  });
  gaugeEach(registry, 'answered', {
    name: 'palmares_image_access',
    help: 'Requests for images by where their access rights were found.',
    read: async () => deps.revocations.reads,
  });
  gaugeEach(registry, 'state', {
    name: 'palmares_pool_connections',
    help: 'Connections to the database.',
    read: async () => deps.pool(),
  });
  gaugeEach(registry, 'check', {
    name: 'palmares_ready',
    help: '1 where /readyz finds nothing wrong.',
    read: async () => toNumbers(await deps.readiness()),
  });
  gaugeEach(registry, 'what', {
    name: 'palmares_store_bytes',
    help: 'Room on the disk of the image files.',
    read: async () => {
      const { bytesFree } = await deps.images.inspect();
      return bytesFree === null ? {} : { free: bytesFree };
    },
  });
}

function gaugeReplica(registry: Registry, replica: Replica): void {
  gaugeEach(registry, 'what', {
    name: 'palmares_replica_seconds',
    help: 'How late the replica may be: it lacks nothing that is older.',
    read: async () => {
      const lag = replica.lag();
      return lag === null ? {} : { lag };
    },
  });
  gaugeEach(registry, 'answered', {
    name: 'palmares_replica_reads',
    help: 'Lists by who answered them: outdated ones were read from the replica, and again from the primary.',
    read: async () => replica.reads,
  });
}

const toNumbers = (checks: Readonly<Record<string, boolean>>) =>
  Object.fromEntries(Object.entries(checks).map(([name, isFine]) => [name, Number(isFine)]));

type Read = { name: string; help: string; read: () => Promise<Readonly<Record<string, number>>> };

/**
 * A gauge with a value per label, read on each scrape. If reading fails, the value is omitted: an old value would look like a current one.
 */
function gaugeEach(registry: Registry, label: string, { name, help, read }: Read): void {
  const gauge = new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [],
    async collect() {
      const values = await read().catch(() => ({}));
      this.reset();
      for (const [key, value] of Object.entries(values)) this.set({ [label]: key }, value);
    },
  });
  registry.registerMetric(gauge);
}
