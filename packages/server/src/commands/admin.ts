// npm run admin -- …: changes to accounts when no administrator can sign in.
import { randomBytes } from 'node:crypto';
import { migrate } from '../db/migrate.ts';
import { createDatabase } from '../db/pool.ts';
import * as byHand from '../identity/user/user-cli.ts';
import { StartError } from '../start-error.ts';
import { commandMessages as say } from './command-messages.ts';
import { parseCommandLine, print, runCommand, withCommandContext } from './run-command.ts';

type ByHand = Parameters<typeof byHand.promote>[0];

/** Each action with its number of arguments; `run` returns the line to print. */
const ACTS: Record<
  string,
  { words: number; run: (deps: ByHand, words: readonly string[]) => Promise<string> }
> = {
  create: {
    words: 2,
    run: async (deps, [nametag = '', email = '']) =>
      say.created(nametag, await byHand.createAdmin(deps, nametag, email)),
  },
  promote: {
    words: 1,
    async run(deps, [name = '']) {
      await byHand.promote(deps, name);
      return say.promoted(name);
    },
  },
  'reset-password': {
    words: 1,
    run: async (deps, [name = '']) => say.passwordReset(name, await byHand.resetPasswordFromCli(deps, name)),
  },
  'remove-second-factor': {
    words: 1,
    async run(deps, [name = '']) {
      await byHand.removeSecondFactorFromCli(deps, name);
      return say.secondFactorRemoved(name);
    },
  },
  deactivate: {
    words: 1,
    async run(deps, [name = '']) {
      await byHand.changeStatusFromCli(deps, name, 'desactive');
      return say.deactivated(name);
    },
  },
  reactivate: {
    words: 1,
    async run(deps, [name = '']) {
      await byHand.changeStatusFromCli(deps, name, 'active');
      return say.reactivated(name);
    },
  },
};

await runCommand(async () => {
  const [word = '', ...words] = parseCommandLine({}, say.adminUsage).positionals;
  const act = Object.hasOwn(ACTS, word) ? ACTS[word] : undefined;
  if (act?.words !== words.length) throw new StartError(say.adminUsage);
  return withCommandContext(async ({ log, connectionString }) => {
    await migrate(connectionString, log);
    const db = createDatabase({ connectionString, log });
    try {
      print(await act.run({ db, clock: () => new Date(), random: randomBytes }, words));
      return true;
    } finally {
      await db.destroy();
    }
  });
});
