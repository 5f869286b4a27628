// The entries of the test's fourth kind in the catalogue of texts, for entries.mjs.

export const TEXT_ENTRIES = [
  {
    file: 'packages/texts/src/fr/details.ts',
    inserts: {
      'DetailsTexts>> = {\n': "favourite: { ...LENGTHS, name_required: 'Veuillez donner un nom.' },",
    },
  },
  {
    file: 'packages/texts/src/en/details.ts',
    inserts: {
      'DetailsTexts>> = {\n': "favourite: { ...LENGTHS, name_required: 'Please choose a name.' },",
    },
  },
  {
    file: 'packages/texts/src/fr/report-issues.ts',
    inserts: {
      'Nouns>> = {\n': "favourite: { label: 'Favoris', one: 'des favoris', yours: 'Vos favoris' },",
    },
  },
  {
    file: 'packages/texts/src/en/report-issues.ts',
    inserts: {
      'Nouns>> = {\n': "favourite: { label: 'Favourites', one: 'favourites', yours: 'Your favourites' },",
    },
  },
  {
    file: 'packages/texts/src/fr/kind-titles.ts',
    inserts: { 'string>> = {\n': "favourite: 'Favoris'," },
  },
  {
    file: 'packages/texts/src/en/kind-titles.ts',
    inserts: { 'fr.KIND_TITLES = {\n': "favourite: 'Favourites'," },
  },
  {
    file: 'packages/texts/src/fr/embed.ts',
    inserts: {
      'KindTexts>> = {\n':
        "favourite: { untitled: 'Favoris sans nom', empty: 'Aucune image pour le moment.' },",
    },
  },
  {
    file: 'packages/texts/src/en/embed.ts',
    inserts: {
      'fr.KIND_TEXTS = {\n': "favourite: { untitled: 'Untitled favourites', empty: 'No images yet.' },",
    },
  },
  {
    file: 'packages/texts/src/fr/kind-facts.ts',
    inserts: {
      'KindNames>> = {\n': "favourite: { label: 'Favoris', plural: 'favoris', private: 'privés' },",
    },
  },
  {
    file: 'packages/texts/src/en/kind-facts.ts',
    inserts: {
      'fr.KIND_NAMES = {\n': "favourite: { label: 'Favourites', plural: 'favourites', private: 'private' },",
    },
  },
  {
    file: 'packages/texts/src/fr/convert.ts',
    inserts: { "blanks: { tierlist: 'Tier list', ranking: 'Classement'": ", favourite: 'Favoris'" },
  },
  {
    file: 'packages/texts/src/en/convert.ts',
    inserts: { "blanks: { tierlist: 'Tier list', ranking: 'Ranking'": ", favourite: 'Favourites'" },
  },
  {
    file: 'packages/texts/src/fr/convert.ts',
    inserts: { 'string>> = {\n': 'favourite: (title) => `Favoris tirés de « ${isolateBidi(title)} ».`,' },
  },
  {
    file: 'packages/texts/src/en/convert.ts',
    inserts: {
      'fr.ARRIVAL_MESSAGES = {\n': 'favourite: (title) => `Favourites drawn from “${isolateBidi(title)}”.`,',
    },
  },
  {
    file: 'packages/texts/src/fr/home.ts',
    inserts: { 'string>> = {\n': "favourite: 'Derniers favoris'," },
  },
  {
    file: 'packages/texts/src/en/home.ts',
    inserts: { '  latest: {\n': "favourite: 'Latest favourites'," },
  },
  {
    file: 'packages/texts/src/fr/account-forms.ts',
    inserts: { '  save: {\n': "favourite: 'Il faut un compte pour sauvegarder vos favoris.'," },
  },
  {
    file: 'packages/texts/src/en/account-forms.ts',
    inserts: { '  save: {\n': "favourite: 'You need an account to save your favourites.'," },
  },
  {
    file: 'packages/texts/src/fr/agreement.ts',
    inserts: { 'string>> = {\n': "favourite: 'à mes favoris'," },
  },
  {
    file: 'packages/texts/src/en/agreement.ts',
    inserts: { 'string>> = {\n': "favourite: 'my favourites'," },
  },
  {
    file: 'packages/texts/src/fr/album-dialog.ts',
    inserts: {
      'TypeTexts>> = {\n':
        "favourite: { label: 'Favoris', hint: 'Sans ordre.', start: (images) => `des favoris avec ${count(images, 'image')}` },",
    },
  },
  {
    file: 'packages/texts/src/en/album-dialog.ts',
    inserts: {
      'fr.TYPE_TEXTS = {\n':
        "favourite: { label: 'Favourites', hint: 'In no order.', start: (images) => `favourites with ${count(images, 'image')}` },",
    },
  },
  {
    file: 'packages/texts/src/fr/content-lists.ts',
    inserts: {
      'GalleryTexts>> = {\n': `
  favourite: {
    text: 'Les images que chacun préfère.',
    search: 'Rechercher des favoris',
    noMatch: 'Aucun favori ne correspond à votre recherche',
    none: 'Aucun favori pour le moment',
    noneHint: 'Choisissez un album.',
    newest: 'Les plus récents',
    oldest: 'Les plus anciens',
  },`,
    },
  },
  {
    file: 'packages/texts/src/en/content-lists.ts',
    inserts: {
      'fr.GALLERY_TEXTS = {\n': `
  favourite: {
    text: 'The images that people like best.',
    search: 'Search for favourites',
    noMatch: 'No favourites match your search',
    none: 'No favourites yet',
    noneHint: 'Choose an album.',
    newest: 'Newest',
    oldest: 'Oldest',
  },`,
    },
  },
  {
    file: 'packages/texts/src/fr/profile.ts',
    inserts: {
      'SectionTexts> = {\n': `
  favourite: {
    title: 'Mes favoris',
    create: 'Choisir des favoris',
    none: 'Vous n’avez pas encore de favoris',
    noneHint: 'Choisissez un album.',
    deleted: 'Favoris supprimés avec succès !',
  },`,
    },
  },
  {
    file: 'packages/texts/src/en/profile.ts',
    inserts: {
      'fr.SECTION_TEXTS = {\n': `
  favourite: {
    title: 'My favourites',
    create: 'Choose favourites',
    none: 'You don’t have any favourites yet',
    noneHint: 'Pick an album.',
    deleted: 'Favourites deleted!',
  },`,
    },
  },
  {
    file: 'packages/texts/src/fr/report.ts',
    inserts: { "ranking: 'Signaler ce classement',\n": "favourite: 'Signaler ces favoris'," },
  },
  {
    file: 'packages/texts/src/en/report.ts',
    inserts: { "ranking: 'Report this ranking',\n": "favourite: 'Report these favourites'," },
  },
];
