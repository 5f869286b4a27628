// Files in a bucket of any S3 (docs/decisions/0007), as <key>/<name of the variant>. The bucket is closed to everybody else: who may have a file is
// decided by this server, which sends it.
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import type { S3Config } from '../config/files.ts';
import {
  FILE_VARIANTS,
  type FileVariant,
  fileNameOf,
  type ImageStore,
  isImageKey,
  READ_WHOLE_MAX,
  type StoredFile,
} from './image-store.ts';
import { callS3, createS3Client, DEADLINES, isAbsent } from './s3-client.ts';

const typeOf = (variant: FileVariant) => (variant === 'preview' ? 'image/jpeg' : 'image/webp');

/** Throws for anything but a key that we made. */
function nameOf(key: string, variant: FileVariant): string {
  if (!isImageKey(key)) throw new RangeError('not an image key');
  if (!FILE_VARIANTS.includes(variant)) throw new RangeError('not a variant');
  return `${key}/${fileNameOf(variant)}`;
}

/** `readMs`: see `DEADLINES`. */
export function createS3Store(config: S3Config, readMs: number = DEADLINES.read): ImageStore {
  const client = createS3Client(config);
  const Bucket = config.bucket;

  async function inspect() {
    await callS3(readMs, (call) => client.send(new HeadBucketCommand({ Bucket }), call));
    return { bytesFree: null };
  }

  async function has(Key: string): Promise<boolean> {
    return callS3(readMs, async (call) => {
      try {
        await client.send(new HeadObjectCommand({ Bucket, Key }), call);
        return true;
      } catch (error) {
        if (isAbsent(error)) return false;
        throw error;
      }
    });
  }

  return {
    async put(key, variant, bytes) {
      const Key = nameOf(key, variant);
      const written = new PutObjectCommand({ Bucket, Key, Body: bytes, ContentType: typeOf(variant) });
      await callS3(DEADLINES.write, (call) => client.send(written, call));
    },

    async open(key, variant) {
      const Key = nameOf(key, variant);
      return callS3(readMs, async (call) => {
        try {
          return await toFile(await client.send(new GetObjectCommand({ Bucket, Key }), call));
        } catch (error) {
          if (isAbsent(error)) return null;
          throw error;
        }
      });
    },

    // One question for each rather than a listing: six cost half of one at AWS, and no S3 answers them from an old list.
    async list(key) {
      const names = FILE_VARIANTS.map((variant) => nameOf(key, variant));
      const found = await Promise.all(names.map(has));
      // Without any, it may be the bucket that is gone: then nobody may believe that the files are.
      if (!found.includes(true)) await inspect();
      return FILE_VARIANTS.filter((_variant, index) => found[index]);
    },

    keys: () => listKeys(client, Bucket),

    async remove(key) {
      const names = FILE_VARIANTS.map((variant) => nameOf(key, variant));
      await Promise.all(
        names.map((Key) =>
          callS3(DEADLINES.write, (call) => client.send(new DeleteObjectCommand({ Bucket, Key }), call)),
        ),
      );
    },

    inspect,
  };
}

/** A thousand keys a page: each stands for all its files. */
async function* listKeys(client: S3Client, Bucket: string): AsyncIterable<string> {
  let ContinuationToken: string | undefined;
  do {
    const page = new ListObjectsV2Command({ Bucket, Delimiter: '/', ContinuationToken });
    const listed = await callS3(DEADLINES.list, (call) => client.send(page, call));
    for (const { Prefix = '' } of listed.CommonPrefixes ?? []) {
      const key = Prefix.slice(0, -1);
      if (isImageKey(key)) yield key;
    }
    ContinuationToken = listed.NextContinuationToken;
  } while (ContinuationToken !== undefined);
}

/** A small file frees its connection at once. */
async function toFile({
  Body: body,
  ContentLength: size,
}: {
  Body?: unknown;
  ContentLength?: number | undefined;
}): Promise<StoredFile> {
  if (!(body instanceof Readable) || size === undefined) throw new Error('an answer without a body');
  return { body: size > READ_WHOLE_MAX ? body : await buffer(body), size };
}
