/** French sentences of `npm run admin`, for the person who runs the site. */
export const userByHandMessages = {
  unknown: (name: string) => `Aucun compte « ${name} » : donnez son nametag ou son adresse email.`,
  taken:
    'Ce nametag ou cette adresse a déjà un compte : « npm run admin -- promote » en fait un administrateur.',
  inactive: (name: string) =>
    `Le compte « ${name} » est désactivé : réactivez-le d'abord (npm run admin -- reactivate).`,
  alreadyAdmin: (name: string) => `Le compte « ${name} » est déjà administrateur.`,
  noSecondFactor: (name: string) => `Le compte « ${name} » n’a pas de double authentification.`,
  lastAdmin: 'C’est le dernier administrateur actif : faites-en un autre d’abord.',
} as const;
