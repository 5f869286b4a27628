// npm run test:long -- s3 [--kills n]: image files in a real S3 (Swift from Debian, on this machine). Runs the tests of stores, images and
// backups and the access matrix on it, then a drill (killed moves, a hanging S3, a backup), then the journeys that show images.
import { join } from 'node:path';
import { type LongRun, playSteps, requireTool } from '../long-test.ts';
import { drillS3 } from '../s3/drill.ts';
import { ensureSwift, startSwift } from '../s3/swift.mjs';
import { ACCESS_MATRIX, runJourneys, runServerTests } from '../suites.ts';

const TESTS = [
  'src/files/s3-store.test.ts',
  ACCESS_MATRIX,
  'src/catalog/image/media.test.ts',
  'src/catalog/image/image-change.test.ts',
  'src/catalog/image/image-commit.test.ts',
  'src/backup/backup.test.ts',
];
const JOURNEYS = ['album-creation', 'image-renewal', 'image-sizes', 'pictures'];

export const usual = { kills: 6 };

export async function play(run: LongRun): Promise<readonly string[]> {
  requireTool(await ensureSwift());
  const swift = await startSwift(join(run.folder, 'swift'));
  const env = { TEST_S3: JSON.stringify(swift.config) };
  return playSteps(
    // One file at a time, because Swift needs the CPU cores too.
    () => runServerTests(['--no-file-parallelism', ...TESTS], env),
    () => drillS3(run, swift),
    () => runJourneys(JOURNEYS, env),
  ).finally(() => swift.stop());
}
