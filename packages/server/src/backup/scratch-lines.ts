// Lines that a backup keeps on the disk while it works, because they do not fit into memory. They name images, which the folder of an
// encrypted backup must not show: so they are encrypted with a key that only this process holds.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { dirname } from 'node:path';
import { pipeline as connect, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { splitLines } from './line-file.ts';
import { FILE_MODE, makeFolder } from './write-file.ts';

const CIPHER = 'aes-256-ctr';

export interface ScratchLines {
  /** May be read several times. */
  read(): AsyncGenerator<string>;
}

/** Creates the file, and reads the source to its end. */
export async function writeScratch(
  path: string,
  source: Readable,
  signal: AbortSignal,
): Promise<ScratchLines> {
  const [key, start] = [randomBytes(32), randomBytes(16)];
  await makeFolder(dirname(path));
  const file = createWriteStream(path, { flags: 'wx', mode: FILE_MODE });
  await pipeline(source, createCipheriv(CIPHER, key, start), file, { signal });
  return {
    read() {
      const opened = createDecipheriv(CIPHER, key, start);
      // A failure of the file destroys `opened` with its error, which its reader then gets.
      connect(createReadStream(path), opened, () => undefined);
      return splitLines(opened);
    },
  };
}
