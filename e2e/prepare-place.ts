// For journeys against a server started elsewhere (`npm run test:long -- image`): prepare-place <port> <its data
// folder> <its database> stores their images, and prints the settings of its administrator as JSON.
import { ADMIN_SETTINGS, writePlace } from './support/write-place.ts';

const [port = '', dataDir = '', databaseUrl = ''] = process.argv.slice(2);
await writePlace(port, { dataDir, databaseUrl });
process.stdout.write(JSON.stringify(ADMIN_SETTINGS));
