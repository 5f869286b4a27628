// The dependency container: tests build the real app and replace only mail, clock, randomness and the content check.
import { createHmac, randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { RATES } from '@palmares/core/limits';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { ContentCheck } from './content-check/content-check.ts';
import { createWorkerContentCheck } from './content-check/worker-content-check.ts';
import { Listener } from './db/listener.ts';
import { listMigrations } from './db/migrate.ts';
import type { PoolCounts } from './db/pool.ts';
import { followReplica, type Replica } from './db/replica.ts';
import { type Revocations, UNCACHED_REVOCATIONS } from './db/revocations.ts';
import type { Database } from './db/schema.ts';
import { SERVER_SESSION } from './db/server-session.ts';
import { createDrawing, type Drawing } from './drawing/drawing.ts';
import { createDiskStore, filesFolder } from './files/disk-store.ts';
import type { ImageStore } from './files/image-store.ts';
import { createOverlayStore } from './files/overlay-store.ts';
import { withSmallFileCache } from './files/small-files.ts';
import { createUploadLimits, type UploadLimits } from './files/upload-limits.ts';
import { createMemoryRates, type MemoryRates } from './http/memory-rates.ts';
import type { Rates } from './http/rate-limit.ts';
import { WEB_FOLDER } from './http/web-app.ts';
import { createMetrics, type Metrics } from './operations/metrics.ts';
import { createReadiness, type Readiness } from './operations/readiness.ts';
import { readOrCreateSecret } from './secret.ts';

export type Deps = {
  readonly config: Config;
  readonly db: Kysely<Database>;
  readonly listener: Listener;
  /** Counts the connections of `db` by state. */
  readonly pool: () => PoolCounts;
  /** A separate connection for health checks, so that they do not wait for the pool of `db`. */
  readonly probe: Kysely<Database>;
  readonly revocations: Revocations;
  /** Null if none is configured. */
  readonly replica: Replica | null;
  /** Aborted when the server is about to stop. */
  readonly stopping: AbortSignal;
  readonly log: Logger;
  readonly images: ImageStore;
  readonly contentCheck: ContentCheck;
  readonly drawing: Drawing;
  readonly uploadLimits: UploadLimits;
  /** Folder of the built web app. */
  readonly webFolder: string;
  /** One key per use, all derived from the installation's secret. */
  readonly secrets: {
    readonly token: Uint8Array;
    readonly imagePath: string;
    readonly identifier: Uint8Array;
    /** Signs the links in mails. */
    readonly link: Uint8Array;
    /** Hashes the names of rate limit counters. */
    readonly counter: Uint8Array;
    /** Encrypts the keys of second factors. */
    readonly secondFactor: Uint8Array;
    /** Signs the tickets between the two steps of a sign-in. */
    readonly ticket: Uint8Array;
    /** Signs the cookies and keys of rooms. */
    readonly room: Uint8Array;
  };
  readonly rates: Rates;
  /** Counters of this process alone. */
  readonly memoryRates: MemoryRates;
  readonly clock: () => Date;
  readonly random: (bytes: number) => Buffer;
  /** Names of the migrations that this code needs. */
  readonly migrations: readonly string[];
  readonly readiness: () => Promise<Readiness>;
  /** Null if metrics are not configured. */
  readonly metrics: Metrics | null;
  readonly close: () => Promise<void>;
};

/** For reads of albums and contents: the secrets sign the addresses of pictures. */
export type ReadDeps = Pick<Deps, 'clock' | 'db' | 'replica' | 'secrets'>;

/** For writes whose number is limited. */
export type LimitedWriteDeps = Pick<Deps, 'clock' | 'config' | 'db' | 'rates' | 'secrets'>;

export type DepsInput = Pick<Deps, 'config' | 'db' | 'pool' | 'probe' | 'log'> & {
  /** Leads to PostgreSQL itself, while `db` may use a connection pooler. */
  directUrl: string;
  listener?: Listener;
  revocations?: Revocations;
  stopping?: AbortSignal;
};

type Place = Pick<Config, 'dataDir' | 's3' | 'filesIn'>;

/** S3 timeout for background work (commands, backups), where no user waits. */
export const BACKGROUND_TIMEOUT_MS = 10_000;

/** Creates both image stores. The S3 client is loaded only if S3 is configured. */
export async function createStores({ dataDir, s3 }: Omit<Place, 'filesIn'>, readMs?: number) {
  const disk = createDiskStore(filesFolder(dataDir));
  if (s3 === undefined) return { disk, s3: null };
  const { createS3Store } = await import('./files/s3-store.ts');
  return { disk, s3: createS3Store(s3, readMs) };
}

/** Creates the image store of the configuration. */
export async function createImages(config: Place, readMs?: number): Promise<ImageStore> {
  const { disk, s3 } = await createStores(config, readMs);
  if (s3 === null) return disk;
  return config.filesIn === 's3' ? createOverlayStore(s3, disk) : createOverlayStore(disk, s3);
}

export async function createDeps(input: DepsInput, replaced: Partial<Deps> = {}): Promise<Deps> {
  const { config, db, directUrl, pool, probe, log, revocations = UNCACHED_REVOCATIONS } = input;
  const { stopping = new AbortController().signal, listener = new Listener(directUrl, SERVER_SESSION) } =
    input;
  const secret = config.secret ?? (await readOrCreateSecret(db, randomBytes));
  const derive = (use: string) => createHmac('sha256', secret).update(use).digest();
  const drawing = replaced.drawing ?? createDrawing();
  const contentCheck = replaced.contentCheck ?? createWorkerContentCheck();
  const replica = replaced.replica ?? followConfigured(input);
  // If the folder is missing later, its disk has been unmounted.
  await mkdir(filesFolder(config.dataDir), { recursive: true });
  const foundations = {
    config,
    db,
    listener,
    pool,
    probe,
    revocations,
    replica,
    stopping,
    log,
    images: replaced.images ?? withSmallFileCache(await createImages(config)),
    contentCheck,
    drawing,
    uploadLimits: createUploadLimits(config),
    webFolder: WEB_FOLDER,
    secrets: {
      token: derive('session token'),
      imagePath: derive('image path').toString('base64url'),
      identifier: derive('identifier in the trail'),
      link: derive('mail link'),
      counter: derive('counter'),
      secondFactor: derive('second factor'),
      ticket: derive('sign-in ticket'),
      room: derive('room'),
    },
    rates: {
      ...RATES,
      contentByAccount: { ...RATES.contentByAccount, max: config.contentsPerDay },
      pageByNetwork: { ...RATES.pageByNetwork, max: config.pagesPerMinute },
    },
    memoryRates: createMemoryRates(),
    clock: () => new Date(),
    random: randomBytes,
    migrations: await listMigrations(),
    close: async () => {
      await Promise.all([contentCheck.close(), drawing.close(), replica?.close()]);
    },
    ...replaced,
  };
  const readiness = replaced.readiness ?? createReadiness(foundations);
  const metrics = config.metrics === undefined ? null : createMetrics({ ...foundations, readiness });
  return { ...foundations, readiness, metrics };
}

function followConfigured({ config, probe, log }: DepsInput): Replica | null {
  const connectionString = config.databaseReplicaUrl;
  return connectionString === undefined ? null : followReplica({ connectionString, primary: probe, log });
}
