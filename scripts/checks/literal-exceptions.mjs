// Texts that stay outside the catalogue, for check-literals.mjs: of files that match `files`, all or those that `texts` lists.
export const literalExceptions = [
  {
    files: /^packages\/core\/src\/album\/default-categories\.ts$/,
    texts: ['Video games'],
    why: 'Data: the names of categories that a new site begins with, which the database then holds.',
  },
  {
    files: /^packages\/server\/src\/(?:.+\/)?[\w-]+-messages\.ts$/,
    why: 'The log, the configuration and the commands speak to operators, in French.',
  },
  { files: /^packages\/server\/src\/identity\/user\/user-cli\.ts$/, why: 'A command for operators.' },
  { files: /^packages\/server\/src\/file-move\/move-files\.ts$/, why: 'A command for operators.' },
  { files: /^packages\/server\/src\/db\/check-server\.ts$/, texts: ['aucune réponse'], why: 'The log.' },
  {
    files: /^packages\/server\/src\/demo\/accounts\.ts$/,
    texts: ['modératrice'],
    why: 'The log of the demo.',
  },
  {
    files: /^packages\/server\/src\/operations\/metrics\.ts$/,
    why: 'Descriptions of metrics, for operators.',
  },
  {
    files: /^packages\/server\/src\/publishing\/(?:api-description\/|kinds\/[\w-]+-operations)/,
    why: 'The description of the API, for programmers.',
  },
  {
    files: /^packages\/core\/src\/contract\/schemas\//,
    why: 'Descriptions of fields, which the description of the API translates.',
  },
  {
    files: /^packages\/web\/docs\.html$/,
    texts: ['API · Palmarès'],
    why: 'API is the same in all languages.',
  },
  {
    files: /^packages\/server\/src\/content\/palmares\/palmares(?:-thread|\.repository)\.ts$/,
    texts: [
      'the palmarès could not be computed:',
      'the thread that computes palmarès is closed',
      'lock of a palmarès',
      'stored palmarès',
    ],
    why: 'Errors of the program and names of queries, with the name of the thing.',
  },
  {
    files: /^packages\/core\/src\/ranking\/ranking\.ts$/,
    why: 'Errors of the program: a state that no action leads to.',
  },
  {
    files: /^packages\/(?:core\/src\/tierlist\/board|server\/src\/demo\/fill-tierlists)\.ts$/,
    texts: ['Non classé'],
    why: 'The stored label of the pool (TL-65).',
  },
  {
    files: /^packages\/core\/src\/album\/default-categories\.ts$/,
    texts: ['Jeux Vidéo'],
    why: 'A stored name of a category (AL-13).',
  },
];
