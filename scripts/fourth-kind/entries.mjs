// The registry entries of the test's fourth kind: what has to be written outside its own files. Each entry is inserted after texts of a
// file, each of which the file contains once. The compiler reports a missing entry in its file, or in the file `reportedIn`.

import { TEXT_ENTRIES } from './text-entries.mjs';

/** The id from which every registry derives its keys. Without it the other entries have an unknown key. */
const ID = {
  file: 'packages/core/src/content-kind.ts',
  reportedIn: 'packages/core/src/contract/pages.ts',
  inserts: { "'ranking'": ", 'favourite'" },
};

const core = [
  {
    file: 'packages/core/src/contract/types.ts',
    reportedIn: 'packages/core/src/contract/content-endpoints.ts',
    inserts: {
      "from './schemas/common.ts';\n": `export type { CreateFavouriteBody, Favourite, FavouriteSummary, UpdateFavouriteBody } from './schemas/favourite.ts';\n`,
    },
  },
  {
    file: 'packages/core/src/contract/content-endpoints.ts',
    inserts: {
      'export type ContentWire = {\n': `
  favourite: {
    summary: wire.FavouriteSummary;
    whole: wire.Favourite;
    create: wire.CreateFavouriteBody;
    update: wire.UpdateFavouriteBody;
  };`,
    },
  },
  { file: 'packages/core/src/contract/pages.ts', inserts: { "'/classements',\n": "favourite: '/favoris'," } },
  {
    file: 'packages/core/src/contract/schemas/content-kinds.ts',
    inserts: {
      "'../../content-kind.ts';\n": "import * as favourite from './favourite.ts';\n",
      '{ tierlist, tournament, ranking': ', favourite',
    },
  },
  {
    file: 'packages/core/src/contract/schemas/content-kinds.ts',
    inserts: {
      'CONTENT_SCHEMAS = {\n': `
  favourite: {
    summary: favourite.FavouriteSummary,
    whole: favourite.Favourite,
    create: favourite.CreateFavouriteBody,
    update: favourite.UpdateFavouriteBody,
  },`,
    },
  },
];

const pictures = [
  {
    file: 'packages/pictures/src/content.ts',
    inserts: {
      'type PictureContents = {\n':
        "readonly favourite: Told & { readonly kind: 'favourite'; readonly images: readonly PictureImage[] };",
    },
  },
  {
    file: 'packages/pictures/src/content.ts',
    inserts: { 'PictureImage[] } = {\n': 'favourite: ({ images }) => [...images],' },
  },
  {
    file: 'packages/pictures/src/content.ts',
    inserts: { 'const TEXTS: TextLists = {\n': 'favourite: () => [],' },
  },
  {
    file: 'packages/pictures/src/layout-picture.ts',
    inserts: {
      "from './format.ts';\n": "import { favouriteScene } from './favourite-scene.ts';\n",
      'Layout<K> } = {\n': 'favourite: favouriteScene,',
    },
  },
];

const TABLE = `
  favourite: {
    id: Generated<number>;
    account_id: number;
    album_id: number;
    name: string;
    search_text: string;
    description: string | null;
    private: Generated<boolean>;
    hidden: Generated<boolean>;
    version: Generated<number>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  favourite_image: { id: Generated<number>; favourite_id: number; image_id: number };`;

const server = [
  {
    file: 'packages/server/src/db/schema.ts',
    reportedIn: 'packages/server/src/content/favourite/favourite.repository.ts',
    inserts: { 'export type Database = {\n': TABLE },
  },
  {
    file: 'packages/server/src/db/content-tables.ts',
    inserts: {
      'const TABLES = {\n': `
  favourite: {
    table: sql.table('favourite'),
    images: sql.table('favourite_image'),
    contentId: sql.ref('favourite_id'),
    mainImage: null,
    isShown: sql<boolean>\`true\`,
    ownColumns: {},
  },`,
    },
  },
  {
    file: 'packages/server/src/content/kinds.ts',
    inserts: {
      "from '../http/context.ts';\n": "import { favourite } from './favourite/favourite.kind.ts';\n",
      '{ tierlist, tournament, ranking': ', favourite',
    },
  },
  {
    file: 'packages/server/src/content/shared/remove-image.ts',
    inserts: {
      'Removal>> = {\n':
        'favourite: ({ places }) => [sql`delete from favourite_image where id = any(${places})`],',
    },
  },
  {
    file: 'packages/server/src/content/shared/kind-languages.ts',
    inserts: { 'Language | null>> = {\n': 'favourite: null,' },
  },
  {
    file: 'packages/server/src/content/palmares/saved-vote.ts',
    inserts: {
      "from '@palmares/core/palmares/ballot';\n":
        "import { parseVote as parseFavourite } from '../favourite/favourite.vote.ts';\n",
      'Vote>> = {\n': 'favourite: parseFavourite,',
    },
  },
  {
    file: 'packages/server/src/publishing/kinds/kinds.ts',
    inserts: {
      "from '@palmares/core/content-kind';\n": "import { favourite } from './favourite.ts';\n",
      '{ tierlist, tournament, ranking': ', favourite',
    },
  },
  {
    file: 'packages/server/src/publishing/kinds/kinds.ts',
    reportedIn: 'packages/server/src/publishing/api-description/operation-texts.ts',
    inserts: {
      "from './published-kind.ts';\n": "import { favouriteOperations } from './favourite-operations.ts';\n",
      '...rankingOperations': ', ...favouriteOperations',
    },
  },
  {
    file: 'packages/server/src/demo/fill.ts',
    inserts: { 'ContentFiller>> = {\n': 'favourite: async () => undefined,' },
  },
  {
    file: 'packages/server/src/testing/sample-results.ts',
    inserts: { 'object> = {\n': 'favourite: (images) => ({ images }),' },
  },
];

