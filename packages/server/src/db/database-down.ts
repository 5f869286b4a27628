// Distinguishes « the database is down » from « our query is wrong ». The first gives a 503, which the caller may retry.
import { errorCode } from '../start-error.ts';
import { DatabaseUnresponsive } from './database-watch.ts';
import { CommitOutcomeUnknown } from './transaction.ts';
import { PoolBusy } from './watched-pool.ts';

/** Node's errors of opening a connection. */
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAGAIN',
  'EAI_AGAIN',
  'EADDRNOTAVAIL',
]);
/** Error codes of an open connection that is cut. Errors of files have other codes. */
const CUT_CODES = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
/**
 * PostgreSQL's classes 08 (connection), 53 (resources), 58 (system) and 57P (shutdown); timeouts of statements, transactions and lock
 * waits; a database that is currently read-only (a standby, a full disk); a repeated deadlock.
 */
const SQL_STATES = /^(?:(?:08|53|58)...|57P0[1-5]|57014|25006|25P0[34]|55P03|40001|40P01)$/;
const MESSAGES =
  /Client was closed and is not queryable|timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error/;

export function isDatabaseDown(error: unknown): error is Error {
  if (error instanceof CommitOutcomeUnknown) return true;
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseUnresponsive || error instanceof PoolBusy) return true;
  const code = errorCode(error) ?? '';
  if (SQL_STATES.test(code)) return true;
  const syscall = 'syscall' in error ? error.syscall : undefined;
  if (syscall === 'connect' && SYSTEM_CODES.has(code)) return true;
  if ((syscall === 'read' || syscall === 'write') && CUT_CODES.has(code)) return true;
  return MESSAGES.test(error.message);
}
