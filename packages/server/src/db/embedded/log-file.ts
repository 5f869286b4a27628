import { open } from 'node:fs/promises';
import { isDiskFullMessage } from '../../disk-full.ts';

const longestLogBytes = 5 * 1024 ** 2;

export interface LogFile {
  readonly fd: number;
  /**
   * Returns the line with the reason why PostgreSQL ended, from the character `from` of `text` on: one about a full disk, else the last
   * one.
   */
  lastLine(from?: number): Promise<string>;
  /** Everything written since the file was opened. */
  text(): Promise<string>;
  close(): Promise<void>;
}

/** Opens a log for a child process to write to; truncates it when it has grown too long. */
export async function openLog(path: string): Promise<LogFile> {
  const handle = await open(path, 'a+', 0o600);
  let begin = (await handle.stat()).size;
  if (begin > longestLogBytes) {
    await handle.truncate(0);
    begin = 0;
  }

  async function text(): Promise<string> {
    const length = (await handle.stat()).size - begin;
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, begin);
    return buffer.toString('utf8');
  }

  return {
    fd: handle.fd,
    text,
    async lastLine(from = 0) {
      // Lines of connections that were cut when PostgreSQL ended do not explain why it ended.
      const lines = (await text())
        .slice(from)
        .split('\n')
        .filter((line) => line.trim() !== '' && !line.includes('terminating connection'));
      const telling =
        lines.findLast(isDiskFullMessage) ??
        lines.findLast((line) => /FATAL|PANIC|ERROR|error/.test(line)) ??
        lines.at(-1);
      return (telling ?? 'aucun message').replace(/^.*?(FATAL|PANIC|ERROR|WARNING|LOG):\s*/, '').trim();
    },
    close: () => handle.close(),
  };
}
