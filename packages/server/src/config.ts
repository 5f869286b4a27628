// What the environment says, checked; nothing else in the server reads the environment. The folder `config` holds its parts.
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
  /** Absolute path of the folder of the embedded database, the files and the mails. */
  readonly dataDir: string;
  /** Origin under which people reach the site, without a closing slash. */
  readonly publicUrl: string;
  /** Without it one is made once and kept in the database. */
  readonly secret: string | undefined;
  readonly admin: AdminConfig | undefined;
  /** Whether demo content is filled in. By default only where nobody but this machine reaches the site and the database is the embedded one. */
  readonly demo: boolean;
  /** As Fastify takes it: whether, how many, or which proxies in front are believed about the caller's address. */
  readonly trustProxy: boolean | number | string;
  readonly logLevel: values.LogLevel;
  readonly metrics: MetricsConfig | undefined;
  /** Bytes of uploads under way that the server takes in at a time. */
  readonly uploadBytesMax: number;
  readonly backup: BackupConfig;
  /** Off: browsers that have a service worker remove it with all it kept. */
  readonly serviceWorker: boolean;
  /** On: administrators and moderators do nothing of their roles before they have a second factor. */
  readonly staffSecondFactor: boolean;
}

/** Everything that is wrong with the environment at once, as French lines. */
export class ConfigError extends StartError {
  constructor(lines: readonly string[]) {
    super(lines);
    this.name = 'ConfigError';
  }
}

/** The process's environment over the `.env` file of `folder`, if there is one. Throws a ConfigError. */
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

/** Reads the variables; relative paths start from `folder`. Throws a ConfigError that lists everything that is wrong. */
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
 * Whether only this machine reaches the site: elsewhere, others than the person who started it could use the demo's accounts, whose
 * passwords are printed. `npm run dev` gives a public address, the one of its page, and names the page's port.
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

/** Known variables of parts that do not exist yet are refused, so that nobody believes that they work. */
function refuseWhatIsNotBuilt(read: VariableReader): void {
  if (read.text('REDIS_URL') !== undefined) read.issues.push(say.redis);
}