server.push({
  file: 'packages/server/src/testing/sample-calls.ts',
  inserts: {
    'listTierlists: {': ` query: {} },
    getFavourite: { id: w.favourite },
    createFavourite: { body: content('favourite') },
    updateFavourite: { id: w.favourite, body: content('favourite') },
    listFavourites: {`,
    '    reportRanking: { id: w.ranking, body: report },\n':
      'reportFavourite: { id: w.favourite, body: report },',
    '    deleteRanking: {},\n': 'deleteFavourite: {},',
  },
});

const web = [
  {
    file: 'packages/web/src/kinds/kinds.ts',
    inserts: {
      "from './kind.ts';\n": "import { favourite } from './favourite.ts';\n",
      '{ tierlist, ranking, tournament': ', favourite',
    },
  },
  {
    file: 'packages/web/src/kinds/kind-words.ts',
    inserts: {
      "from './kind.ts';\n": "import { FAVOURITE_WORDS } from './favourite-words.ts';\n",
      'KindWords>> = {\n': 'favourite: FAVOURITE_WORDS,',
    },
  },
  {
    file: 'packages/web/src/kinds/kind-facts.ts',
    inserts: {
      'KindFacts>> = {\n': `
  favourite: {
    imagesToStart: 1,
    hasMainImage: false,
    isResumable: true,
    resumeQuery: {},
  },`,
    },
  },
  {
    file: 'packages/web/src/kinds/kind-card.tsx',
    inserts: {
      "from './kinds.ts';\n": "import { FavouriteCard } from './favourite-card.tsx';\n",
      'ReactNode } = {\n': 'favourite: FavouriteCard,',
    },
  },
  {
    file: 'packages/web/src/kinds/kind-routes.ts',
    inserts: {
      '> = {\n': `
  favourite: {
    list: () => import('../pages/favourites-page.tsx'),
    view: () => import('../pages/favourite-viewer-page.tsx'),
    create: () => import('../pages/favourite-create-page.tsx'),
    edit: () => import('../pages/favourite-edit-page.tsx'),
  },`,
    },
  },
  {
    file: 'packages/web/src/storage/drafts/draft-summary.ts',
    inserts: { '=> unknown>> = {\n': 'favourite: ({ imageIds }) => imageIds,' },
  },
  {
    file: 'packages/web/src/lib/content-union.ts',
    inserts: {
      "from '@palmares/core/content-kind';\n":
        "import { ballotOfFavourite } from '@palmares/core/favourite/ballot';\n",
      'Reader<K> } = {\n': `
  favourite: {
    ballot: ({ images }) => ballotOfFavourite(images.map(({ id }) => id)),
    images: ({ images }) => images,
  },`,
    },
  },
  {
    file: 'packages/web/src/lib/picture/content-chat-text.ts',
    inserts: { 'ChatText<K> } = {\n': 'favourite: ({ title }, address) => `${title}\\n${address}`,' },
  },
  {
    file: 'packages/web/src/features/convert-content/conversion-source.ts',
    inserts: {
      '=> Standings } = {\n': `
  favourite: ({ images }) => ({ groups: [{ label: '', images: images.map(({ id }) => id) }], unknown: [] }),`,
    },
  },
  {
    file: 'packages/web/src/features/convert-content/conversion-options.tsx',
    inserts: { 'Way | null>> = {\n': 'favourite: null,' },
  },
  {
    file: 'packages/web/src/features/album-dialog/kind-picture.tsx',
    inserts: { 'ReactNode> = {\n': 'favourite: Podium,' },
  },
];

export const ENTRIES = [ID, ...core, ...TEXT_ENTRIES, ...pictures, ...server, ...web];
