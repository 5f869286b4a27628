// A store of image files that are computed from their keys, for tests and benchmarks at sizes that no disk holds: it stores nothing, and
// refuses bytes that are not those of their key.
import { createHash } from 'node:crypto';
import { sharp } from '../files/configured-sharp.ts';
import { type FileVariant, type ImageStore, isImageKey } from '../files/image-store.ts';

/** Bytes: the name of a chunk of RIFF, and its size. The file itself is a chunk. */
const CHUNK_HEAD = 8;

/** Pixels of every image, unless given. */
export const SYNTHETIC_SIZE = { width: 40, height: 30 } as const;

export interface SyntheticStore extends ImageStore {
  /** Number of files put, each of which had the right bytes. */
  readonly puts: number;
}

export interface SyntheticFiles {
  /** What `keys` lists. Every other key exists as well. */
  readonly keys: () => Iterable<string> | AsyncIterable<string>;
  /** Variants of each key. */
  readonly variants: readonly FileVariant[];
  /** Pixels of every image; by default SYNTHETIC_SIZE. */
  readonly size?: { readonly width: number; readonly height: number };
}

/** The same keys as `md5(i::text)` for 1 to `count` in SQL. */
export function* listSyntheticKeys(count: number): Generator<string> {
  for (let index = 1; index <= count; index += 1) yield createHash('md5').update(`${index}`).digest('hex');
}

export async function createSyntheticStore({
  keys,
  variants,
  size = SYNTHETIC_SIZE,
}: SyntheticFiles): Promise<SyntheticStore> {
  const picture = await sharp({ create: { ...size, channels: 3, background: '#808080' } })
    .webp({ lossless: true })
    .toBuffer();
  let puts = 0;
  const removed = new Set<string>();
  const has = (key: string, variant: FileVariant): boolean => {
    if (!isImageKey(key)) throw new RangeError('not an image key');
    return variants.includes(variant) && !removed.has(key);
  };
  return {
    get puts() {
      return puts;
    },
    async put(key, variant, bytes) {
      if (!has(key, variant) || !getBytes(picture, key, variant).equals(bytes))
        throw new Error(`${key}.${variant} is not what its key stands for`);
      puts += 1;
    },
    async open(key, variant) {
      if (!has(key, variant)) return null;
      const body = getBytes(picture, key, variant);
      return { body, size: body.length };
    },
    list: async (key) => variants.filter((variant) => has(key, variant)),
    async *keys() {
      for await (const key of keys()) if (!removed.has(key)) yield key;
    },
    async remove(key) {
      removed.add(key);
    },
    inspect: async () => ({ bytesFree: null }),
  };
}

/** The picture, followed by a chunk that decoders skip: an even number of bytes under 512, which depend on the key and the variant. */
function getBytes(picture: Buffer, key: string, variant: FileVariant): Buffer {
  const digest = createHash('sha256').update(`${key}.${variant}`).digest();
  const size = digest.readUInt8() * 2;
  const bytes = Buffer.alloc(picture.length + CHUNK_HEAD + size);
  picture.copy(bytes);
  bytes.writeUInt32LE(bytes.length - CHUNK_HEAD, 4);
  bytes.write('KEY ', picture.length, 'latin1');
  bytes.writeUInt32LE(size, picture.length + 4);
  bytes.fill(digest, picture.length + CHUNK_HEAD);
  return bytes;
}
