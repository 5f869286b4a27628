// French texts of the legal pages: short and true of what the site does today.

export type LegalSection = { readonly title: string; readonly text: string };

export const TERMS: readonly LegalSection[] = [
  {
    title: 'Le service',
    text: 'Palmarès permet de parcourir des albums d’images et d’en faire des tier lists. Tout ce qui est public se consulte sans compte ; un compte est nécessaire pour publier et sauvegarder.',
  },
  {
    title: 'Votre compte',
    text: 'Votre mot de passe est personnel. Vous êtes responsable de ce qui est publié avec votre compte.',
  },
  {
    title: 'Vos contenus',
    text: 'Ce que vous publiez reste à vous. Publiez seulement des images que vous avez le droit d’utiliser ; les contenus illégaux ou inappropriés sont refusés ou retirés.',
  },
  {
    title: 'Vérification des images',
    text: 'Chaque image envoyée est vérifiée automatiquement sur notre serveur. Une image douteuse peut être retirée par la modération.',
  },
  { title: 'Droit applicable', text: 'Le service est soumis au droit français.' },
];

export const PRIVACY: readonly LegalSection[] = [
  {
    title: 'Ce que nous gardons',
    text: 'Votre nom d’utilisateur, votre nametag, votre adresse email, une empreinte de votre mot de passe (jamais le mot de passe lui-même) et ce que vous publiez.',
  },
  {
    title: 'Vos images',
    text: 'Les informations cachées dans les fichiers, comme la position GPS, sont supprimées à l’envoi.',
  },
  {
    title: 'Dans votre navigateur',
    text: 'Votre session, votre thème et vos brouillons sont gardés dans le stockage de votre navigateur. Aucun suivi, aucune publicité, aucune demande à un autre site.',
  },
  { title: 'Âge', text: 'Le service ne s’adresse pas aux enfants de moins de 13 ans.' },
  {
    title: 'Vos droits',
    text: 'Vous pouvez demander l’accès à vos données ou leur suppression en nous écrivant.',
  },
];

export const LEGAL_TEXTS = {
  terms: 'Conditions d’utilisation',
  privacy: 'Confidentialité',
  contact: 'Contact',
  contactBefore: 'Une question ? Écrivez-nous à ',
} as const;
