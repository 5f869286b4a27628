// Location of image files: on the disk of the data folder, or in S3 (docs/decisions/0007).
import { configMessages as say } from './config-messages.ts';
import * as values from './values.ts';
import type { VariableReader } from './variable-reader.ts';

export type FilesIn = 'disk' | 's3';

/** An S3 bucket that holds the image files of this site and nothing else. */
export interface S3Config {
  /** Origin of the S3 endpoint. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** True for `endpoint/bucket/…`, which every S3 understands; false for `bucket.endpoint/…`. */
  readonly pathStyle: boolean;
}

export interface FilesConfig {
  /** When undefined, image files are on the disk of the data folder. */
  readonly s3: S3Config | undefined;
  /** The place where image files are written. Reads also look in the other place: files may be moved while the site serves. */
  readonly filesIn: FilesIn;
}

const S3_KEYS = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const S3_NEEDED = ['S3_ENDPOINT', 'S3_BUCKET', ...S3_KEYS] as const;

function readS3(read: VariableReader): S3Config | undefined {
  const [accessKeyId, secretAccessKey] = S3_KEYS.map((name) => read.text(name)?.trim());
  const endpoint = read.value('S3_ENDPOINT', undefined, values.parseOrigin, () => say.s3Endpoint);
  const bucket = read.value('S3_BUCKET', undefined, values.parseBucket, say.s3Bucket);
  const region = read.value('S3_REGION', 'us-east-1', values.parseRegion, say.s3Region);
  const pathStyle = read.onOff('S3_PATH_STYLE', true);
  const missing = S3_NEEDED.filter((name) => read.text(name) === undefined);
  if (missing.length === S3_NEEDED.length && read.text('S3_REGION') === undefined) return undefined;
  if (missing.length > 0) read.issues.push(say.s3Incomplete(missing.join(', ')));
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  return Object.freeze({ endpoint, bucket, region, accessKeyId, secretAccessKey, pathStyle });
}

export function readFiles(read: VariableReader): FilesConfig {
  const s3 = readS3(read);
  const filesIn = read.value('FILES_IN', undefined, values.parseFilesIn, say.filesIn);
  if (filesIn === 's3' && S3_NEEDED.every((name) => read.text(name) === undefined))
    read.issues.push(say.s3Incomplete(S3_NEEDED.join(', ')));
  return { s3, filesIn: filesIn ?? (s3 === undefined ? 'disk' : 's3') };
}
