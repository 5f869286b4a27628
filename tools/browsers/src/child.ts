// Programs started by the walk: a browser driver, or the browser itself.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export type Child = {
  /** The output so far. */
  readonly output: () => string;
  readonly stop: () => Promise<void>;
};

/** Starts the program in its own process group, which is ended as a whole, because browsers have many processes. */
export function startChild(command: string, parameters: readonly string[], env: NodeJS.ProcessEnv): Child {
  const child = spawn(command, parameters, { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const parts: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => parts.push(part.toString('utf8')));
  child.once('error', (error) => parts.push(error.message));
  return { output: () => parts.join(''), stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return;
  const ended = once(child, 'exit');
  signal(child.pid, 'SIGTERM');
  const timer = setTimeout(() => signal(child.pid, 'SIGKILL'), 5_000);
  await ended;
  clearTimeout(timer);
  signal(child.pid, 'SIGKILL');
}

function signal(group: number | undefined, name: NodeJS.Signals): void {
  try {
    if (group !== undefined) process.kill(-group, name);
  } catch {
    // It has ended.
  }
}

/** Polls until the result is not null, for at most `limitMs`. */
export async function waitForValue<T>(
  ask: () => Promise<T | null>,
  { limitMs = 15_000, what }: { limitMs?: number; what: () => string },
): Promise<T> {
  const end = Date.now() + limitMs;
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (Date.now() > end) throw new Error(`Not within ${limitMs / 1000} s: ${what()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
