// A separate server process of a bench. It prints its address when it listens.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export type ChildServer = {
  readonly url: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
};

export async function startChildServer(file: string, env: NodeJS.ProcessEnv): Promise<ChildServer> {
  const child = spawn(process.execPath, [file], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  for await (const line of createInterface(child.stdout)) {
    if (!line.startsWith('http://')) continue;
    return {
      url: line,
      pid: child.pid ?? 0,
      async stop() {
        child.kill('SIGTERM');
        await exited;
      },
    };
  }
  throw new Error(`${file} ended before it listened`);
}
