// The target of the access matrix. In a long test (`npm run test:long -- servers`) MATRIX_SERVERS servers listen behind a real proxy, which
// distributes the requests; with DATABASE_REPLICA_URL they also read a replica. Otherwise it is the application itself.
import type { AddressInfo } from 'node:net';
import type { InjectOptions } from 'fastify';
import { createTestApp, type TestApp } from './app.ts';
import type { Site } from './client.ts';
import { withDatabase } from './database.ts';
import { startProxy } from './proxy.ts';
import { findFreePort } from './server-process.ts';

export type OpenSite = Site & { close(): Promise<void> };

export async function openSite(t: TestApp): Promise<OpenSite> {
  const wanted = Number(process.env['MATRIX_SERVERS'] ?? 1);
  if (wanted === 1) return { inject: (request) => t.app.inject(request), close: async () => undefined };
  const config = { trustProxy: 1, ...getReplica(t) };
  const servers: TestApp[] = [];
  for (let made = 0; made < wanted; made += 1) servers.push(await createTestApp({ beside: t, config }));
  for (const { app } of servers) await app.listen({ host: '127.0.0.1', port: 0 });
  const addresses = servers.map(({ app }) => `127.0.0.1:${(app.server.address() as AddressInfo).port}`);
  const proxy = await startProxy(await findFreePort(), addresses);
  await proxy.ready();
  return {
    inject: (request) => send(proxy.url, request),
    async close() {
      await proxy.close();
      for (const server of servers) await server.close();
    },
  };
}

/** The same database on the replica, which holds all databases. */
function getReplica(t: TestApp): { databaseReplicaUrl?: string } {
  const replica = process.env['DATABASE_REPLICA_URL'];
  if (replica === undefined) return {};
  return { databaseReplicaUrl: withDatabase(replica, new URL(t.connectionString).pathname.slice(1)) };
}

/** Like `inject`, over the network. */
async function send(origin: string, { method = 'GET', url, headers, payload }: InjectOptions) {
  // The matrix uses only string paths and texts.
  const reply = await fetch(origin + (url as string), {
    method,
    headers: headers as Record<string, string>,
    redirect: 'manual',
    ...(payload === undefined ? {} : { body: payload as string | Buffer<ArrayBuffer> }),
  });
  const rawPayload = Buffer.from(await reply.arrayBuffer());
  const body = rawPayload.toString();
  return {
    statusCode: reply.status,
    headers: Object.fromEntries(reply.headers),
    body,
    rawPayload,
    cookies: reply.headers.getSetCookie().map(toCookie),
    json: () => JSON.parse(body) as never,
  };
}

function toCookie(line: string): { name: string; value: string } {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  return { name, value };
}
