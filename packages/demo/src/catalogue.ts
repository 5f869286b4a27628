// Every demo album. The home page ranks albums by their number of images, so visitors see the largest first.
import type { DemoAlbum } from './album.ts';
import { A_TABLE } from './albums/a-table.ts';
import { COMEDIES_MUSICALES } from './albums/comedies-musicales.ts';
import { COUPE_DU_MONDE_2022 } from './albums/coupe-du-monde-2022.ts';
import { DRAPEAUX_D_EUROPE } from './albums/drapeaux-d-europe.ts';
import { HEROS_DE_CONTES } from './albums/heros-de-contes.ts';
import { HUMEURS_D_EMOJI } from './albums/humeurs-d-emoji.ts';
import { IDEES_CADEAUX } from './albums/idees-cadeaux.ts';
import { L_HEURE_DU_DESSIN_ANIME } from './albums/l-heure-du-dessin-anime.ts';
import { L_ORCHESTRE } from './albums/l-orchestre.ts';
import { LE_GRAND_BESTIAIRE } from './albums/le-grand-bestiaire.ts';
import { LE_SAC_DE_L_AVENTURIER } from './albums/le-sac-de-l-aventurier.ts';
import { LE_SAC_DE_SPORT } from './albums/le-sac-de-sport.ts';
import { LOGOS_DE_LA_TECH } from './albums/logos-de-la-tech.ts';
import { MONSTRES_ET_LEGENDES } from './albums/monstres-et-legendes.ts';
import { PAYSAGES } from './albums/paysages.ts';
import { QUEL_POUVOIR } from './albums/quel-pouvoir.ts';
import { RUGBY_2023 } from './albums/rugby-2023.ts';
import { SALLE_D_ARCADE } from './albums/salle-d-arcade.ts';
import { TOUS_LES_SPORTS } from './albums/tous-les-sports.ts';
import { UN_FILM_UN_EMOJI } from './albums/un-film-un-emoji.ts';
import { UN_MANGA_UN_EMOJI } from './albums/un-manga-un-emoji.ts';
import { UN_STYLE_UN_EMOJI } from './albums/un-style-un-emoji.ts';
import { UN_TUBE_UN_EMOJI } from './albums/un-tube-un-emoji.ts';

/** Seeding order: albums at the top of the home page come first, the most popular ones and the most played one (PAYSAGES). */
export const DEMO_ALBUMS: readonly DemoAlbum[] = [
  LE_GRAND_BESTIAIRE,
  A_TABLE,
  PAYSAGES,
  UN_FILM_UN_EMOJI,
  TOUS_LES_SPORTS,
  SALLE_D_ARCADE,
  L_ORCHESTRE,
  DRAPEAUX_D_EUROPE,
  UN_MANGA_UN_EMOJI,
  UN_TUBE_UN_EMOJI,
  L_HEURE_DU_DESSIN_ANIME,
  MONSTRES_ET_LEGENDES,
  COUPE_DU_MONDE_2022,
  LOGOS_DE_LA_TECH,
  HEROS_DE_CONTES,
  RUGBY_2023,
  HUMEURS_D_EMOJI,
  QUEL_POUVOIR,
  LE_SAC_DE_SPORT,
  LE_SAC_DE_L_AVENTURIER,
  UN_STYLE_UN_EMOJI,
  COMEDIES_MUSICALES,
  IDEES_CADEAUX,
];
