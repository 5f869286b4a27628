import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { isMailable } from '@palmares/core/account/email';
import { checkNametag } from '@palmares/core/account/nametag';
import { checkPassword } from '@palmares/core/account/password';
import { ACCOUNT } from '@palmares/core/limits';
import { configMessages as say } from './config-messages.ts';
import * as values from './config-values.ts';
import { errorCode, StartError } from './start-error.ts';

/** What the environment says, checked; nothing else in the server reads the environment. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute path of the folder of the embedded database, the files and the mails. */
  readonly dataDir: string;
  /** Without it the embedded PostgreSQL is used. */
  readonly databaseUrl: string | undefined;
  /** A copy that PostgreSQL keeps behind it: public lists may be read there. */
  readonly databaseReplicaUrl: string | undefined;
  readonly role: values.Role;
  /** From the moment it says that it is about to stop, for how long it goes on taking requests. */
  readonly stopDelayMs: number;
  /** Origin under which people reach the site, without a closing slash. */
  readonly publicUrl: string;
  /** Without it one is made once and kept in the database. */
  readonly secret: string | undefined;
  /** Without `smtpUrl` mails become files in the data folder. */
  readonly mail: { readonly smtpUrl: string | undefined; readonly from: string };
  readonly contactEmail: string;
  readonly admin: { readonly nametag: string; readonly email: string; readonly password: string } | undefined;
  /** Whether demo content is filled in. By default only where nobody but this machine reaches the site and the database is the embedded one. */
  readonly demo: boolean;
  /** As Fastify takes it: whether, how many, or which proxies in front are believed about the caller's address. */
  readonly trustProxy: boolean | number | string;
  readonly logLevel: values.LogLevel;
  /** Undefined: no metrics are kept. Without `port` they stand on the site's own, behind `token`. */
  readonly metrics:
    | { readonly host: string; readonly port: number | undefined; readonly token: string | undefined }
    | undefined;
  /** Bytes of uploads under way that the server takes in at a time. */
  readonly uploadBytesMax: number;
  readonly backup: BackupConfig;
  /** Undefined: image files are on the disk of `dataDir`. */
  readonly s3: S3Config | undefined;
  /** Where image files are written. What is in the other place is read there: they may be moved while the site serves. */
  readonly filesIn: FilesIn;
  /** Off: browsers that have a service worker remove it with all it kept. */
  readonly serviceWorker: boolean;
  /** On: administrators and moderators do nothing of their roles before they have a second factor. */
  readonly staffSecondFactor: boolean;
  /** Off only for tests and benchmarks. */
  readonly rateLimits: boolean;
}

export interface BackupConfig {
  /** Absolute path of the folder of the backups, and of the list of what was erased. */
  readonly dir: string;
  /** Without one the server makes none by itself. */
  readonly everyHours: number | undefined;
  /** A new backup removes those that are older. */
  readonly keepDays: number;
  /** Public keys (age) that backups are encrypted to; none: they are not encrypted. */
  readonly recipients: readonly string[];
}

export type FilesIn = 'disk' | 's3';

/** A bucket of any S3, which holds the image files of this site and nothing else. */
export interface S3Config {
  /** Origin of the S3. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** `endpoint/bucket/…`, which every S3 understands; else `bucket.endpoint/…`. */
  readonly pathStyle: boolean;
}

/** Everything that is wrong with the environment at once, as French lines. */
export class ConfigError extends StartError {
  constructor(lines: readonly string[]) {
    super(lines);
    this.name = 'ConfigError';
  }
}

const S3_KEYS = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const S3_NEEDED = ['S3_ENDPOINT', 'S3_BUCKET', ...S3_KEYS] as const;

type Environment = Readonly<Record<string, string | undefined>>;

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

/** Reads one variable after the other and collects what is wrong with them, so that the person is told everything at once. */
class Reader {
  readonly issues: string[] = [];
  readonly #environment: Environment;

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  /** An empty variable is one that was not given: compose files and shells leave such ones. */
  text(name: string): string | undefined {
    const value = this.#environment[name];
    return value?.trim() === '' ? undefined : value;
  }

  value<T>(
    name: string,
    fallback: T,
    parse: (value: string) => T | undefined,
    issue: (value: string) => string,
  ): T {
    const value = this.text(name)?.trim();
    if (value === undefined) return fallback;
    const parsed = parse(value);
    if (parsed === undefined) this.issues.push(issue(value));
    return parsed ?? fallback;
  }

