// node bare-reads.ts: the floor of reads. A separate server answers three calls with the same bytes as ours: bare Fastify, `pg`, one
// prepared statement per query; no permissions, limits or optional headers. Prints its address.
import Fastify, { type FastifyReply } from 'fastify';
import { ask, findAccountId, pool } from './bare-database.ts';
import { type AlbumRow, type LineRow, type TierlistRow, toAlbum, toTierlist } from './bare-replies.ts';
import { albums, LINES, TIERLIST } from './bare-sql.ts';

const PAGE = 21;
const NEWEST = albums(PAGE + 1);

const app = Fastify();
app.get('/api/album', async (request, reply) => {
  await findAccountId(request);
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
