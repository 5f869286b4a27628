// Tells « the database is away » from « our query is wrong ». The first is a 503 that the caller may try again.
import { CommitOutcomeUnknown } from './transaction.ts';

/** Node's connection errors, and PostgreSQL's classes 08 (connection), 53 (resources) and 57P (shutdown). */
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
]);
/** What a connection that was already open ends with; files fail with other codes. */
const CUT_CODES = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
const MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error/;

export function isDatabaseDown(error: unknown): boolean {
  if (error instanceof CommitOutcomeUnknown) return true;
  if (!(error instanceof Error)) return false;
  const code = (error as { code?: unknown }).code;
  if (typeof code === 'string' && (/^(08|53)...$/.test(code) || /^57P0[123]$/.test(code))) return true;
  const syscall = (error as { syscall?: unknown }).syscall;
  if (typeof code === 'string' && syscall === 'connect' && SYSTEM_CODES.has(code)) return true;
  if (typeof code === 'string' && (syscall === 'read' || syscall === 'write') && CUT_CODES.has(code))
    return true;
  return MESSAGES.test(error.message);
}
