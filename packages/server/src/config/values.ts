// Parsers of the variables: each returns a value, or undefined for an invalid text.
import { isIP } from 'node:net';
import { ACCOUNT } from '@palmares/core/account/limits';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
export const MEGABYTE = 1_024 ** 2;
const SECRET_LENGTH_MIN = 32;

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

export function parseHost(value: string): string | undefined {
  return /^[^\s/]+$/.test(value) ? value : undefined;
}

export function parseSecret(value: string): string | undefined {
  return value.length >= SECRET_LENGTH_MIN ? value : undefined;
}

export function parsePort(value: string): number | undefined {
  const port = Number(value);
  return /^\d+$/.test(value) && port >= 1 && port <= 65_535 ? port : undefined;
}

/** The minimum is two maximum-size uploads of one person, who may hold half of the budget. */
export function parseUploadsMax(value: string): number | undefined {
  const megabytes = Number(value);
  return /^\d+$/.test(value) && megabytes >= 50 && megabytes <= 1_000_000 ? megabytes * MEGABYTE : undefined;
}

export function parseDatabaseUrl(value: string): string | undefined {
  // Not `new URL`, because libpq's form with an empty host (`postgresql:///name?host=/folder`) must pass too.
  return /^postgres(ql)?:\/\/\S+$/.test(value) ? value : undefined;
}

function parseUrl(value: string): URL | undefined {
  return URL.canParse(value) ? new URL(value) : undefined;
}

/** Role of a server: everything, only requests, or only background jobs. */
export const ROLES = ['all', 'web', 'work'] as const;
export type Role = (typeof ROLES)[number];

export function parseRole(value: string): Role | undefined {
  return ROLES.find((role) => role === value.toLowerCase());
}

const STOP_DELAY_MAX = 60;

/** Seconds; 0 is allowed. */
export function parseStopDelay(value: string): number | undefined {
  return /^\d+$/.test(value) && Number(value) <= STOP_DELAY_MAX ? Number(value) : undefined;
}

export function parseOrigin(value: string): string | undefined {
  const url = parseUrl(value);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return undefined;
  return url.pathname === '/' && !url.search && !url.hash && !url.username ? url.origin : undefined;
}

export function parseSmtpUrl(value: string): string | undefined {
  const url = parseUrl(value);
  return url && ['smtp:', 'smtps:'].includes(url.protocol) && url.hostname ? value : undefined;
}

export function parseEmail(value: string): string | undefined {
  return /^[^\s@<>]+@[^\s@<>]+$/.test(value) && value.length <= ACCOUNT.emailMax ? value : undefined;
}

/** `someone@example.org` or `Name <someone@example.org>`. */
export function parseMailbox(value: string): string | undefined {
  const address = /^[^<>\r\n]*<([^<>]+)>$/.exec(value)?.[1] ?? value;
  return parseEmail(address) === undefined ? undefined : value;
}

export function parseOnOff(value: string): boolean | undefined {
  if (['on', 'true', '1', 'yes', 'oui'].includes(value.toLowerCase())) return true;
  if (['off', 'false', '0', 'no', 'non'].includes(value.toLowerCase())) return false;
  return undefined;
}

export function parseTrustProxy(value: string): boolean | number | string | undefined {
  if (/^[1-9]\d?$/.test(value)) return Number(value);
  const whether = parseOnOff(value);
  if (whether !== undefined) return whether;
  const parts = value.split(',').map((part) => part.trim());
  const named = new Set(['loopback', 'linklocal', 'uniquelocal']);
  return parts.every((part) => named.has(part) || isAddressRange(part)) ? parts.join(',') : undefined;
}

function isAddressRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

export function defaultPublicUrl(host: string, port: number): string {
  const anyAddress = host === '0.0.0.0' || host === '::';
  const name = anyAddress ? 'localhost' : isIP(host) === 6 ? `[${host}]` : host;
  return parseOrigin(`http://${name}:${port}`) ?? `http://localhost:${port}`;
}

/** An IP address or `localhost` has no mailbox: the default is then an address that is plainly an example. */
export function defaultContact(hostname: string): string {
  return hostname.includes('.') && isIP(hostname) === 0 ? `contact@${hostname}` : 'contact@palmares.example';
}

export function parseLogLevel(value: string): LogLevel | undefined {
  return LOG_LEVELS.find((level) => level === value.toLowerCase());
}

/** The privacy page promises at most this many days. */
export const BACKUP_DAYS_MAX = 30;

const parseWhole = (value: string, max: number): number | undefined =>
  /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= max ? Number(value) : undefined;

export const parseBackupHours = (value: string) => parseWhole(value, 168);
export const parseBackupDays = (value: string) => parseWhole(value, BACKUP_DAYS_MAX);

/** Public keys of age, separated by commas or spaces. */
export function parseRecipients(value: string): readonly string[] | undefined {
  const keys = value.split(/[\s,]+/).filter((key) => key !== '');
  return keys.every((key) => /^age1[02-9ac-hj-np-z]{58}$/.test(key)) ? keys : undefined;
}

/** Used for new contents per account and day, and for pages per network and minute. */
export const parseLimit = (value: string) => parseWhole(value, 1_000_000);

/** The form that every S3 accepts: other names cannot be a host name prefix. */
export const parseBucket = (value: string) =>
  /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(value) ? value : undefined;
export const parseRegion = (value: string) => (/^[\w-]{1,64}$/.test(value) ? value : undefined);
export const parseFilesIn = (value: string) => (value === 'disk' || value === 's3' ? value : undefined);
