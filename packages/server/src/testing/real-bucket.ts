import { randomBytes } from 'node:crypto';
import { CreateBucketCommand } from '@aws-sdk/client-s3';
import type { S3Config } from '../config/files.ts';
import { createS3Client } from '../files/s3-client.ts';

/** An S3 without a bucket. */
export type RealS3 = Omit<S3Config, 'bucket'>;

/** Creates a new bucket of the S3 that TEST_S3 describes (`npm run test:long -- s3`); undefined if it is not set. */
export async function createRealBucket(): Promise<S3Config | undefined> {
  const described = process.env['TEST_S3'];
  return described === undefined ? undefined : createBucket(JSON.parse(described) as RealS3);
}

export async function createBucket(s3: RealS3): Promise<S3Config> {
  const config = { ...s3, bucket: `test-${randomBytes(8).toString('hex')}` };
  const client = createS3Client(config);
  await client.send(new CreateBucketCommand({ Bucket: config.bucket }));
  client.destroy();
  return config;
}

/** The environment variables of a server that uses it. */
export const toS3Environment = ({
  endpoint,
  bucket,
  region,
  accessKeyId,
  secretAccessKey,
}: S3Config): Record<string, string> => ({
  S3_ENDPOINT: endpoint,
  S3_BUCKET: bucket,
  S3_REGION: region,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
});
