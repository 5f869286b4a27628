// One word per idea in user-visible texts (docs/GLOSSARY.md, « Words of the screens »). `use` is the required word, `not` matches what was
// used instead, and `spec` lists texts quoted verbatim from the specification that may keep another word.
export const wordRules = [
  { use: 'sauvegarder', not: /enregistr\p{L}*/iu },
  { use: 'email', not: /\b(?:courriels?|e-mails?|(?:par|un|le|les|des|ce|vos|nos) mails?)\b/iu },
  {
    use: 'adresse email',
    not: /(?:changer d’adresse|nametag ou (?:email|adresse)|adresse mail)(?! email)/iu,
  },
  { use: 'messages', not: /\bcourriers?\b/iu },
  { use: 'lien', not: /adresse copiée|copie[rz] (?:cette|l’)\s?adresse|en (?:ont|a) l’adresse/iu },
  { use: 'nom d’utilisateur', not: /\bpseudos?\b/iu },
  { use: 'contenu', not: /(?:mes|vos|ses|leurs|d’autres|masquer un) palmarès/iu },
  { use: 'valide', not: /(?:pas|plus|adresse email) valables?/iu },
  { use: 'Tout sélectionner', not: /tout choisir/iu },
  { use: 'Tout désélectionner', not: /ne rien (?:choisir|sélectionner)/iu },
  { use: 'Maj', not: /majuscule ?\+|\bshift ?\+/iu },
  { use: 'gardé', not: /brouillon (?:non )?(?:enregistré|sauvegardé)/iu },
  { use: '1re, 2e', not: /ʳᵉ|ᵉ/u },
  // Gender-neutral texts: these nouns may only occur alone, as labels of roles.
  {
    use: 'administration, modération',
    not: /(?:\b(?:un|une|des|les|aux|nos|vos|deux|seuls?|est|déjà|premier|dernier) |l['’])(?:administrateur|modérateur|utilisateur|visiteur)s?\b/iu,
    spec: [
      "L'utilisateur possède déjà ce rôle.",
      'Impossible de charger les utilisateurs. Veuillez réessayer plus tard.',
    ],
  },
  {
    use: 'connexion, session',
    not: /vous (?:êtes|serez|étiez|devez être) (?:dé)?connecté(?!e)/iu,
    spec: [
      'vous devez être connecté pour accéder à cet album privé',
      'Vous devez être connecté pour accéder à cette page.',
    ],
  },
  {
    use: 'tier list',
    not: /(?:une|la|cette|votre|vos|mes|les|des) tierlists?\b/iu,
    spec: [
      'Impossible de charger la tierlist...',
      "Impossible de charger la tierlist. Elle n'existe pas",
      'Impossible de charger les tierlists.',
      'Veuillez donner un nom à votre tierlist.',
    ],
  },
];
