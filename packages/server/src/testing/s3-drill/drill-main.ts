// The drill of `npm run test:long -- s3`, on the S3 that TEST_S3 describes and whose front end is the process group TEST_S3_PID: prints its
// steps, exit code 1 if anything was lost, incomplete or duplicated.
import { runDrill } from './drill.ts';

const [folder = '', seed = '1', kills = '6'] = process.argv.slice(2);
const print = (line: string) => process.stdout.write(`${line}\n`);
const startedAt = performance.now();
print(`seed ${seed}`);
const faults = await runDrill({ folder, seed: Number(seed), kills: Number(kills), print });
print(`played in ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`);
print(faults.length === 0 ? 'nothing lost, torn or twice' : faults.join('\n'));
if (faults.length > 0) process.exitCode = 1;
