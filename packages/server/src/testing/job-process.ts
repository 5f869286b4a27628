// A process that takes one job and never finishes it, for the test that kills it. Argument: the connection string.
import { pino } from 'pino';
import { openJobEngine } from '../jobs/job-engine.ts';

const [, , connectionString = ''] = process.argv;
const engine = await openJobEngine({ connectionString, log: pino({ level: 'silent' }) }, [
  {
    name: 'killed',
    options: { heartbeatSeconds: 10 },
    listDue: async () => ['key'],
    async run() {
      process.stdout.write('begun\n');
      await new Promise(() => undefined);
    },
  },
]);
await engine.run(new AbortController().signal);
