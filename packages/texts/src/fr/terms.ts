// The terms of use in twelve sections (SH-55), limited to what the software does.
import type { LegalSection } from '../legal-section.ts';

export const TERMS: readonly LegalSection[] = [
  {
    title: 'Objet',
    paragraphs: [
      'Palmarès permet de parcourir des albums d’images et d’en tirer des tier lists, des tournois et des classements. Les présentes conditions régissent l’utilisation de ce service, gratuit et sans publicité.',
      'Utiliser le site, même sans compte, vaut acceptation de ces conditions.',
    ],
  },
  {
    title: 'Accès au service',
    paragraphs: [
      'Tout ce qui est public se consulte sans compte. Sans compte, vous pouvez aussi essayer les éditeurs ; il faut s’inscrire pour sauvegarder.',
      'Le service peut être interrompu pour une maintenance ou par une panne. Nous faisons de notre mieux pour que rien de ce qui a été sauvegardé ne soit perdu.',
    ],
  },
  {
    title: 'Inscription et compte',
    paragraphs: [
      'L’inscription demande un nom d’utilisateur, un nametag, une adresse email valide et un mot de passe d’au moins 8 caractères. Le nametag est public et unique ; il reste réservé après la suppression du compte.',
      'Le service ne s’adresse pas aux enfants de moins de 13 ans.', // (SH-57)
    ],
  },
  {
    title: 'Sécurité du compte',
    paragraphs: [
      'Votre mot de passe est personnel : vous répondez de ce qui est fait avec votre compte. Si vous pensez que quelqu’un d’autre le connaît, changez-le depuis votre profil ; vos autres appareils sont alors déconnectés.',
    ],
  },
  {
    title: 'Vos contenus',
    paragraphs: [
      'Ce que vous publiez reste à vous. Vous nous autorisez seulement à le conserver, à le redimensionner et à le montrer sur le site, aussi longtemps que vous l’y laissez.',
      'Un album public peut servir à d’autres personnes pour leurs propres tier lists, tournois et classements. Si vous le supprimez ou le rendez privé, ceux qui existent déjà gardent les images qu’ils montrent ; plus rien de nouveau ne peut en être fait.',
    ],
  },
  {
    title: 'Contenus interdits',
    paragraphs: [
      'Il est interdit de publier :',
      [
        'des images que vous n’avez pas le droit d’utiliser ;',
        'des contenus illégaux, haineux, violents, harcelants ou à caractère sexuel ;',
        'des données personnelles ou des photos de personnes qui n’ont pas donné leur accord ;',
        'des liens vers des sites trompeurs ou dangereux.',
      ],
    ],
  },
  {
    title: 'Vérification et modération',
    paragraphs: [
      'Chaque image envoyée est examinée automatiquement, sur notre serveur, avant d’être publiée. Une image clairement inappropriée est refusée ; une image douteuse est publiée et signalée à la modération, qui la garde ou la retire.',
      'Un album peut être mis en quarantaine : il n’est alors visible que de la modération. Son auteur en reçoit le motif par email et peut le contester en nous écrivant, ou depuis son profil quand la décision suit un signalement.',
      'Tout le monde peut signaler un album, une image, une tier list, un tournoi, un classement ou un compte depuis sa page. La modération peut masquer une tier list, un tournoi ou un classement : il ne reste visible que pour son auteur, qui en lit le motif et peut contester une fois.',
    ],
  },
  {
    title: 'Suspension et suppression d’un compte',
    paragraphs: [
      'Un compte qui ne respecte pas ces conditions peut être désactivé ou supprimé par l’administration. Vous pouvez vous-même supprimer le vôtre à tout moment depuis votre profil, après avoir téléchargé vos données si vous le souhaitez.', // (SH-61)
    ],
  },
  {
    title: 'Propriété intellectuelle',
    paragraphs: [
      'Les images appartiennent à leurs auteurs. Si une image publiée ici porte atteinte à vos droits, écrivez-nous en précisant l’adresse de la page et ce qui vous appartient : elle sera examinée puis retirée s’il y a lieu.',
    ],
  },
  {
    title: 'Responsabilité',
    paragraphs: [
      'Les contenus sont publiés par les personnes qui les créent, sous leur responsabilité. Nous agissons promptement contre les contenus signalés comme illicites.',
      'Les liens ajoutés aux images mènent à des sites que nous ne contrôlons pas. Le service est fourni tel quel ; nous ne pouvons pas garantir qu’il réponde à tous les usages.',
    ],
  },
  {
    title: 'Modification des conditions et droit applicable',
    paragraphs: [
      'Ces conditions peuvent évoluer avec le service ; la date de mise à jour figure en haut de cette page.',
      'Le service et ces conditions sont soumis au droit français. À défaut d’accord amiable, les tribunaux français sont compétents.', // (SH-56)
    ],
  },
  {
    title: 'Contact',
    paragraphs: [],
    contact: 'Une question sur ces conditions, un contenu à signaler ? Écrivez-nous à ',
  },
];
