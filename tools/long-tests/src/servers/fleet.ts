// Several real servers on one database and one folder of files, behind a real proxy.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Role } from '@palmares/server/config/values';
import { startProxy } from '@palmares/server/testing/proxy';
import { findFreePort, type ServerProcess, spawnServer } from '@palmares/server/testing/server-process';
import { MAIN } from '../site/site.ts';

/** Must exceed the proxy's health check interval of one second. */
const STOP_DELAY_SECONDS = 3;

export type FleetOptions = {
  readonly roles: readonly Role[];
  readonly connectionString: string;
  readonly dataDir: string;
  readonly env?: NodeJS.ProcessEnv;
};

export type Fleet = {
  /** URL of the proxy. */
  readonly url: string;
  /** URLs of the servers. */
  readonly urls: readonly string[];
  readonly size: number;
  /** Restarts a server like an operator: stop, start, wait until it is ready. Returns its exit code. */
  restart(index: number, signal?: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
  /** Kills a server (-9) and leaves it dead. */
  kill(index: number): Promise<void>;
  /** Starts those that were killed, and waits until the proxy knows. */
  revive(): Promise<void>;
  /** Failed requests as logged by the servers, each kind once. */
  failures(): string[];
  stop(): Promise<void>;
};

export async function startFleet(options: FleetOptions): Promise<Fleet> {
  const { roles } = options;
  const ports = await Promise.all(roles.map(() => findFreePort()));
  const port = await findFreePort();
  const proxy = await startProxy(
    port,
    ports.filter((_, index) => roles[index] !== 'work').map((one) => `127.0.0.1:${one}`),
  );

  const started: ServerProcess[] = [];
  const start = (index: number) =>
    startServer(options, { index, port: ports[index] ?? 0, url: proxy.url }, started);
  const servers = await Promise.all(roles.map((_, index) => start(index)));
  await proxy.ready();

  return {
    url: proxy.url,
    urls: ports.map((one) => `http://127.0.0.1:${one}`),
    size: roles.length,
    async restart(index, signal = 'SIGTERM') {
      const server = servers[index];
      if (server === undefined) throw new Error(`there is no server ${index}`);
      server.child.kill(signal);
      const code = await server.exited;
      servers[index] = await start(index);
      await waitUntilReady(servers[index].url);
      // Waits for the proxy's next health check.
      await sleep(2_000);
      return code;
    },
    async kill(index) {
      const server = servers[index];
      if (server === undefined) throw new Error(`there is no server ${index}`);
      server.child.kill('SIGKILL');
      await server.exited;
    },
    async revive() {
      for (const [index, { child }] of servers.entries()) {
        if (child.signalCode === null) continue;
        // oxlint-disable-next-line no-await-in-loop -- one after another, as an operator does
        servers[index] = await start(index);
      }
      await sleep(2_000);
    },
    failures: () => [...new Set(started.flatMap((server) => readFailures(server.output())))],
    async stop() {
      for (const { child } of servers) child.kill('SIGTERM');
      await Promise.all(servers.map(({ exited }) => exited));
      await proxy.close();
    },
  };
}

type Where = { readonly index: number; readonly port: number /** Of the proxy. */; readonly url: string };

/** Adds the server to the started ones before it is ready. */
async function startServer(
  { roles, connectionString, dataDir, env }: FleetOptions,
  { index, port, url }: Where,
  started: ServerProcess[],
): Promise<ServerProcess> {
  const server = await spawnServer({
    dataDir,
    mainFile: MAIN,
    port,
    env: {
      DATABASE_URL: connectionString,
      PUBLIC_URL: url,
      TRUST_PROXY: '1',
      ROLE: roles[index],
      STOP_DELAY_SECONDS: String(STOP_DELAY_SECONDS),
      DEMO: 'off',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      ...env,
    },
  });
  started.push(server);
  await server.ready();
  return server;
}

function readFailures(output: string): string[] {
  return [...output.matchAll(/"err":\{"type":"(\w+)","message":"([^"]*)"/g)].map(
    ([, type, message]) => `${type}: ${message}`,
  );
}

async function waitUntilReady(url: string): Promise<void> {
  for (;;) {
    const reply = await fetch(`${url}/readyz`).catch(() => null);
    await reply?.arrayBuffer();
    if (reply?.status === 200) return;
    await sleep(100);
  }
}
