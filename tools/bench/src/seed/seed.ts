// npm run seed [-- --albums=10000 --images=200000 --users=5000 --files]: fills the database of DATABASE_URL, or the embedded one of
// DATA_DIR, whose server must not be running. `--files` also writes a tiny picture for each image row.
import { parseArgs } from 'node:util';
import { loadConfig } from '@palmares/server/config';
import { assertSupportedServer } from '@palmares/server/db/check-server';
import { startEmbeddedPostgres } from '@palmares/server/db/embedded';
import { migrate } from '@palmares/server/db/migrate';
import { createDatabase } from '@palmares/server/db/pool';
import { pino } from 'pino';
import { seedContent } from './seed-content.ts';
import { writeSeededFiles } from './seeded-files.ts';

const { values } = parseArgs({
  options: {
    albums: { type: 'string', default: '10000' },
    images: { type: 'string', default: '200000' },
    users: { type: 'string', default: '5000' },
    files: { type: 'boolean', default: false },
  },
});
const volume = {
  albums: Number(values.albums),
  images: Number(values.images),
  users: Number(values.users),
};

const startedAt = performance.now();
const log = pino({ level: 'silent' });
const config = loadConfig();
const postgres =
  config.databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir: config.dataDir, log }) : null;
try {
  const connectionString = config.databaseDirectUrl ?? postgres?.connectionString ?? '';
  await assertSupportedServer(connectionString);
  await migrate(connectionString, log);
  const db = createDatabase({ connectionString, log, statementTimeoutMs: 0 });
  try {
    await seedContent(db, volume, { palmares: true });
    if (values.files) await writeSeededFiles(db, config.dataDir);
  } finally {
    await db.destroy();
  }
  const { albums, images, users } = volume;
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  console.log(`${albums} albums, ${images} images, ${users} users added in ${seconds} s`);
} finally {
  await postgres?.stop();
}
