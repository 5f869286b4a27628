// The privacy policy in twelve sections (SH-55): docs/DATA.md for the general public.
import type { LegalSection } from '../legal-section.ts';

export const PRIVACY: readonly LegalSection[] = [
  {
    title: 'En bref',
    paragraphs: [
      'Palmarès garde ce qu’il faut pour que votre compte et vos contenus fonctionnent, et rien d’autre. Aucune publicité, aucun traceur, aucune requête vers un autre site, aucune vente de données.',
    ],
  },
  {
    title: 'Les données de votre compte',
    paragraphs: [
      'Nous gardons, tant que le compte existe :',
      [
        'votre nom d’utilisateur et votre nametag, qui sont publics ;',
        'votre adresse email, qui sert à la connexion et aux messages concernant votre compte ;',
        'une empreinte de votre mot de passe (Argon2id), jamais le mot de passe lui-même ;',
        'si vous activez la double authentification : sa clé, chiffrée, et une empreinte de vos codes de secours ;',
        'les dates de votre inscription et de votre dernière connexion, et vos rôles ;',
        'de vos jetons d’accès : le nom, ce qu’ils permettent, les dates, la dernière utilisation et une empreinte, jamais le jeton lui-même.',
      ],
    ],
  },
  {
    title: 'Vos contenus et vos images',
    paragraphs: [
      'Vos albums, vos images et vos contenus sont gardés jusqu’à ce que vous les supprimiez. Ce qui est privé n’est visible que de vous, et, pour les albums, de la modération.',
      'Les informations cachées dans les fichiers d’images, comme la position GPS ou le modèle de l’appareil, sont effacées à l’envoi. Les vues et les utilisations d’un album sont de simples nombres, sans le nom de personne. Pour ne compter qu’une vue par personne et par jour, une empreinte de votre compte ou de votre réseau est gardée jusqu’à la fin de la journée.',
      'Ce que vous faites de public d’un album compte pour une voix dans son palmarès, calculé à partir des contenus de tout le monde. Le palmarès ne dit pas qui a pensé quoi. Rendez un contenu privé ou supprimez-le : le palmarès disparaît jusqu’à ce qu’il soit recalculé sans lui.',
    ],
  },
  {
    title: 'La vérification des images et les signalements',
    paragraphs: [
      'Chaque image est examinée par un programme qui tourne sur notre propre serveur ; elle n’est envoyée à personne. Si le résultat est douteux, les scores sont gardés avec l’image pour que la modération décide.',
      'Tout le monde peut signaler un contenu. Nous gardons alors le motif, le texte et une copie de ce qui est signalé, que seule la modération voit ; l’auteur ne sait jamais qui a signalé. D’une personne sans compte, nous ne gardons que l’empreinte de son réseau, que plus rien ne relie à elle le lendemain, et, si elle la donne, son adresse email jusqu’à la réponse.',
      'L’auteur d’un contenu visé par une décision en lit le motif sur son profil et peut la contester une fois.',
    ],
  },
  {
    title: 'La sécurité du site',
    paragraphs: [
      'Les événements de sécurité (connexion, code refusé, changement de mot de passe, d’adresse ou de double authentification, création d’un jeton d’accès, actes d’administration) sont inscrits dans un journal avec la date et l’adresse IP, pour traiter les abus et les litiges. Des compteurs de tentatives, gardés un jour, limitent les attaques.',
    ],
  },
  {
    title: 'Pourquoi nous avons le droit de le faire',
    paragraphs: [
      'Votre compte et vos contenus : l’exécution du service que vous demandez en vous inscrivant. La vérification des images, les signalements, le journal et les compteurs : notre intérêt légitime à un site sûr et conforme à la loi.',
    ],
  },
  {
    title: 'Dans votre navigateur',
    paragraphs: [
      'Votre navigateur garde votre session (clé « token »), votre thème, vos préférences d’affichage et vos brouillons ; le temps d’un onglet, il garde aussi où vous en étiez dans les listes et dans les duels entre ex æquo, et quels albums vous avez ouverts, pour ne compter qu’une vue. Il garde aussi une copie de ce que vous avez ouvert, pour le montrer sans réseau : ce que vous avez lu avec votre compte en disparaît quand vous vous déconnectez. Un cookie technique protège l’envoi des formulaires, un autre retient que votre compte s’est déjà connecté depuis cet appareil, pour que personne ne puisse bloquer votre compte en essayant des mots de passe, deux derniers retiennent les langues que vous avez choisies. Rien de cela ne vous suit ailleurs ; c’est pourquoi aucun bandeau ne vous demande votre accord.',
      'À la déconnexion, vos brouillons restent sur l’appareil si vous le souhaitez.',
    ],
  },
  {
    title: 'Qui voit vos données',
    paragraphs: [
      'Le public voit ce que vous rendez public, avec votre nom et votre nametag, et réuni sur une page qui porte votre nametag. La modération voit les albums privés ou en quarantaine, et ce qui est signalé avec le nom des comptes qui signalent. L’administration peut décider que les voix d’un compte ne comptent plus dans les palmarès, par exemple quand de nouveaux comptes votent en nombre ; vos données exportées le disent. Seule l’administration voit les adresses email, dans le panneau d’administration.',
      'Les emails passent par le serveur d’envoi du site. Aucune donnée n’est cédée à d’autres.',
    ],
  },
  {
    title: 'Combien de temps',
    paragraphs: [
      [
        'sessions : 7 jours au maximum, puis un jour après leur fin ;',
        'jetons d’accès : jusqu’à leur révocation, ou 30 jours après leur fin, qui vient au bout d’un an au plus ;',
        'liens envoyés par email : une heure, sous forme d’empreinte ;',
        'emails à envoyer : jusqu’à leur envoi, 30 jours en cas d’échec ;',
        'compteurs de tentatives et réponses gardées contre les doubles envois : un jour ;',
        'signalements et copies de ce qui est signalé : 90 jours après la décision ;',
        'décisions de la modération sur vos contenus : tant que le compte existe ;',
        'compte et contenus : jusqu’à leur suppression ;',
        'connexions et codes refusés, dans le journal de sécurité : 180 jours ;',
        'le reste du journal de sécurité : tant que la personne qui exploite le site le conserve.',
      ],
    ],
  },
  {
    title: 'Vos droits',
    paragraphs: [
      'Depuis votre profil, vous pouvez corriger votre nom et votre adresse, télécharger toutes vos données et supprimer votre compte. Vous pouvez aussi demander l’accès, la rectification, l’effacement, la limitation ou vous opposer à un traitement en nous écrivant, et saisir la CNIL.',
      'À la suppression du compte, vos sessions se terminent, vos jetons d’accès sont révoqués, votre adresse, l’empreinte de votre mot de passe et votre double authentification sont effacées, vos contenus disparaissent. Restent, sans votre nom : les images que d’autres contenus montrent, les albums en quarantaine le temps d’une décision, ce que vous avez signalé et les copies de ce qui l’a été jusqu’à 90 jours après la décision, le journal de sécurité, et le nametag, réservé.',
    ],
  },
  {
    title: 'Enfants',
    paragraphs: [
      'Le service ne s’adresse pas aux enfants de moins de 13 ans. Si un enfant plus jeune s’est inscrit, écrivez-nous : son compte sera supprimé.', // (SH-57)
    ],
  },
  { title: 'Contact', paragraphs: [], contact: 'Pour toute question sur vos données, écrivez-nous à ' },
];
