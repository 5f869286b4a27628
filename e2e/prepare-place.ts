// For journeys that are played against a server that something else starts (`npm run test:long -- image`): prepare-place <port> <its data folder>
// <its database> stores their pictures, and prints the settings of its administrator as JSON.
import { ADMIN_SETTINGS, writePlace } from './support/write-place.ts';

const [port = '', dataDir = '', databaseUrl = ''] = process.argv.slice(2);
await writePlace(port, { dataDir, databaseUrl });
process.stdout.write(JSON.stringify(ADMIN_SETTINGS));
