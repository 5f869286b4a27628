/** French sentences about the configured S3, for the operator. */
export const s3Messages = {
  noBucket: (bucket: string, endpoint: string) =>
    `S3_BUCKET : ${endpoint} n'a pas de compartiment « ${bucket} ». Créez-le, ou corrigez son nom.`,
  unknownKey: (endpoint: string) => `S3_ACCESS_KEY_ID : ${endpoint} ne connaît pas cette clé.`,
  wrongSecret: (endpoint: string) =>
    `S3_SECRET_ACCESS_KEY : ${endpoint} refuse la signature ; ce n'est pas le secret de S3_ACCESS_KEY_ID.`,
  clock: (endpoint: string) =>
    `L'horloge de cette machine et celle de ${endpoint} diffèrent de plus d'un quart d'heure : réglez-la.`,
  region: (region: string, detail: string) =>
    `S3_REGION : « ${region} » n'est pas la région du compartiment (${detail}).`,
  mayNot: { list: 'lister', write: 'écrire', read: 'lire', remove: 'supprimer' },
  denied: (acts: string, bucket: string) =>
    `La clé S3 manque de droits dans le compartiment « ${bucket} » : ${acts}.`,
  unknownHost: (endpoint: string) => `S3_ENDPOINT : aucun serveur ne porte le nom de ${endpoint}.`,
  tls: (endpoint: string, code: string) =>
    `S3_ENDPOINT : la connexion chiffrée à ${endpoint} échoue (${code}).`,
  refused: (endpoint: string, code: string) =>
    `Le stockage S3 ${endpoint} refuse ce qui est demandé (${code}).`,
  silent: (endpoint: string, code: string) =>
    `Le stockage S3 ${endpoint} ne répond pas (${code}) : les images manquent jusqu'à son retour.`,
} as const;
