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

/** Everything that is wrong with the environment at once, as French lines. */
export class ConfigError extends StartError {
  constructor(lines: readonly string[]) {
    super(lines);
    this.name = 'ConfigError';
  }
}

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
  const databaseUrl = read.value('DATABASE_URL', undefined, values.parseDatabaseUrl, () => say.databaseUrl);
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
  const demo = read.onOff('DEMO', databaseUrl === undefined && isPrivate(read, { host, trustProxy }));
  const logLevel = read.value<values.LogLevel>('LOG_LEVEL', 'info', values.parseLogLevel, (value) =>
    say.logLevel(value, values.LOG_LEVELS.join(', ')),
  );
  const uploadBytesMax = read.value(
    'UPLOADS_MAX_MB',
    1_024 * values.MEGABYTE,
    values.parseUploadsMax,
    say.uploadsMax,
  );
  const switches = readSwitches(read);
  const metrics = readMetrics(read);
  const admin = readAdmin(read);
  const backup = readBackup(read);
  refuseWhatIsNotBuilt(read);

  if (read.issues.length > 0) throw new ConfigError(read.issues);
  const dataDir = resolve(folder, read.text('DATA_DIR')?.trim() ?? 'data');
  return Object.freeze({
    port,
    host,
    dataDir,
    databaseUrl,
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

/** Known variables of parts that do not exist yet are refused, so that nobody believes that they work. */
function refuseWhatIsNotBuilt(read: Reader): void {
  const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
  const given = names.filter((name) => read.text(name) !== undefined);
  if (given.length > 0) read.issues.push(say.objectStorage(given.join(', ')));
  if (read.text('REDIS_URL') !== undefined) read.issues.push(say.redis);
}
