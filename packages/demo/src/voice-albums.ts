// Albums on which every demo user has an opinion: images that most like, that few like, and that divide.
import type { IconId } from './album.ts';
import { emojis, icons } from './tierlist.ts';

export type VoiceAlbum = {
  /** Slug of a demo album. */
  album: string;
  /** Most liked first. */
  loved: readonly IconId[];
  disliked: readonly IconId[];
  /** Liked by one half of the people, disliked by the other. */
  contested: readonly IconId[];
  /** Names of a tier list, a tournament and a ranking, used by the people in turn. */
  names: readonly (readonly [tierlist: string, tournament: string, ranking: string])[];
};

export const VOICE_ALBUMS: readonly VoiceAlbum[] = [
  {
    album: 'le-grand-bestiaire',
    loved: emojis('fox otter panda owl penguin elephant octopus wolf lion turtle dolphin koala'),
    disliked: emojis('scorpion snake squid crab lizard bat mouse-face badger'),
    contested: emojis('t-rex cat-face'),
    names: [
      ['Mon arche de Noé', 'Le plus beau des animaux', 'Mes bêtes, dans l’ordre'],
      ['Caresser ou fuir', 'La loi de la jungle', 'Du plus doux au plus piquant'],
      ['Bestiaire de cœur', 'Duel au zoo', 'Ceux que je dessine le mieux'],
      ['Animaux : mon avis', 'Le roi du bestiaire', 'Si j’étais un animal'],
      ['Mes totems', 'Poils contre plumes', 'Le bestiaire de la maison'],
      ['Les bêtes du dimanche', 'Qui l’emporte ?', 'À adopter d’urgence'],
    ],
  },
  {
    album: 'a-table',
    loved: emojis(
      'pizza croissant fondue sushi pancakes cheese-wedge spaghetti strawberry chocolate-bar dumpling mango',
    ),
    disliked: emojis('garlic candy lollipop hot-dog popcorn custard eggplant'),
    contested: emojis('oyster pineapple'),
    names: [
      ['Ce que je reprendrais', 'Le plat de ma vie', 'Mon menu idéal'],
      ['Salé, sucré, classé', 'La grande bouffe', 'De la meilleure bouchée à la pire'],
      ['À la cantine', 'Fourchettes croisées', 'Dans mon assiette'],
      ['Le frigo parfait', 'Duel de cuisine', 'Ce que je cuisine le mieux'],
      ['Bonheurs de table', 'Le dernier morceau', 'Avec les doigts'],
      ['Un dîner presque parfait', 'Qui finit au four ?', 'Les goûters d’abord'],
    ],
  },
  {
    album: 'un-film-un-emoji',
    loved: emojis('milky-way ring t-rex alarm-clock shark ghost hotel umbrella-with-rain-drops robot'),
    disliked: emojis('poultry-leg tornado small-airplane bus game-die'),
    contested: emojis('passenger-ship clown-face'),
    names: [
      ['Ma cinémathèque', 'Le film des films', 'À revoir sans fin'],
      ['Vus et revus', 'Projection privée', 'Mes séances, dans l’ordre'],
      ['Ciné-club du jeudi', 'La palme', 'Du chef-d’œuvre à la sieste'],
      ['Popcorn ou sieste', 'Duel en salle 2', 'Les films de ma vie'],
      ['Ce que j’emporte', 'Dernière séance', 'Sans bande-annonce'],
      ['Grand écran', 'Le clap de fin', 'Pour un long trajet'],
    ],
  },
  {
    album: 'tous-les-sports',
    loved: emojis(
      'tennis rugby-football person-climbing basketball person-surfing person-swimming ping-pong',
    ),
    disliked: emojis('bullseye bowling pool-8-ball person-lifting-weights racing-car lacrosse'),
    contested: emojis('soccer-ball curling-stone'),
    names: [
      ['À pratiquer un jour', 'Le sport des sports', 'Ceux que je regarde'],
      ['Du stade au canapé', 'Mort subite', 'Ma semaine idéale'],
      ['Vu du banc', 'La finale', 'Mes sports, sans mentir'],
      ['Olympiades maison', 'Un seul podium', 'Après l’effort'],
      ['Sueur et tiers', 'Prolongations', 'Ce que je conseille'],
      ['Sport au lycée', 'Tirs au but', 'Du plus beau au plus long'],
    ],
  },
  {
    album: 'salle-d-arcade',
    loved: emojis('mushroom puzzle-piece shield ghost hedgehog joystick gorilla pick racing-car'),
    disliked: emojis('rolled-up-newspaper goat bowling candy taxi'),
    contested: emojis('oncoming-fist goose'),
    names: [
      ['Encore une pièce', 'La borne ultime', 'Mes parties, dans l’ordre'],
      ['Pixels de cœur', 'Partie terminée', 'À finir un jour'],
      ['Vidéothèque de salon', 'Joueur contre joueur', 'Sur une île déserte'],
      ['Vies restantes', 'Le boss final', 'Du culte au raté'],
      ['Manette en main', 'Duel à l’écran', 'Ce que je relance'],
      ['Bornes et bonheurs', 'Meilleur score', 'Les jeux de mon enfance'],
    ],
  },
  {
    album: 'drapeaux-d-europe',
    loved: icons('flag', 'pt gb gr no ch is se cy al va es'),
    disliked: icons('flag', 'mc pl lu nl ru at hu'),
    contested: icons('flag', 'fr me'),
    names: [
      ['Étoffes et couleurs', 'Le plus beau drapeau', 'Drapeaux, mon ordre'],
      ['À coudre soi-même', 'Levée des couleurs', 'Du plus net au plus chargé'],
      ['Vexillologie sans gêne', 'En haut du mât', 'Ceux que je reconnais'],
      ['Beaux de loin', 'Bandes contre croix', 'Pour un timbre'],
      ['Au fond de la classe', 'Dernier pavillon', 'Mes voyages d’abord'],
      ['Couleurs qui claquent', 'Europe en duel', 'Sans regarder la carte'],
    ],
  },
  {
    album: 'paysages',
    loved: icons(
      'photo',
      'glacier peak-at-sunset turquoise-lake sea-of-clouds mirror-lake cypresses sea-well earthrise',
    ),
    disliked: icons('photo', 'mars towers-in-fog bare-mountain skyline dune patches-of-snow'),
    contested: icons('photo', 'lava-in-the-sea ruined-pier'),
    names: [
      ['Où je pars demain', 'La plus belle vue', 'Mes fonds d’écran'],
      ['Respirer', 'Le grand départ', 'Du plus calme au plus fou'],
      ['À voir une fois', 'Mer ou montagne ?', 'Les yeux grands ouverts'],
      ['Sac à dos', 'La carte postale', 'Paysages, mon ordre'],
      ['Vu de la fenêtre', 'L’ultime panorama', 'Là où je vivrais'],
      ['Grand angle', 'Un seul billet', 'Au-dessus des nuages'],
    ],
  },
];
