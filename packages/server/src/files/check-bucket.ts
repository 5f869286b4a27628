// Checks at startup whether the configured bucket can be used: lists, writes, reads and removes one file, so that all errors are reported
// at once.
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { S3Config } from '../config/files.ts';
import { errorCode } from '../start-error.ts';
import { StorageUnavailable } from './image-store.ts';
import { callS3, createS3Client, DEADLINES } from './s3-client.ts';
import { s3Messages as say } from './s3-messages.ts';

/** Not a valid image key, so that nobody takes it for one. */
const Key = 'palmares-start';

type Act = keyof typeof say.mayNot;

export interface BucketCheck {
  /** French lines about errors that the operator has to fix. */
  readonly faults: readonly string[];
  /** A French line about a store that does not answer, which may recover by itself. */
  readonly silent: string | null;
}

export async function checkBucket(config: S3Config): Promise<BucketCheck> {
  const client = createS3Client(config);
  const denied: Act[] = [];
  try {
    for (const [act, run] of actsOn(client, config.bucket)) {
      const found = await findFault(config, act, run);
      if (found === 'denied') denied.push(act);
      // Further requests would get the same answer.
      else if (found !== null) return found;
    }
  } finally {
    client.destroy();
  }
  const acts = denied.map((act) => say.mayNot[act]).join(', ');
  return { faults: denied.length === 0 ? [] : [say.denied(acts, config.bucket)], silent: null };
}

type Call = { abortSignal: AbortSignal };

function actsOn(client: S3Client, Bucket: string): [Act, (call: Call) => Promise<unknown>][] {
  return [
    ['list', (call) => client.send(new ListObjectsV2Command({ Bucket, MaxKeys: 1 }), call)],
    ['write', (call) => client.send(new PutObjectCommand({ Bucket, Key, Body: 'Palmarès' }), call)],
    [
      'read',
      async (call) => {
        const { Body: body } = await client.send(new GetObjectCommand({ Bucket, Key }), call);
        await body?.transformToByteArray();
      },
    ],
    ['remove', (call) => client.send(new DeleteObjectCommand({ Bucket, Key }), call)],
  ];
}

type Found = 'denied' | BucketCheck | null;

const fault = (line: string): BucketCheck => ({ faults: [line], silent: null });
const silent = (line: string): BucketCheck => ({ faults: [], silent: line });

async function findFault(config: S3Config, act: Act, run: (call: Call) => Promise<unknown>): Promise<Found> {
  try {
    await callS3(DEADLINES.write, run);
    return null;
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    // The file is missing because writing it was refused, which is already reported.
    if (act === 'read' && error.reason === 'NoSuchKey') return null;
    return error.cause instanceof S3ServiceException
      ? toldBy(config, error.cause)
      : toldBySystem(config, error.reason, errorCode(error.cause));
  }
}

function toldBy({ bucket, endpoint, region }: S3Config, error: S3ServiceException): Found {
  const status = error.$metadata.httpStatusCode ?? 0;
  switch (error.name) {
    case 'NoSuchBucket':
      return fault(say.noBucket(bucket, endpoint));
    case 'InvalidAccessKeyId':
      return fault(say.unknownKey(endpoint));
    case 'SignatureDoesNotMatch':
      return fault(say.wrongSecret(endpoint));
    case 'RequestTimeTooSkewed':
      return fault(say.clock(endpoint));
    case 'AuthorizationHeaderMalformed':
    case 'PermanentRedirect':
      return fault(say.region(region, error.message));
    case 'AccessDenied':
      return 'denied';
    default:
      return status >= 500 || status === 429
        ? silent(say.silent(endpoint, error.name))
        : fault(say.refused(endpoint, `${status} ${error.name}`));
  }
}

/** OpenSSL's and Node's codes for an untrusted certificate, and for a server that does not speak TLS. */
const TLS = /CERT|SELF_SIGNED|UNABLE_TO_|^EPROTO$|^ERR_SSL_/;

function toldBySystem({ endpoint }: S3Config, reason: string, code: string | undefined): Found {
  if (code === 'ENOTFOUND') return fault(say.unknownHost(endpoint));
  if (code !== undefined && TLS.test(code)) return fault(say.tls(endpoint, code));
  return silent(say.silent(endpoint, reason));
}
