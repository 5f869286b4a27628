// Who has just written finds it again, also where lists are read from a replica: the reply of a write leaves the position of the write-ahead log
// in a cookie for as long as a replica may be behind, and longer by far. Pages, which carry no session, see the cookie too.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { readPosition, type Wrote } from '../db/replica.ts';
import { parsePosition } from '../db/replica-progress.ts';
import type { Deps } from '../deps.ts';
import { cookieOptions } from './cookies.ts';

const SECONDS = 60;

/** What anybody may write into the cookie is harmless: at worst the primary answers, or they see what is a little old. */
export function readWriteMark(config: Config, request: FastifyRequest, isSignedIn: boolean): Wrote {
  const { name } = cookieOptions(config, 'wrote');
  const text = request.cookies[name];
  if (text !== undefined) return parsePosition(text) ?? 'unknown';
  // Signed in without any cookie: a program that keeps none, of which nobody knows what it has just written.
  return isSignedIn && request.headers.cookie === undefined ? 'unknown' : 0n;
}

/** For the reply of a write that is committed. */
export async function leaveWriteMark(deps: Deps, reply: FastifyReply): Promise<void> {
  if (deps.replica === null) return;
  // What is written is written, whether this can be read or not.
  const position = await readPosition(deps.db).catch(() => 'unknown');
  const { name, options } = cookieOptions(deps.config, 'wrote');
  reply.setCookie(name, position, { ...options, path: '/', maxAge: SECONDS });
}
