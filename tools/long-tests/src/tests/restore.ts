// npm run test:long -- restore [backups] [journey…]: a restore drill. Backups are made under load, all data is lost, and each backup is
// restored. Then the access matrix and the journeys (all or the named ones) run on a copy of one of them.
import { type LongRun, playSteps } from '../long-test.ts';
import { drillRestores } from '../restore/drill.ts';
import { ACCESS_MATRIX, runJourneys, runServerTests } from '../suites.ts';

export async function play({
  folder,
  words: [backups = '3', ...journeys],
}: LongRun): Promise<readonly string[]> {
  const { backup, identity, faults } = await drillRestores(folder, Number(backups));
  const restored = { RESTORE_FROM: backup, RESTORE_IDENTITY: identity };
  return playSteps(
    async () => faults,
    () => runServerTests([ACCESS_MATRIX], restored),
    () => runJourneys(journeys, restored),
  );
}
