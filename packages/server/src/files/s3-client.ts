// AWS's client, with the timeouts of this site. Every error it throws becomes StorageUnavailable.
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import type { S3Config } from '../config/files.ts';
import { errorCode } from '../start-error.ts';
import { StorageUnavailable } from './image-store.ts';

/** Three attempts that are refused or unreachable take less than two seconds. */
const TRIES = 3;
const CONNECT_MS = 500;
/** Socket idle timeout in milliseconds; it aborts stalled streams and those with an extremely slow reader. */
const SILENCE_MS = 30_000;
/** A large file sent to a slow reader occupies its connection. */
const CONNECTIONS_MAX = 256;

/** Timeout in milliseconds of all attempts of one call together: short for reads, which users wait for, longer for writes. */
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
    // AWS added these checksums in 2024, and other stores do not support them. The signature already covers the SHA-256 of the request
    // body.
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

/** Runs a call. `work` must pass on the signal, which aborts it after `deadlineMs`. Converts every error into StorageUnavailable. */
export async function callS3<T>(
  deadlineMs: number,
  work: (call: { abortSignal: AbortSignal }) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), deadlineMs);
  try {
    return await work({ abortSignal: controller.signal });
  } catch (cause) {
    throw new StorageUnavailable(getReason(cause), { cause });
  } finally {
    clearTimeout(timer);
  }
}

/** The code of the system (ECONNREFUSED) or of S3 (SlowDown, NoSuchBucket). */
function getReason(error: unknown): string {
  return errorCode(error) ?? (error instanceof Error ? error.name : 'unknown');
}

/** True if the file does not exist. A missing bucket is a different error, which a reply without a body (HEAD) cannot distinguish. */
export function isAbsent(error: unknown): boolean {
  return (
    error instanceof S3ServiceException &&
    error.$metadata.httpStatusCode === 404 &&
    error.name !== 'NoSuchBucket'
  );
}
