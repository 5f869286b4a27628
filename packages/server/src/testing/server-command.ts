import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Runs an operator's command (`npm run <name>`) as a separate process, with only this environment. Its code is null if it was killed. */
export async function runServerCommand(
  name: 'backup' | 'restore' | 'finish-restore' | 'check-data' | 'admin' | 'move-files',
  words: readonly string[],
  env: NodeJS.ProcessEnv,
  { kill }: { kill?: AbortSignal } = {},
): Promise<{ code: number | null; output: string }> {
  const { PATH, PALMARES_RUN, TMPDIR } = process.env;
  const child = spawn(process.execPath, [join(import.meta.dirname, `../commands/${name}.ts`), ...words], {
    cwd: '/',
    env: { PATH, PALMARES_RUN, TMPDIR, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (part: Buffer) => (output += part.toString()));
  child.stderr.on('data', (part: Buffer) => (output += part.toString()));
  kill?.addEventListener('abort', () => child.kill('SIGKILL'));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output };
}
