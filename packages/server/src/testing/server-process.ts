import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const mainFile = join(import.meta.dirname, 'minimal-server-main.ts');
const readyTimeoutMs = 45_000;

export interface ServerProcess {
  readonly child: ChildProcess;
  readonly url: string;
  readonly port: number;
  /** Everything it printed so far. */
  output(): string;
  /** Resolves when the address was printed; rejects with its output if it ends before. */
  ready(): Promise<void>;
  /** Resolves with the exit code, null after a signal that it did not handle. */
  readonly exited: Promise<number | null>;
}

export interface ServerOptions {
  readonly dataDir: string;
  readonly port?: number;
  readonly env?: NodeJS.ProcessEnv;
  readonly uid?: number;
  /** A program other than the stand-in, for instance the real main.ts. */
  readonly mainFile?: string;
  /** With an IPC channel to us, like the one of the start script. */
  readonly ipc?: boolean;
}

/** Starts the stand-in server as a separate process. */
export async function spawnServer(options: ServerOptions): Promise<ServerProcess> {
  const port = options.port ?? (await findFreePort());
  const { PATH, PALMARES_RUN, TMPDIR, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [options.mainFile ?? mainFile], {
    cwd: '/',
    env: {
      PATH,
      PALMARES_RUN,
      TMPDIR,
      NODE_COMPILE_CACHE,
      DATA_DIR: options.dataDir,
      PORT: String(port),
      LOG_LEVEL: 'info',
      ...options.env,
    },
    stdio: options.ipc ? ['ignore', 'pipe', 'pipe', 'ipc'] : ['ignore', 'pipe', 'pipe'],
    ...(options.uid === undefined ? {} : { uid: options.uid, gid: options.uid }),
  });
  let text = '';
  child.stdout?.on('data', (part: Buffer) => (text += part.toString()));
  child.stderr?.on('data', (part: Buffer) => (text += part.toString()));
  let ended = false;
  const exited = new Promise<number | null>((resolve) => {
    // The event is not 'close', which is never emitted if the channel was cut.
    child.once('exit', (code) => {
      ended = true;
      setTimeout(() => resolve(code), 50);
    });
  });
  return {
    child,
    url: `http://127.0.0.1:${port}`,
    port,
    output: () => text,
    exited,
    async ready() {
      // Counts the polls instead of reading a clock: a suspended machine has not waited.
      for (let waited = 0; !text.includes('est prêt'); waited += 20) {
        if (ended || waited > readyTimeoutMs) throw new Error(`the server did not start:\n${text}`);
        await sleep(20);
      }
    },
  };
}

export async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** The running processes whose command line contains the folder: PostgreSQL, its wrapper, initdb. */
export function listProcessesOn(folder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder);
      } catch {
        return false;
      }
    })
    .map(Number);
}

/** Waits until no process uses the folder; returns false if one still does after `timeoutMs`. */
export async function waitUntilUnused(folder: string, timeoutMs = 30_000): Promise<boolean> {
  const until = Date.now() + timeoutMs;
  while (Date.now() < until) {
    if (listProcessesOn(folder).length === 0) return true;
    await sleep(50);
  }
  return false;
}

/** PostgreSQL and all its backends, whose command lines do not contain the folder. */
export function listPostgresProcesses(postmaster: number): number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        // The format is « pid (name) state parent … », where the name may contain anything.
        const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
        return Number(parent) === postmaster;
      } catch {
        return false;
      }
    });
  return [postmaster, ...children.map(Number)];
}
