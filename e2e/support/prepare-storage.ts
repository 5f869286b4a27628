import { writeFile } from 'node:fs/promises';
import { drawSamples } from '../../packages/server/fixtures/picture-samples.ts';
import { storeSamples } from '../../packages/server/fixtures/seeded-album.ts';
import { ADMIN } from './administration.ts';
import { getFilesFolder, type ServerStorage, storageFile } from './server-storage.ts';

const SAMPLES = 8;

/** Stores images for the albums of journeys, and records where the server on this port stores its data. */
export async function prepareStorage(port: string, place: Omit<ServerStorage, 'samples'>): Promise<void> {
  const samples = await storeSamples(getFilesFolder(place.dataDir), await drawSamples(SAMPLES));
  const written: ServerStorage = { ...place, samples };
  await writeFile(storageFile(port), JSON.stringify(written));
}

/** Settings of the test server: its administrator. */
export const ADMIN_SETTINGS = {
  ADMIN_NAMETAG: ADMIN.nametag,
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
};
