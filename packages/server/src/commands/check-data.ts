// npm run check-data: reports where database and files differ, and repairs it on request.
import { findIssues } from '../data-check/find-issues.ts';
import { mendIssue } from '../data-check/mend-issue.ts';
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
    let [found, left] = [0, 0];
    for await (const issue of findIssues(deps)) {
      const isMended = mends && (await mendIssue(deps, issue, { removesLost }));
      print(isMended ? say.issueMended(issueText(issue)) : issueText(issue));
      found += 1;
      if (!isMended) left += 1;
    }
    if (found === 0) print(say.noIssue);
    else if (!mends) print(say.issues(found), say.howToMend);
    else print(say.mended(found - left), ...(left > 0 ? [say.left(left), say.howToRemove] : []));
    return left === 0;
  } finally {
    await db.destroy();
  }
}
