import type { FilesIn } from '../config/files.ts';

/** French sentences about the move of image files, for the operator. */
export const fileMoveMessages = {
  serversElsewhere: (count: number, filesIn: FilesIn) =>
    `Au moins un serveur en marche (${count}) n’écrit pas encore là, ou ne lit pas aux deux endroits : redémarrez-le avec FILES_IN=${filesIn} et les variables S3_…, puis relancez cette commande.`,
} as const;
