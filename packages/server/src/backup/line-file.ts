// Files of JSON lines, written and read as streams: those of a backup may be larger than the memory.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { createFile, type WrittenFile } from './write-file.ts';

/** Characters that are written at once. */
const WRITTEN_AT_ONCE = 65_536;
/** Lines are written at least so often: what a killed process has not written is lost. */
const WRITTEN_EVERY_MS = 1_000;
/** In characters. No list has such a line: a damaged file is not read into memory whole. */
const LONGEST_LINE = 1_048_576;

export interface LineFile {
  add(value: object): Promise<void>;
  /** Writes all lines; they may not be on the disk yet. */
  flush(): Promise<void>;
  /** Returns once all lines are on the disk. */
  finish(): Promise<WrittenFile>;
  /** Does nothing after `finish`. */
  close(): Promise<void>;
}

/** Creates the file. One call at a time: each must have ended before the next one. */
export async function createLineFile(path: string): Promise<LineFile> {
  const handle = await createFile(path);
  const hash = createHash('sha256');
  let waiting = '';
  let bytes = 0;
  let writtenAt = performance.now();
  let isOpen = true;
  const flush = async (): Promise<void> => {
    if (waiting === '') return;
    const chunk = Buffer.from(waiting);
    waiting = '';
    writtenAt = performance.now();
    hash.update(chunk);
    bytes += chunk.length;
    await handle.writeFile(chunk);
  };
  const close = async (): Promise<void> => {
    if (isOpen) await handle.close();
    isOpen = false;
  };
  return {
    async add(value) {
      waiting += `${JSON.stringify(value)}\n`;
      if (waiting.length >= WRITTEN_AT_ONCE || performance.now() - writtenAt >= WRITTEN_EVERY_MS)
        await flush();
    },
    flush,
    async finish() {
      await flush();
      await handle.sync();
      await close();
      return { bytes, sha256: hash.digest('hex') };
    },
    close,
  };
}

/** A stream of the lines, in chunks of some size. */
export function toLineStream(lines: AsyncIterable<string>): Readable {
  return Readable.from(toChunks(lines), { objectMode: false });
}

async function* toChunks(lines: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let waiting = '';
  for await (const line of lines) {
    waiting += `${line}\n`;
    if (waiting.length < WRITTEN_AT_ONCE) continue;
    yield Buffer.from(waiting);
    waiting = '';
  }
  if (waiting !== '') yield Buffer.from(waiting);
}

export const readLines = (path: string): AsyncGenerator<string> => splitLines(createReadStream(path));

/** Yields lines without their line break; the last one may lack it. Leaves out empty lines, and truncates endless ones. */
export async function* splitLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = (lines.pop() ?? '').slice(0, LONGEST_LINE);
    for (const line of lines) if (line !== '') yield line;
  }
  if (rest !== '') yield rest;
}
