import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';

/** Throws a StartError for what is wrong with the S3 of the configuration; tells `onSilent`, in French, when it does not answer. */
export async function assertFilesUsable(
  { s3 }: Pick<Config, 's3'>,
  onSilent: (line: string) => void,
): Promise<void> {
  if (s3 === undefined) return;
  const { checkBucket } = await import('./check-bucket.ts');
  const { faults, silent } = await checkBucket(s3);
  if (faults.length > 0) throw new StartError(faults);
  if (silent !== null) onSilent(silent);
}
