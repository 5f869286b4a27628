// npm run backup: makes a backup of the site, which may keep running.
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { makeBackup } from '../backup/make-backup.ts';
import { StartError } from '../start-error.ts';
import { commandMessages as say } from './command-messages.ts';
import { openImages } from './open-images.ts';
import { parseCommandLine, print, runCommand, withCommandContext } from './run-command.ts';

await runCommand(async () => {
  const { positionals } = parseCommandLine({}, say.backupUsage);
  const [word, ...others] = positionals;
  if (others.length > 0 || (word !== undefined && word !== 'new-key')) throw new StartError(say.backupUsage);
  return word === undefined ? backup() : newKey();
});

async function newKey(): Promise<boolean> {
  const secret = await generateX25519Identity();
  print(say.newKey(secret, await identityToRecipient(secret)));
  return true;
}

async function backup(): Promise<boolean> {
  return withCommandContext(async ({ config, log, connectionString }) => {
    const made = await makeBackup({
      connectionString,
      images: await openImages(config),
      backup: config.backup,
      log,
    });
    print(say.backupDone(made.folder, made.rows, made.files, made.linked));
    if (config.backup.recipients.length === 0) print(say.backupOpen);
    if (made.removed > 0) print(say.backupsRemoved(made.removed));
    if (made.missingCount > 0) print(say.filesMissing(made.missingCount));
    return made.missingCount === 0;
  });
}
