// Read-your-writes, even where lists are read from a replica: the reply of a write sets a cookie with its position in the write-ahead log,
// for much longer than a replica may lag. Requests for pages, which carry no session, send the cookie too.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { type LastWritePosition, readPosition } from '../db/replica.ts';
import { parsePosition } from '../db/replica-progress.ts';
import type { Deps } from '../deps.ts';
import { cookieOptions } from './cookies.ts';

const SECONDS = 60;

/** A forged cookie is harmless: at worst the primary answers, or its sender sees slightly old data. */
export function readLastWritePosition(
  config: Config,
  request: FastifyRequest,
  isSignedIn: boolean,
): LastWritePosition {
  const { name } = cookieOptions(config, 'wrote');
  const text = request.cookies[name];
  if (text !== undefined) return parsePosition(text) ?? 'unknown';
  // Signed in without any cookie: a program that stores none, whose last write is unknown.
  return isSignedIn && request.headers.cookie === undefined ? 'unknown' : 0n;
}

/** Call it for the reply of a committed write. */
export async function setLastWriteCookie(
  deps: Pick<Deps, 'config' | 'db' | 'replica'>,
  reply: FastifyReply,
): Promise<void> {
  if (deps.replica === null) return;
  // The write is committed, whether or not its position can be read.
  const position = await readPosition(deps.db).catch(() => 'unknown');
  const { name, options } = cookieOptions(deps.config, 'wrote');
  reply.setCookie(name, position, { ...options, path: '/', maxAge: SECONDS });
}
