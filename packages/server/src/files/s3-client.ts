// AWS's client, with the time limits of this site. Whatever goes wrong behind it is the storage being unavailable.
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import type { S3Config } from '../config/files.ts';
import { errorCode } from '../start-error.ts';
import { StorageUnavailable } from './image-store.ts';

/** Three tries that are refused or find nobody take less than two seconds. */
const TRIES = 3;
const CONNECT_MS = 500;
/** Of a connection on which nothing comes: it ends a stream that stands still, or whose reader takes next to nothing. */
const SILENCE_MS = 30_000;
/** A large file that goes to a slow reader holds its connection. */
const CONNECTIONS_MAX = 256;

/** All tries of one call together, in milliseconds: people wait for what they look at, and longer for what they save. */
export const DEADLINES = { read: 2_000, write: 10_000, list: 10_000 } as const;

export function createS3Client({ endpoint, region, pathStyle, ...credentials }: S3Config): S3Client {
  const connections = { keepAlive: true, maxSockets: CONNECTIONS_MAX };
  return new S3Client({
    endpoint,
    region,
    forcePathStyle: pathStyle,
    credentials: {
      accessKeyId: credentials.accessKeyId,
      secretAccessKey: credentials.secretAccessKey,
    },
    maxAttempts: TRIES,
    // Checksums that AWS added in 2024, which other stores do not know. The signature holds the SHA-256 of what is sent.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      httpAgent: new HttpAgent(connections),
      httpsAgent: new HttpsAgent(connections),
    },
  });
}

/** Runs a call. `work` passes the signal on, which ends it after `deadlineMs`. Throws a StorageUnavailable for whatever it throws. */
export async function callS3<T>(
  deadlineMs: number,
  work: (call: { abortSignal: AbortSignal }) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), deadlineMs);
  try {
    return await work({ abortSignal: controller.signal });
  } catch (cause) {
    throw new StorageUnavailable(reasonOf(cause), { cause });
  } finally {
    clearTimeout(timer);
  }
}

/** The code of the system (ECONNREFUSED) or of S3 (SlowDown, NoSuchBucket). */
function reasonOf(error: unknown): string {
  return errorCode(error) ?? (error instanceof Error ? error.name : 'unknown');
}

/** The file is not there. A bucket that is not there is another matter, which a reply without a body (HEAD) cannot tell. */
export function isAbsent(error: unknown): boolean {
  return (
    error instanceof S3ServiceException &&
    error.$metadata.httpStatusCode === 404 &&
    error.name !== 'NoSuchBucket'
  );
}
