// node bare-writes.ts: the floor of creations. A separate server writes the same rows with the same SQL: bare Fastify, `pg`, prepared
// statements in one transaction; no CSRF, checks or limits. Prints its address.
import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import { ask, findAccountId, pool } from './bare-database.ts';
import { CLAIM_KEY, INSERT_ALBUM, LOCK_ACCOUNT, STORE_REPLY } from './bare-sql.ts';

type Body = { name: string; status: string; categories: number[] };
const ROUTE = 'POST /album';

const app = Fastify();
app.post<{ Body: Body }>('/api/album', async (request, reply) => {
  const accountId = await findAccountId(request);
  const { name, status, categories } = request.body;
  const key = [accountId, ROUTE, request.headers['idempotency-key']];
  const hash = createHash('sha256').update(JSON.stringify(request.body)).digest('base64url');
  const client = await pool.connect();
  try {
    await client.query('begin');
    await ask('claim', CLAIM_KEY, [...key, hash], client);
    await ask('lock', LOCK_ACCOUNT, [accountId], client);
    const row = [accountId, name, name.toLowerCase(), status, new Date(), categories];
    const [created] = await ask<{ id: number }>('insert', INSERT_ALBUM, row, client);
    const data = { id: created?.id, version: 1 };
    await ask('store', STORE_REPLY, [...key, JSON.stringify(data)], client);
    await client.query('commit');
    return await reply.status(201).send({ status: 'success', data });
  } finally {
    client.release();
  }
});

const url = await app.listen({ host: '127.0.0.1', port: 0 });
process.once('SIGTERM', () => void app.close().then(() => pool.end()));
console.log(url);
