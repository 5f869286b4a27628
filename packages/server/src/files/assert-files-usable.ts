import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';

/** Throws a StartError if the configured S3 cannot be used; calls `onSilent` with a French line if it does not answer. */
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
