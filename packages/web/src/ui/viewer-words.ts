// What the heads of the three viewers say: French, and English for the tournament (P2 §1). Texts of the spec are core's.
import { RANKING_VIEW_TEXTS } from '@palmares/core/ranking/messages';
import { TIERLIST_TEXTS } from '@palmares/core/tierlist/messages';
import { formatEnglishDate } from '../lib/english.ts';
import { formatDate } from '../lib/french.ts';
import { type ContentType, paths } from '../lib/paths.ts';

const FRENCH = {
  language: 'fr',
  album: 'Album',
  by: 'par',
  date: formatDate,
} as const;

/** What one kind says of itself, and where it leads. */
export const VIEWER_WORDS = {
  tierlists: {
    ...FRENCH,
    makeMine: 'Faire la mienne',
    back: 'Retour',
    edit: 'Modifier',
    private: 'Privée',
    unknownAlbum: TIERLIST_TEXTS.unknownAlbum,
    unknownAuthor: TIERLIST_TEXTS.unknownAuthor,
    list: paths.tierlists.to(),
    editPath: (id: number) => paths.tierlistEdit.to(id),
  },
  classements: {
    ...FRENCH,
    makeMine: 'Faire le mien',
    back: 'Retour aux classements',
    edit: RANKING_VIEW_TEXTS.edit,
    private: 'Privé',
    unknownAlbum: RANKING_VIEW_TEXTS.unknownAlbum,
    unknownAuthor: RANKING_VIEW_TEXTS.unknownAuthor,
    list: paths.rankings.to(),
    editPath: (id: number) => paths.rankingEdit.to(id),
  },
  tournois: {
    language: 'en',
    makeMine: 'Make my own',
    album: 'Album',
    by: 'by',
    date: formatEnglishDate,
    back: 'Back',
    edit: 'Edit',
    private: 'Private',
    unknownAlbum: 'Unknown album',
    unknownAuthor: 'Unknown author',
    list: paths.tournaments.to(),
    editPath: (id: number) => paths.tournamentEdit.to(id),
  },
} as const satisfies Record<ContentType, object>;
