// node bare-votes.ts: the floor of votes. Bare Fastify and `pg` with prepared statements: the row of the guest, and in one transaction the
// lock of the room and the upsert. No CSRF, cookies, checks, limits or notifications. Prints its address.
import Fastify from 'fastify';
import { ask, pool } from '../site/bare-database.ts';

type Body = { room: number; guest: number; step: number; choice: number };

const FIND = `select r.id, r.seq, r.state, r.plan, g.id as guest from room r join room_guest g on g.room_id = r.id
  where r.id = $1 and g.id = $2 and g.removed_at is null`;
const LOCK = 'select pg_advisory_xact_lock_shared(1, $1::integer)';
const CAST = `insert into room_vote (room_id, step, guest_id, choice)
  select r.id, $2, $3, $4::jsonb from room r
  where r.id = $1 and (r.closes_at is null or r.closes_at > clock_timestamp())
  on conflict (room_id, step, guest_id) do update set choice = excluded.choice, revision = nextval('room_revision')
  returning guest_id`;

const app = Fastify();
app.put<{ Body: Body }>('/vote', async (request, reply) => {
  const { room, guest, step, choice } = request.body;
  await ask('find', FIND, [room, guest]);
  const client = await pool.connect();
  try {
    await client.query('begin');
    await ask('lock', LOCK, [room], client);
    await ask('cast', CAST, [room, step, guest, JSON.stringify(choice)], client);
    await client.query('commit');
  } finally {
    client.release();
  }
  return reply.send({ status: 'success', data: { step, choice } });
});

const url = await app.listen({ host: '127.0.0.1', port: 0 });
process.once('SIGTERM', () => void app.close().then(() => pool.end()));
console.log(url);
