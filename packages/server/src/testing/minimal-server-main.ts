// A server with the real platform and a minimal application, for the tests of starting, stopping and killing.
import { setTimeout as sleep } from 'node:timers/promises';
import fastify from 'fastify';
import { sql } from 'kysely';
import { runServer } from '../run-server.ts';

await runServer(async ({ config, db, close, log, stopping }) => {
  const app = fastify();
  app.get('/count', async () =>
    db
      .selectFrom('category')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirst(),
  );
  app.post('/category/:name', async (request) => {
    const { name } = request.params as { name: string };
    await db.insertInto('category').values({ name, name_key: name }).execute();
    return { name };
  });
  app.get('/slow', async () => {
    log.info('slow request begun');
    await sql`select pg_sleep(1.5)`.execute(db);
    return 'done';
  });
  app.get('/endless', async () => {
    log.info('endless request begun');
    await sql`select pg_sleep(600)`.execute(db);
    return 'done';
  });
  app.get('/stopping', async () => String(stopping.aborted));
  const privateApp = fastify();
  privateApp.get('/', async () => 'private');
  return {
    app,
    ...(config.metrics === undefined ? {} : { privateApp }),
    close,
    demoAccounts: async () => [{ label: 'auteur', login: 'lea', password: 'secret-de-lea' }],
    async background(signal) {
      while (!signal.aborted) await sleep(100, undefined, { signal }).catch(() => undefined);
      log.info('background stopped');
    },
  };
});
