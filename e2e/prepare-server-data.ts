// prepare-server-data <port> <its data folder> <its database>: prepares journeys against a server started elsewhere
// (`npm run test:long -- image`). It stores their images, and prints the settings of the administrator as JSON.
import { ADMIN_SETTINGS, prepareStorage } from './support/prepare-storage.ts';

const [port = '', dataDir = '', databaseUrl = ''] = process.argv.slice(2);
await prepareStorage(port, { dataDir, databaseUrl });
process.stdout.write(JSON.stringify(ADMIN_SETTINGS));
