// Reads and validates the environment; nothing else in the server reads it. The folder `config` holds its parts.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { type AdminConfig, readAdmin } from './config/admin.ts';
import { type BackupConfig, readBackup } from './config/backup.ts';
import { configMessages as say } from './config/config-messages.ts';
import { type FilesConfig, readFiles } from './config/files.ts';
import { type LimitsConfig, readLimits } from './config/limits.ts';
import { type MailConfig, readMail } from './config/mail.ts';
import { type MetricsConfig, readMetrics } from './config/metrics.ts';
import { readServers, type ServersConfig } from './config/servers.ts';
import * as values from './config/values.ts';
import { type Environment, VariableReader } from './config/variable-reader.ts';
import { errorCode, StartError } from './start-error.ts';

export interface Config extends ServersConfig, MailConfig, FilesConfig, LimitsConfig {
  readonly port: number;
  readonly host: string;
  /** Absolute path of the folder for the embedded database, the files and the mails. */
  readonly dataDir: string;
  /** Public origin of the site, without a trailing slash. */
  readonly publicUrl: string;
  /** When undefined, a secret is generated once and stored in the database. */
  readonly secret: string | undefined;
  readonly admin: AdminConfig | undefined;
  /**
   * Enables the demo content. Defaults to true only if the site is reachable from this machine alone and the database is the embedded one.
   */
  readonly demo: boolean;
  /** As Fastify takes it: whether, how many, or which upstream proxies are trusted for the caller's address. */
  readonly trustProxy: boolean | number | string;
  readonly logLevel: values.LogLevel;
  readonly metrics: MetricsConfig | undefined;
  /** Maximum bytes of concurrent uploads. */
  readonly uploadBytesMax: number;
  readonly backup: BackupConfig;
  /** When false, browsers that have a service worker remove it together with its caches. */
  readonly serviceWorker: boolean;
  /** When true, administrators and moderators cannot use their roles until they have a second factor. */
  readonly staffSecondFactor: boolean;
}

/** Lists all errors of the environment at once, as French lines. */
export class ConfigError extends StartError {
  constructor(lines: readonly string[]) {
    super(lines);
    this.name = 'ConfigError';
  }
}

/** Reads the process's environment over the `.env` file of `folder`, if there is one. Throws a ConfigError. */
export function loadConfig(environment: Environment = process.env, folder: string = process.cwd()): Config {
  return parseConfig({ ...readEnvFile(resolve(folder, '.env')), ...environment }, folder);
}

function readEnvFile(path: string): Environment {
  try {
    return parseEnv(readFileSync(path, 'utf8'));
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT') return {};
    throw new ConfigError([say.envFile(path, code ?? String(error))]);
  }
}

/** Reads the variables; relative paths start from `folder`. Throws a ConfigError that lists all errors. */
export function parseConfig(environment: Environment, folder: string): Config {
  const read = new VariableReader(environment);
  const port = read.value('PORT', 3000, values.parsePort, (value) => say.port('PORT', value));
  const host = read.value('HOST', '127.0.0.1', values.parseHost, (value) => say.host('HOST', value));
  const servers = readServers(read);
  const publicUrl = read.value(
    'PUBLIC_URL',
    values.defaultPublicUrl(host, port),
    values.parseOrigin,
    say.publicUrl,
  );
  const secret = read.value('SECRET', undefined, values.parseSecret, (value) =>
    say.secret('SECRET', value.length),
  );
  const mail = readMail(read, publicUrl);
  const trustProxy = read.value<Config['trustProxy']>(
    'TRUST_PROXY',
    false,
    values.parseTrustProxy,
    say.trustProxy,
  );
  const demo = read.onOff('DEMO', servers.databaseUrl === undefined && isPrivate(read, { host, trustProxy }));
  const logLevel = read.value<values.LogLevel>('LOG_LEVEL', 'info', values.parseLogLevel, (value) =>
    say.logLevel(value, values.LOG_LEVELS.join(', ')),
  );
  const uploadBytesMax = readUploadBytesMax(read);
  const switches = readSwitches(read);
  const limits = readLimits(read);
  const metrics = readMetrics(read);
  const admin = readAdmin(read);
  const dataDir = resolve(folder, read.text('DATA_DIR')?.trim() ?? 'data');
  const backup = readBackup(read, { folder, dataDir });
  const files = readFiles(read);
  refuseWhatIsNotBuilt(read);

  if (read.issues.length > 0) throw new ConfigError(read.issues);
  return Object.freeze({
    port,
    host,
    dataDir,
    ...servers,
    publicUrl,
    secret,
    ...mail,
    admin,
    demo,
    trustProxy,
    logLevel,
    metrics,
    uploadBytesMax,
    backup,
    ...files,
    ...switches,
    ...limits,
  });
}

/**
 * True if only this machine reaches the site: elsewhere, other people could use the demo accounts, whose passwords are printed. `npm run
 * dev` sets a public address, that of its page, and names the page's port.
 */
function isPrivate(read: VariableReader, { host, trustProxy }: Pick<Config, 'host' | 'trustProxy'>): boolean {
  const isLocal = read.text('PUBLIC_URL') === undefined || read.text('WEB_PORT') !== undefined;
  return values.isLoopback(host) && isLocal && trustProxy === false;
}

function readUploadBytesMax(read: VariableReader): number {
  return read.value('UPLOADS_MAX_MB', 1_024 * values.MEGABYTE, values.parseUploadsMax, say.uploadsMax);
}

function readSwitches(read: VariableReader): Pick<Config, 'serviceWorker' | 'staffSecondFactor'> {
  return {
    serviceWorker: read.onOff('SERVICE_WORKER', true),
    staffSecondFactor: read.onOff('STAFF_SECOND_FACTOR', false),
  };
}

/** Refuses known variables of features that do not exist yet, so that nobody believes they work. */
function refuseWhatIsNotBuilt(read: VariableReader): void {
  if (read.text('REDIS_URL') !== undefined) read.issues.push(say.redis);
}
