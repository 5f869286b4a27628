/** French sentences of `npm run admin`, for the operator. */
export const userCliMessages = {
  unknown: (name: string) => `Aucun compte « ${name} » : donnez son nametag ou son adresse email.`,
  taken:
    'Ce nametag ou cette adresse a déjà un compte : « npm run admin -- promote » l’ajoute à l’administration.',
  inactive: (name: string) =>
    `Le compte « ${name} » est désactivé : réactivez-le d'abord (npm run admin -- reactivate).`,
  alreadyAdmin: (name: string) => `Le compte « ${name} » fait déjà partie de l’administration.`,
  noSecondFactor: (name: string) => `Le compte « ${name} » n’a pas de double authentification.`,
  lastAdmin: 'C’est le dernier compte actif de l’administration : ajoutez-en un autre d’abord.',
} as const;
