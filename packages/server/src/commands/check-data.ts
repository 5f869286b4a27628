// npm run check-data: reports where database and files differ, and repairs it on request.
import { findIssues } from '../data-check/find-issues.ts';
import { mendIssues } from '../data-check/mend-issues.ts';
import { migrate } from '../db/migrate.ts';
import { createDatabase } from '../db/pool.ts';
import { StartError } from '../start-error.ts';
import { issueText, commandMessages as say } from './command-messages.ts';
import { openImages } from './open-images.ts';
import {
  type CommandContext,
  parseCommandLine,
  print,
  runCommand,
  withCommandContext,
} from './run-command.ts';

await runCommand(async () => {
  const { values, positionals } = parseCommandLine(
    { mend: { type: 'boolean' }, 'remove-lost': { type: 'boolean' } },
    say.checkUsage,
  );
  const removesLost = values['remove-lost'] === true;
  const mends = values.mend === true;
  if (positionals.length > 0 || (removesLost && !mends)) throw new StartError(say.checkUsage);
  return withCommandContext((place) => check(place, { mends, removesLost }));
});

async function check(
  { config, log, connectionString }: CommandContext,
  { mends, removesLost }: { mends: boolean; removesLost: boolean },
): Promise<boolean> {
  await migrate(connectionString, log);
  const db = createDatabase({ connectionString, log, statementTimeoutMs: 0 });
  try {
    const deps = { db, images: await openImages(config), log, clock: () => new Date() };
    const issues = await findIssues(deps);
    if (issues.length === 0) {
      print(say.noIssue);
      return true;
    }
    print(say.issues(issues.length), ...issues.map(issueText));
    if (!mends) {
      print(say.howToMend);
      return false;
    }
    const left = await mendIssues(deps, issues, { removesLost });
    print(say.mended(issues.length - left.length));
    if (left.length > 0) print(say.left(left.length), ...left.map(issueText), say.howToRemove);
    return left.length === 0;
  } finally {
    await db.destroy();
  }
}
