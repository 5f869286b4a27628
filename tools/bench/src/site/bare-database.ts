// Shared by the floors that query PostgreSQL: a pool, prepared statements, the session of a token. Reads DATABASE_URL and SECRET.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type ClientBase, Pool, types } from 'pg';
import { SESSION } from './bare-sql.ts';

// Parses int8 (ids, counts) as a number, like the server.
types.setTypeParser(types.builtins.INT8, Number);
export const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const tokenKey = createHmac('sha256', process.env['SECRET'] ?? '')
  .update('session token')
  .digest();

/** Runs a named prepared statement. */
export const ask = async <R extends object>(
  name: string,
  text: string,
  values: unknown[],
  client: Pool | ClientBase = pool,
): Promise<R[]> => (await client.query<R>({ name, text, values })).rows;

/** Returns null for a visitor. Throws for an invalid token or a missing session. */
export async function findAccountId(request: FastifyRequest): Promise<number | null> {
  const token = request.headers.authorization?.slice('Bearer '.length);
  if (token === undefined) return null;
  const [head, payload = '', signature = ''] = token.split('.');
  const expected = createHmac('sha256', tokenKey).update(`${head}.${payload}`).digest();
  if (!timingSafeEqual(expected, Buffer.from(signature, 'base64url'))) throw new Error('not our token');
  const { sid } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sid: string };
  const [session] = await ask<{ account_id: number }>('session', SESSION, [sid]);
  if (session === undefined) throw new Error('no session');
  return session.account_id;
}
