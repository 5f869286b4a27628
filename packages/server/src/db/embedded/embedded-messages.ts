import { join } from 'node:path';
import { isDiskFullMessage, isFolderFull } from '../../disk-full.ts';
import { runMessages } from '../../run-messages.ts';

/** French sentences about the embedded PostgreSQL, for the operator. */
export const embeddedMessages = {
  windows:
    'La base de données intégrée ne fonctionne pas sous Windows : utilisez WSL, ou indiquez un PostgreSQL 15 ou plus récent dans DATABASE_URL.',
  noBinaries: (platform: string) =>
    `Aucun PostgreSQL intégré n'est installé pour ce système (${platform}) : relancez « npm ci », ou indiquez un PostgreSQL 15 ou plus récent dans DATABASE_URL.`,
  binariesDoNotRun: (reason: string) =>
    `Le PostgreSQL intégré ne s'exécute pas sur ce système (${reason}) : indiquez un PostgreSQL 15 ou plus récent dans DATABASE_URL.`,
  rootRefused: (reason: string) =>
    `PostgreSQL refuse de tourner en tant que root et aucun autre compte ne convient ici (${reason}) : lancez le serveur avec un compte ordinaire, ou indiquez un PostgreSQL 15 ou plus récent dans DATABASE_URL.`,
  folderTaken: (folder: string) =>
    `Un autre serveur utilise déjà le dossier de données ${folder} : arrêtez-le, ou choisissez-en un autre avec DATA_DIR.`,
  folderStillBusy: (folder: string, pid: number) =>
    `Un PostgreSQL (processus ${pid}) occupe encore le dossier ${folder} et ne s'arrête pas : arrêtez-le, ou choisissez un autre DATA_DIR.`,
  otherVersion: (folder: string, found: string, expected: string) =>
    `La base de ${folder} a été créée par PostgreSQL ${found} ; cette version contient PostgreSQL ${expected} et ne peut pas l'ouvrir.`,
  createFailed: (folder: string, reason: string) =>
    `La base de données intégrée n'a pas pu être créée dans ${folder} (${reason}) : choisissez un autre DATA_DIR, ou indiquez un PostgreSQL 15 ou plus récent dans DATABASE_URL.`,
  killed: (signal: number) => `arrêtée par le signal ${signal}`,
  startFailed: (folder: string, reason: string) =>
    `La base de données intégrée n'a pas démarré (journal : ${join(folder, 'postgres.log')}) : ${reason}`,
} as const;

/** Returns the sentence for PostgreSQL's reason; a full disk has its own sentence. */
export async function describeFailure(
  reason: string,
  dataDir: string,
  describe: (folder: string, reason: string) => string,
): Promise<string> {
  const isFull = isDiskFullMessage(reason) || (await isFolderFull(dataDir));
  return isFull ? runMessages.diskFull(dataDir) : describe(dataDir, reason);
}
