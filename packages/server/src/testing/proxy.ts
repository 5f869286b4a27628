// The proxy in front of several servers: a real Caddy with the configuration of deploy/.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const CONFIGURATION = join(import.meta.dirname, '../../../../deploy/Caddyfile-servers');
const READY_WITHIN_MS = 30_000;

export type Proxy = {
  readonly url: string;
  /** Resolves once it forwards requests to a ready server. */
  ready(): Promise<void>;
  close(): Promise<void>;
};

/** `servers` are addresses like « 127.0.0.1:3001 ». */
export async function startProxy(port: number, servers: readonly string[]): Promise<Proxy> {
  const home = await mkdtemp(join(tmpdir(), 'palmares-proxy-'));
  const url = `http://127.0.0.1:${port}`;
  const { PATH, PALMARES_RUN } = process.env;
  const child = spawn('caddy', ['run', '--config', CONFIGURATION, '--adapter', 'caddyfile'], {
    env: {
      PATH,
      PALMARES_RUN,
      HOME: home,
      SITE: url,
      SERVERS: servers.join(' '),
      // Several may run on one machine.
      CADDY_ADMIN: `unix/${join(home, 'admin.sock')}`,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (part: Buffer) => {
    said = (said + part.toString()).slice(-2_000);
  });
  const exited = once(child, 'exit');
  return {
    url,
    async ready() {
      const until = Date.now() + READY_WITHIN_MS;
      while (!(await isReady(url))) {
        if (child.exitCode !== null || Date.now() > until) throw new Error(`the proxy is not ready: ${said}`);
        await sleep(100);
      }
    },
    async close() {
      child.kill('SIGTERM');
      await exited;
      await rm(home, { recursive: true, force: true });
    },
  };
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    async (reply) => {
      await reply.arrayBuffer();
      return reply.status === 200;
    },
    () => false,
  );
