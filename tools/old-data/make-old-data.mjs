// npm run make-old-data -- <folder>: creates a data folder with the code of version 0.1.0, to test upgrades. Runs on Node 20.
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fail, seconds } from '../../scripts/repository.mjs';
import { checkOut, installPackages } from './src/check-out.mjs';
import { startOldServer } from './src/old-server.mjs';
import { ADMIN, OWNER, seedOldData } from './src/seed-old-data.mjs';

const released = 'bfaa58198a6a35c1c2af05a17225b45e9eeba68b';

const given = process.argv[2];
if (!given) fail('Indiquez le dossier à créer : npm run make-old-data -- <dossier>');
const dataDir = resolve(given);
await mkdir(dataDir, { recursive: true });
if ((await readdir(dataDir)).length > 0) fail(`Le dossier ${dataDir} n'est pas vide : indiquez-en un autre.`);

const startedAt = performance.now();
const checkout = await mkdtemp(join(tmpdir(), 'palmares-0.1.0-'));
try {
  await checkOut(released, checkout);
  console.log('Installation des paquets de la version 0.1.0…');
  await installPackages(checkout);
  await fill(checkout);
} catch (error) {
  // fail() would end the script before the checkout is removed.
  console.error(`\nLe dossier de la version 0.1.0 n'a pas pu être créé : ${error.message}`);
  process.exitCode = 1;
} finally {
  await rm(checkout, { recursive: true, force: true });
}
if (process.exitCode !== 1) {
  console.log(`
Dossier de la version 0.1.0 : ${dataDir} (${seconds(startedAt)})
Compte : ${OWNER.nametag}, « ${OWNER.password} »
Administrateur : ${ADMIN.nametag}, « ${ADMIN.password} »
Y lancer la version présente : DATA_DIR='${dataDir}' npm start`);
}

async function fill(folder) {
  console.log('Remplissage par le serveur de la version 0.1.0 (une minute ou deux)…');
  const server = await startOldServer(folder, dataDir, {
    DEMO: 'on',
    RATE_LIMITS: 'off',
    ADMIN_NAMETAG: ADMIN.nametag,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  try {
    await server.printed('est prêt');
    await seedOldData(server.api, folder);
    await server.printed('démo complète');
  } finally {
    const code = await server.stop();
    if (code !== 0) console.error(`Le serveur de la version 0.1.0 s'est arrêté avec le code ${code}.`);
  }
}
