// npm run finish-restore -- <time>: after a restore by the tools of PostgreSQL, before a server starts.
import { resolve } from 'node:path';
import { finishRestore } from '../backup/finish-restore.ts';
import { findErasuresIn } from '../backup/read-backup.ts';
import { StartError } from '../start-error.ts';
import { commandMessages as say } from './command-messages.ts';
import { openImages } from './open-images.ts';
import { parseCommandLine, print, runCommand, withCommandContext } from './run-command.ts';

/** A time without its zone would be local. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

await runCommand(async () => {
  const { values, positionals } = parseCommandLine({ erased: { type: 'string' } }, say.finishUsage);
  const [given = '', ...others] = positionals;
  const snapshot = new Date(given);
  if (!TIME.test(given) || Number.isNaN(snapshot.getTime()) || others.length > 0)
    throw new StartError(say.finishUsage);
  return withCommandContext(async ({ config, log, connectionString }) => {
    const erased = values.erased === undefined ? config.backup.dir : resolve(values.erased);
    const erasures = await findErasuresIn(erased, snapshot);
    const images = await openImages(config);
    print(
      say.erasedAgain(
        await finishRestore({ connectionString, erasures, images, log, clock: () => new Date() }),
      ),
      say.finished,
    );
    return true;
  });
});
