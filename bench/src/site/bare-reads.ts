// node bare-reads.ts: the floor of reads, a server of its own that answers three calls with the very bytes of ours: bare Fastify, `pg`,
// one prepared statement for each question, no rights, no limits, no header that HTTP does not need. Reads DATABASE_URL and SECRET; prints its address.
import { createHmac, timingSafeEqual } from 'node:crypto';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { Pool, types } from 'pg';
import { type AlbumRow, type LineRow, type TierlistRow, toAlbum, toTierlist } from './bare-replies.ts';
import { albums, LINES, SESSION, TIERLIST } from './bare-sql.ts';

const PAGE = 21;
const NEWEST = albums(PAGE + 1);

// int8 (ids, counts) as a number, as ours.
types.setTypeParser(types.builtins.INT8, Number);
const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const tokenKey = createHmac('sha256', process.env['SECRET'] ?? '')
  .update('session token')
  .digest();

const ask = async <R extends object>(name: string, text: string, values: unknown[]): Promise<R[]> =>
  (await pool.query<R>({ name, text, values })).rows;

/** Throws for a token that is not ours, or whose session is not there. */
async function checkSession(request: FastifyRequest): Promise<void> {
  const token = request.headers.authorization?.slice('Bearer '.length);
  if (token === undefined) return;
  const [head, payload = '', signature = ''] = token.split('.');
  const expected = createHmac('sha256', tokenKey).update(`${head}.${payload}`).digest();
  if (!timingSafeEqual(expected, Buffer.from(signature, 'base64url'))) throw new Error('not our token');
  const { sid } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sid: string };
  const [session] = await ask('session', SESSION, [sid]);
  if (session === undefined) throw new Error('no session');
}

const app = Fastify();
app.get('/api/album', async (request, reply) => {
  await checkSession(request);
  const rows = await ask<AlbumRow>('albums', NEWEST, []);
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  const cursor =
    last === undefined || rows.length === shown.length
      ? null
      : Buffer.from(JSON.stringify([last.created_at, last.id])).toString('base64url');
  return send(reply, { status: 'success', data: shown.map(toAlbum), meta: { next_cursor: cursor } });
});
app.get<{ Params: { id: string } }>('/api/tierlist/:id', async (request, reply) => {
  const id = Number(request.params.id);
  const [[row], lines] = await Promise.all([
    ask<TierlistRow>('tierlist', TIERLIST, [id]),
    ask<LineRow>('lines', LINES, [id]),
  ]);
  if (row === undefined) throw new Error('no such tier list');
  return send(reply, { status: 'success', data: toTierlist(row, lines) });
});

const send = (reply: FastifyReply, body: unknown) =>
  reply.type('application/json; charset=utf-8').send(JSON.stringify(body));

const url = await app.listen({ host: '127.0.0.1', port: 0 });
process.once('SIGTERM', () => void app.close().then(() => pool.end()));
console.log(url);
