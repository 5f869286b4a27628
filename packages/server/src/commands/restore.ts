// npm run restore -- <folder>: fills an empty place from a backup.
import { dirname, resolve } from 'node:path';
import { restoreBackup } from '../backup/restore-backup.ts';
import { readIdentities } from '../backup/sealing.ts';
import { StartError } from '../start-error.ts';
import { issueText, commandMessages as say } from './command-messages.ts';
import { openImages } from './open-images.ts';
import { print, readWords, runCommand, withPlace } from './run-command.ts';

await runCommand(async () => {
  const { values, positionals } = readWords(
    { identity: { type: 'string' }, erased: { type: 'string' } },
    say.restoreUsage,
  );
  const [given, ...others] = positionals;
  if (given === undefined || others.length > 0) throw new StartError(say.restoreUsage);
  const folder = resolve(given);
  const erasedIn = values.erased === undefined ? dirname(folder) : resolve(values.erased);
  const identities = values.identity === undefined ? [] : await readIdentities(values.identity);
  return withPlace(
    async ({ config, log, connectionString }) => {
      const restored = await restoreBackup({
        connectionString,
        folder,
        erasedIn,
        identities,
        images: await openImages(config),
        log,
        clock: () => new Date(),
      });
      const { madeAt, rows, files, erased, damaged, issues } = restored;
      print(say.restored(madeAt, rows, files));
      print(erased === null ? say.noErasures(erasedIn) : say.erasedAgain(erased));
      if (damaged.length > 0) print(say.damaged(damaged));
      print(...(issues.length > 0 ? issues.map(issueText) : [say.allMatch]));
      return damaged.length === 0 && issues.length === 0;
    },
    { isNew: true },
  );
});