  onOff(name: string, fallback: boolean): boolean {
    return this.value(name, fallback, values.parseOnOff, (value) => say.onOff(name, value));
  }
}

/** Reads the variables; relative paths start from `folder`. Throws a ConfigError that lists everything that is wrong. */
export function parseConfig(environment: Environment, folder: string): Config {
  const read = new Reader(environment);
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
  const { mail, contactEmail } = readMail(read, publicUrl);
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
  const metrics = readMetrics(read);
  const admin = readAdmin(read);
  const backup = readBackup(read);
  const files = readFiles(read);
  refuseWhatIsNotBuilt(read);

  if (read.issues.length > 0) throw new ConfigError(read.issues);
  const dataDir = resolve(folder, read.text('DATA_DIR')?.trim() ?? 'data');
  return Object.freeze({
    port,
    host,
    dataDir,
    ...servers,
    publicUrl,
    secret,
    mail,
    contactEmail,
    admin,
    demo,
    trustProxy,
    logLevel,
    metrics,
    uploadBytesMax,
    backup: Object.freeze({ ...backup, dir: resolve(folder, backup.dir ?? join(dataDir, 'backups')) }),
    ...files,
    ...switches,
  });
}

/**
 * Whether only this machine reaches the site: elsewhere, others than the person who started it could use the demo's accounts, whose
 * passwords are printed. `npm run dev` gives a public address, the one of its page, and names the page's port.
 */
function isPrivate(read: Reader, { host, trustProxy }: Pick<Config, 'host' | 'trustProxy'>): boolean {
  const isLocal = read.text('PUBLIC_URL') === undefined || read.text('WEB_PORT') !== undefined;
  return values.isLoopback(host) && isLocal && trustProxy === false;
}

/** The database, and what only makes sense where several servers share one. */
function readServers(
  read: Reader,
): Pick<Config, 'databaseUrl' | 'databaseReplicaUrl' | 'role' | 'stopDelayMs'> {
  const databaseUrl = read.value('DATABASE_URL', undefined, values.parseDatabaseUrl, () => say.databaseUrl);
  const databaseReplicaUrl = read.value(
    'DATABASE_REPLICA_URL',
    undefined,
    values.parseDatabaseUrl,
    () => say.replicaUrl,
  );
  const role = read.value<values.Role>('ROLE', 'all', values.parseRole, (value) =>
    say.role(value, values.ROLES.join(', ')),
  );
  const stopDelay = read.value('STOP_DELAY_SECONDS', 0, values.parseStopDelay, say.stopDelay);
  if (read.text('DATABASE_URL') === undefined) {
    if (databaseReplicaUrl !== undefined) read.issues.push(say.needsDatabase('DATABASE_REPLICA_URL'));
    if (role !== 'all') read.issues.push(say.needsDatabase(`ROLE=${role}`));
  }
  return { databaseUrl, databaseReplicaUrl, role, stopDelayMs: stopDelay * 1_000 };
}

function readMail(read: Reader, publicUrl: string): Pick<Config, 'mail' | 'contactEmail'> {
  const { hostname } = new URL(publicUrl);
  const smtpUrl = read.value('SMTP_URL', undefined, values.parseSmtpUrl, () => say.smtpUrl);
  const from = read.value(
    'MAIL_FROM',
    `Palmarès <ne-pas-repondre@${hostname}>`,
    values.parseMailbox,
    (value) => say.email('MAIL_FROM', value),
  );
  const contactEmail = read.value(
    'CONTACT_EMAIL',
    values.defaultContact(hostname),
    values.parseEmail,
    (value) => say.email('CONTACT_EMAIL', value),
  );
  return { mail: Object.freeze({ smtpUrl, from }), contactEmail };
}

function readUploadBytesMax(read: Reader): number {
  return read.value('UPLOADS_MAX_MB', 1_024 * values.MEGABYTE, values.parseUploadsMax, say.uploadsMax);
}

function readSwitches(read: Reader): Pick<Config, 'serviceWorker' | 'staffSecondFactor' | 'rateLimits'> {
  return {
    serviceWorker: read.onOff('SERVICE_WORKER', true),
    staffSecondFactor: read.onOff('STAFF_SECOND_FACTOR', false),
    rateLimits: read.onOff('RATE_LIMITS', true),
  };
}

