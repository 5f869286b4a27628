// npm run restore -- <folder>: fills an empty installation from a backup.
import { resolve } from 'node:path';
import { type ErasureSource, getBackupName, openBackup } from '../backup/read-backup.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { removeRestoreMarker } from '../backup/restore-state.ts';
import { readIdentities } from '../backup/sealing.ts';
import { StartError } from '../start-error.ts';
import { issueText, commandMessages as say } from './command-messages.ts';
import { openImages } from './open-images.ts';
import { parseCommandLine, print, runCommand, withCommandContext } from './run-command.ts';

await runCommand(async () => {
  const { folder, identity, erasures } = readCommand();
  const identities = identity === undefined ? [] : await readIdentities(identity);
  const backup = await openBackup({ folder, identities, erasures });
  return withCommandContext(
    async ({ config, log, connectionString }) => {
      const restored = await restoreBackup({
        connectionString,
        backup,
        images: await openImages(config),
        log,
        clock: () => new Date(),
        onBegun: () => removeRestoreMarker(config.dataDir),
      });
      const { madeAt, rows, files, erased, damagedCount, damaged, issueCount, issues } = restored;
      print(say.restored(madeAt, rows, files));
      print(erased === null ? say.notErasedAgain : say.erasedAgain(erased));
      if (damagedCount > 0) print(say.damaged(damagedCount, damaged));
      print(...(issueCount > 0 ? issues.map(issueText) : [say.allMatch]));
      if (issueCount > issues.length) print(say.moreIssues(issueCount - issues.length));
      return damagedCount === 0 && issueCount === 0;
    },
    { restoring: getBackupName(backup) },
  );
});

/** Throws a StartError with the usage. */
function readCommand(): { folder: string; identity: string | undefined; erasures: ErasureSource } {
  const { values, positionals } = parseCommandLine(
    { identity: { type: 'string' }, erased: { type: 'string' }, 'without-erasures': { type: 'boolean' } },
    say.restoreUsage,
  );
  const { identity, erased, 'without-erasures': without = false } = values;
  const [given, ...others] = positionals;
  if (given === undefined || others.length > 0 || (without && erased !== undefined))
    throw new StartError(say.restoreUsage);
  const listed = erased === undefined ? ('beside' as const) : { in: resolve(erased) };
  return { folder: resolve(given), identity, erasures: without ? 'none' : listed };
}
