import { type DemoAlbum, emoji, wikipedia } from '../album.ts';

// Background for icons that are too dark for the album's own.
const LIT = '#6a4c36';

export const UN_FILM_UN_EMOJI: DemoAlbum = {
  slug: 'un-film-un-emoji',
  name: 'Un film, un émoji',
  author: 'zoe',
  categories: ['Films'],
  ground: '#38261a',
  status: 'public',
  createdDaysAgo: 64,
  images: [
    emoji('shark', 'Les Dents de la mer', {
      description:
        'Le requin mécanique tombait sans cesse en panne : on le voit peu, et c’est pour cela qu’il fait peur.',
      url: wikipedia('Les Dents de la mer'),
    }),
    emoji('passenger-ship', 'Titanic', {
      description: 'Il y avait de la place sur la planche.',
      url: wikipedia('Titanic (film, 1997)'),
    }),
    emoji('t-rex', 'Jurassic Park', { url: wikipedia('Jurassic Park (film)') }),
    emoji('alien', 'E.T., l’extra-terrestre'),
    emoji('high-voltage', 'Retour vers le futur', {
      description: 'L’horloge s’arrête à 22 h 04.',
      url: wikipedia('Retour vers le futur'),
    }),
    emoji('ghost', 'S.O.S. Fantômes', { url: wikipedia('S.O.S. Fantômes') }),
    emoji('gorilla', 'King Kong'),
    emoji('axe', 'Shining', { url: wikipedia('Shining (film)') }),
    emoji('boxing-glove', 'Rocky', {
      description: 'Soixante-douze marches à monter devant le musée de Philadelphie.',
    }),
    emoji('pill', 'Matrix', { description: 'La rouge, sans hésiter.' }),
    emoji('running-shoe', 'Forrest Gump'),
    emoji('ring', 'Le Seigneur des anneaux'),
    emoji('magic-wand', 'Harry Potter'),
    emoji('scissors', 'Edward aux mains d’argent'),
    emoji('clown-face', 'Ça'),
    emoji('balloon', 'Le Ballon rouge', {
      description: 'Albert Lamorisse, 1956. Trente-cinq minutes dans Ménilmontant, presque sans un mot.',
    }),
    emoji('shower', 'Psychose', { url: wikipedia('Psychose (film, 1960)') }),
    emoji('bird', 'Les Oiseaux'),
    emoji('egg', 'Alien', { description: 'Dans l’espace, personne ne vous entend crier.' }),
    emoji('rocket', 'Apollo 13'),
    emoji('astronaut', 'Seul sur Mars'),
    emoji('ringed-planet', 'Interstellar'),
    emoji('milky-way', 'Star Wars'),
    emoji('tornado', 'Twister'),
    emoji('bus', 'Speed'),
    emoji('small-airplane', 'Top Gun'),
    emoji('game-die', 'Jumanji'),
    emoji('taxi', 'Taxi'),
    emoji('motor-scooter', 'Vacances romaines', {
      description: 'Audrey Hepburn, Gregory Peck et une Vespa.',
    }),
    emoji('peach', 'Call Me by Your Name'),
    emoji('leafy-green', 'La Soupe aux choux'),
    emoji('poultry-leg', 'L’Aile ou la Cuisse', { url: wikipedia("L'Aile ou la Cuisse") }),
    emoji('skis', 'Les Bronzés font du ski', { description: '« Quand te reverrai-je, pays merveilleux ? »' }),
    emoji('manual-wheelchair', 'Intouchables', { ground: LIT }),
    emoji('musical-score', 'Les Choristes'),
    emoji('drum', 'Whiplash', { description: 'Pas tout à fait mon tempo.' }),
    emoji('musical-keyboard', 'Le Pianiste'),
    emoji('bicycle', 'Le Voleur de bicyclette'),
    emoji('umbrella-with-rain-drops', 'Chantons sous la pluie', { url: wikipedia('Chantons sous la pluie') }),
    emoji('alarm-clock', 'Un jour sans fin', { description: 'Six heures pile, encore.' }),
    emoji('robot', 'Terminator'),
    emoji('gem-stone', 'Diamants sur canapé'),
    emoji('penguin', 'La Marche de l’empereur'),
    emoji('desert', 'Dune'),
    emoji('stadium', 'Gladiator'),
    emoji('hotel', 'The Grand Budapest Hotel'),
  ],
};