function readMetrics(read: Reader): Config['metrics'] {
  const host = read.value('METRICS_HOST', '127.0.0.1', values.parseHost, (value) =>
    say.host('METRICS_HOST', value),
  );
  const port = read.value('METRICS_PORT', undefined, values.parsePort, (value) =>
    say.port('METRICS_PORT', value),
  );
  const token = read.value('METRICS_TOKEN', undefined, values.parseSecret, (value) =>
    say.secret('METRICS_TOKEN', value.length),
  );
  return port === undefined && token === undefined ? undefined : Object.freeze({ host, port, token });
}

function readAdmin(read: Reader): Config['admin'] {
  const nametag = read.text('ADMIN_NAMETAG')?.trim();
  const email = read.text('ADMIN_EMAIL')?.trim();
  const password = read.text('ADMIN_PASSWORD');
  const missing = Object.entries({ ADMIN_NAMETAG: nametag, ADMIN_EMAIL: email, ADMIN_PASSWORD: password })
    .filter(([, value]) => value === undefined)
    .map(([name]) => name);
  if (missing.length === 3) return undefined;
  if (missing.length > 0) read.issues.push(say.adminIncomplete(missing.join(', ')));
  read.issues.push(...issuesOfAdmin(nametag, email, password));
  if (nametag === undefined || email === undefined || password === undefined) return undefined;
  return Object.freeze({ nametag, email, password });
}

function issuesOfAdmin(nametag?: string, email?: string, password?: string): string[] {
  const owner = { ...(nametag === undefined ? {} : { nametag }), ...(email === undefined ? {} : { email }) };
  const issues: string[] = [];
  if (nametag !== undefined && checkNametag(nametag) !== null)
    issues.push(say.adminNametag(ACCOUNT.nametagMin, ACCOUNT.nametagMax));
  if (email !== undefined && !isMailable(email)) issues.push(say.email('ADMIN_EMAIL', email));
  if (password !== undefined && checkPassword(password, owner) !== null)
    issues.push(say.adminPassword(ACCOUNT.passwordMin, ACCOUNT.passwordMax));
  return issues;
}

function readBackup(read: Reader) {
  return {
    dir: read.text('BACKUP_DIR')?.trim(),
    everyHours: read.value('BACKUP_EVERY_HOURS', undefined, values.parseBackupHours, say.backupHours),
    keepDays: read.value('BACKUP_KEEP_DAYS', values.BACKUP_DAYS_MAX, values.parseBackupDays, say.backupDays),
    recipients: read.value('BACKUP_RECIPIENT', [], values.parseRecipients, say.backupRecipient),
  };
}

function readS3(read: Reader): S3Config | undefined {
  const [accessKeyId, secretAccessKey] = S3_KEYS.map((name) => read.text(name)?.trim());
  const endpoint = read.value('S3_ENDPOINT', undefined, values.parseOrigin, () => say.s3Endpoint);
  const bucket = read.value('S3_BUCKET', undefined, values.parseBucket, say.s3Bucket);
  const region = read.value('S3_REGION', 'us-east-1', values.parseRegion, say.s3Region);
  const pathStyle = read.onOff('S3_PATH_STYLE', true);
  const missing = S3_NEEDED.filter((name) => read.text(name) === undefined);
  if (missing.length === S3_NEEDED.length && read.text('S3_REGION') === undefined) return undefined;
  if (missing.length > 0) read.issues.push(say.s3Incomplete(missing.join(', ')));
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  return Object.freeze({ endpoint, bucket, region, accessKeyId, secretAccessKey, pathStyle });
}

function readFiles(read: Reader): Pick<Config, 's3' | 'filesIn'> {
  const s3 = readS3(read);
  const filesIn = read.value('FILES_IN', undefined, values.parseFilesIn, say.filesIn);
  if (filesIn === 's3' && S3_NEEDED.every((name) => read.text(name) === undefined))
    read.issues.push(say.s3Incomplete(S3_NEEDED.join(', ')));
  return { s3, filesIn: filesIn ?? (s3 === undefined ? 'disk' : 's3') };
}

/** Known variables of parts that do not exist yet are refused, so that nobody believes that they work. */
function refuseWhatIsNotBuilt(read: Reader): void {
  if (read.text('REDIS_URL') !== undefined) read.issues.push(say.redis);
}
