// Every number the product promises, grouped by resource. Schemas, forms and messages all read them here,
// so that a limit is changed in one place. The ids are those of docs/requirements.

/** AC-3, AC-4, AC-5. Lengths count code points after NFC normalisation (AC-7). */
export const ACCOUNT = {
  usernameMin: 3,
  usernameMax: 50,
  nametagMin: 3,
  nametagMax: 30,
  passwordMin: 8,
  passwordMax: 256,
  emailMax: 254,
} as const;

/** AC-60, AC-64. All in milliseconds. */
export const SESSION = {
  expiryCheckMs: 60_000,
  lifetimeMs: 7 * 24 * 3_600_000,
  idleMs: 48 * 3_600_000,
  adminLifetimeMs: 12 * 3_600_000,
  afterRegisterMs: 1_000,
  afterFailedAutoLoginMs: 2_000,
  afterPasswordChangeMs: 3_000,
} as const;

/** Codes of a second factor as they are typed: of an app (RFC 6238), and for recovery, characters of 5 bits each. */
export const CODE = { digits: 6, recoveryLength: 16 } as const;

/**
 * The second factor of a sign-in (docs/decisions/0069). The tolerance is in time steps on each side of the server's; times in milliseconds. Apart from CODE:
 * no browser needs it.
 */
export const SECOND_FACTOR = {
  stepSeconds: 30,
  toleranceSteps: 1,
  /** 160 bits, as the RFC recommends. */
  keyBytes: 20,
  recoveryCodes: 10,
  /** Characters of a recovery code that are shown together. */
  recoveryGroup: 4,
  /** Between the two steps of a sign-in. */
  ticketMs: 5 * 60_000,
  /** Between the key and its first code. */
  setUpMs: 3_600_000,
} as const;

/** LB-15, SH-28. The page of the site and the script before its first paint say the same (theme/theme.test.ts). */
export const THEME = { key: 'theme', default: 'dark' } as const;

/** AL-3, AL-4, AL-40, AL-69. */
export const ALBUM = {
  nameMax: 64,
  categoriesMax: 3,
  categoryNameMax: 40,
  imagesMin: 3,
  imagesMax: 1_000,
  perUserMax: 200,
  bytesPerUserMax: 2 * 1024 ** 3,
  quarantineReasonMax: 500,
} as const;

/** Code points of what is written, what a page of a case shows, and how long a closed case keeps what was reported. */
export const REPORT = {
  textMax: 1_000,
  /** Of a decision, and of the answer to an appeal. */
  reasonMax: 500,
  reportsShown: 100,
  keptDays: 90,
} as const;

/** How long the trail holds refused sign-ins and codes: people are in it who have no account, and never signed in. */
export const TRAIL = { refusalsKeptDays: 180 } as const;

/** AL-15, AL-18, AL-24, AL-34. Sizes in bytes, sides and areas in pixels. The spec's « Mo » are binary megabytes, as browsers show them. */
export const IMAGE = {
  nameMax: 25,
  descriptionMax: 500,
  urlMax: 2_048,
  originalBytesMax: 10 * 1024 ** 2,
  storedBytesMax: 2 * 1024 ** 2,
  sideMax: 1_920,
  decodedPixelsMax: 50_000_000,
  uploadTimeoutMs: 60_000,
  uploadsInParallel: 3,
  types: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'],
  defaultPath: '/default-image.jpg',
} as const;

/** Texts that become images: characters of one, and how many a list makes at a time. */
export const TEXT_CARD = { textMax: 120, perListMax: 500 } as const;

/** Widths, in pixels, of the smaller copies the server makes of every image, in rising order (docs/decisions/0004). */
export const IMAGE_SIZES = [160, 320, 480, 640] as const;

/** SH-32, SH-35, SH-37. */
export const HOME = {
  popularAlbums: 7,
  albumsPerCategory: 8,
  sectionsAtFirst: 2,
  sectionsPerStep: 2,
  /** Of each kind: a whole number of rows of one, two or four cards. */
  latestPerKind: 4,
  /** How long the page that the server renders opens with the same duel, in milliseconds. */
  duelMs: 600_000,
} as const;

/** SH-44, AC-96. */
export const GALLERY = {
  pageSize: 21,
  nextPageDistancePx: 100,
  searchDebounceMs: 300,
  badgesPerCard: 2,
  coverImages: 5,
} as const;

/** What the page of an album or an author shows of each list at first, and how many more at a press. */
export const EXCERPT = { images: 18, albums: 8, contents: 8 } as const;

/** SU-19: delays before the setup page leaves a dead end, in milliseconds. */
export const SETUP = {
  missingParamsRedirectMs: 2_000,
  accessDeniedRedirectMs: 3_000,
} as const;

/** What tier lists, tournaments and rankings share (BU-5). */
export const CONTENT = {
  nameMax: 100,
  descriptionMax: 500,
  /** What one content may hold: a full album, and as many images again that the album let go of and the content keeps. */
  imagesMax: 2_000,
} as const;

/** What the strictest of the common chats takes as one message, in UTF-16 units. */
export const CHAT = { textMax: 2_000 } as const;

/** TL-10, TL-14, TL-63. */
export const TIERLIST = {
  tiersMin: 1,
  tiersMax: 15,
  /** What a body may hold: more than the tiers and the one line of unclassified images, so that the refusal can name the rule. */
  linesMax: 100,
  labelMax: 37,
  labelLineLength: 12,
  autosaveMs: 5_000,
} as const;

/** TO-3, TO-20, TO-41. */
export const TOURNAMENT = {
  duelSize: 2,
  /** Only one duel of a round, when the number of its candidates is odd. */
  oddDuelSize: 3,
  autoNextMs: 500,
  defaultTurn: 1,
} as const;

/** RK-3, RK-7, RK-11. */
export const RANKING = {
  pointsToRank: 5,
  pointsPerSelection: 1,
  viewsBeforeQualification: 2,
  /** `upTo`: images not ranked yet when the run starts; `shown` at a time. */
  batches: [
    { upTo: 20, shown: 2 },
    { upTo: 150, shown: 6 },
    { upTo: 300, shown: 12 },
    { upTo: Number.POSITIVE_INFINITY, shown: 20 },
  ],
  qualificationMin: 2,
  qualificationMax: 4,
  podium: 3,
  undoSteps: 300,
  /** Key and value in the browser's storage once the information dialog was shown. */
  infoFlag: { key: 'rankingInfoModalShown', value: 'true' },
} as const;

/**
 * Stored with each palmarès. Raise it with every change of what `computePalmares` answers, parameters included: rows of a lower version are
 * computed again in the background. `palmares/model-version.test.ts` fails otherwise.
 */
export const PALMARES_MODEL_VERSION = 1;

/** The palmarès of an album (docs/PALMARES.md). */
export const PALMARES = {
  /** Precision of the prior of a log-worth: its standard deviation is 1. */
  ridge: 1,
  /** Log-worths are told to so many decimals. What differs by less is level. */
  decimals: 6,
  /** Of a normal distribution, on either side of the middle: 95 % of it lie within. */
  confidence: 1.96,
  /** Of fewer voices an album is told as such, and an image that fewer have judged has no tier. */
  voicesMin: 3,
  tiers: 5,
  fifths: 5,
  /** Voices that must have judged an image before it is called divisive, consensual or a surprise. */
  highlightVoicesMin: 5,
  highlights: 3,
  /** How many voices of ordinary disagreement each image is given beside its own. */
  spreadPrior: 5,
  /** How many more of the images must stand above it in the hands than in the palmarès, for a surprise. */
  surpriseShare: 0.1,
  differences: 3,
  /** Contents times images of an album whose palmarès takes about a second at most; larger ones are computed beside those. */
  smallMax: 100_000,
} as const;

/** Server lists: how many rows a page may carry, and how long the texts of a query may be. */
export const PAGE = {
  defaultSize: GALLERY.pageSize,
  maxSize: 100,
  searchMax: 100,
  /** A cursor that holds a number or a time. */
  cursorMax: 200,
  /** A cursor that holds the sort key of a row: a whole title, which may be in any script. */
  titleCursorMax: 6_000,
} as const;

/**
 * The most that a body or query may carry before the rules look at it. Where a rule has a limit of its own, this one is wider: who typed
 * too much reads the rule's text, and nothing absurd is parsed. The server's alone: no browser loads it.
 */
export const WIRE = {
  /** A text of one line: a username, an email address, a label. */
  lineMax: 500,
  nameMax: 1_000,
  textMax: 5_000,
  /** A nametag or an email address. */
  identifierMax: 300,
  passwordMax: 2_000,
  /** Of a link in a mail, and of a sign-in that waits for its second step. */
  linkTokenMax: 200,
  colorMax: 20,
  categoriesMax: 50,
  albumImagesMax: 5_000,
  linePlacementMax: 1_000,
  imagePlacementMax: 1_000_000,
  pointsMax: 1_000_000,
  viewedMax: 1_000_000_000,
  /** Places and lost duels of a tournament. */
  countMax: 1_000_000,
  turnMax: 1_000,
} as const;

/** AD-10: how the panel sorts its lists, the last way being for users alone, and filters its users. */
export const ADMIN = {
  sorts: ['newest', 'oldest', 'alphabetical', 'last_connection'],
  userFilters: ['all', 'active', 'desactive'],
  /** Name of an event of the journal. */
  eventMax: 60,
} as const;

/** Contents named one by one before an image is taken away from everywhere; the others are counted. */
export const PURGE = { usesShown: 100 } as const;

/**
 * When the voices of an album look like a wave: in the last `days`, at least `youngMin` and more than `share` of its new voices came from
 * accounts that were less than `accountDays` old when they voted.
 */
export const VOICE_WAVE = {
  days: 7,
  accountDays: 7,
  youngMin: 5,
  share: 0.5,
  albumsShown: 20,
  accountsShown: 50,
} as const;

/** AL-13: what a form offers until the server's list has loaded. */
export const DEFAULT_CATEGORIES = [
  'Films',
  'Animation',
  'Manga',
  'Jeux Vidéo',
  'Musique',
  'Sport',
  'Autres',
] as const;

/**
 * AX-72: how often something may be done in a window. `network` is an IPv4 address or the /64 of an IPv6 one, behind which a school
 * or a phone network may stand; `account` is a person, wherever they are.
 */
export const RATES = {
  // Sensitive: counted in PostgreSQL, by all processes together.
  loginByNetwork: { max: 60, windowSeconds: 600 },
  loginByAccountAndNetwork: { max: 10, windowSeconds: 600 },
  /** For one account from all networks together, except devices and networks from which it signed in before. */
  loginByAccount: { max: 100, windowSeconds: 3_600 },
  loginByDevice: { max: 10, windowSeconds: 600 },
  registerByNetwork: { max: 10, windowSeconds: 3_600 },
  resetByNetwork: { max: 20, windowSeconds: 3_600 },
  /** Bounds the mails that one mailbox can be sent. A person who reaches it still has a link that works in the mails already sent. */
  resetByAddress: { max: 5, windowSeconds: 3_600 },
  linkByNetwork: { max: 60, windowSeconds: 600 },
  /** In one session. */
  currentPassword: { max: 20, windowSeconds: 600 },
  /** Codes of one account from all unknown networks together: a guesser who has the password would need years. */
  secondFactor: { max: 10, windowSeconds: 3_600 },
  /** Of one account, by a device that has given a code before, from one network, and in one session. */
  secondFactorByDevice: { max: 10, windowSeconds: 3_600 },
  secondFactorByNetwork: { max: 10, windowSeconds: 3_600 },
  secondFactorBySession: { max: 10, windowSeconds: 3_600 },
  /** By device, network or session. 80 random bits cannot be guessed: the limit only bounds the work. */
  recoveryCode: { max: 30, windowSeconds: 3_600 },
  emailChange: { max: 5, windowSeconds: 3_600 },
  export: { max: 10, windowSeconds: 3_600 },
  reportByAccount: { max: 30, windowSeconds: 3_600 },
  /** Of visitors. */
  reportByNetwork: { max: 20, windowSeconds: 3_600 },
  uploadByAccount: { max: 3_000, windowSeconds: 3_600 },
  uploadByNetwork: { max: 3_000, windowSeconds: 3_600 },
  writeByAccount: { max: 1_800, windowSeconds: 600 },
  writeByNetwork: { max: 6_000, windowSeconds: 600 },
  /** New tier lists, tournaments and rankings together, in a day that begins at midnight UTC. Configurable (CONTENTS_PER_DAY). */
  contentByAccount: { max: 100, windowSeconds: 86_400 },
  // Counted by each process in its own memory.
  /** Pages, embeds, sitemaps and pictures of links: a classroom, a crawler or a preview bot stays far below. Configurable (PAGES_PER_MINUTE). */
  pageByNetwork: { max: 1_200, windowSeconds: 60 },
  viewByAccount: { max: 600, windowSeconds: 600 },
  viewByNetwork: { max: 6_000, windowSeconds: 600 },
  readByAccount: { max: 1_200, windowSeconds: 60 },
  readByNetwork: { max: 12_000, windowSeconds: 60 },
} as const;

/** How long a device is known after its last sign-in, in milliseconds. */
export const DEVICE_KNOWN_MS = 180 * 24 * 3_600_000;

/**
 * What a page says of itself in a search or a chat. Longer descriptions (code points) are cut there anyhow, and a thousand names in a head
 * would hold up the page.
 */
export const PAGE_HEAD = { descriptionMax: 200, itemsMax: 50, leadersMax: 3 } as const;

/** Addresses in one file; the format allows 50 000 (sitemaps.org). */
export const SITEMAP = { addressesMax: 10_000 } as const;

/** The picture of a link. Beyond so many images nobody would see one. */
export const PREVIEW = { imagesMax: 300, tagLength: 16 } as const;

/** A frame on another site, in pixels; how long that site may keep what it was told of it; the images that are fetched before somebody scrolls. */
export const EMBED = { width: 640, height: 480, cacheSeconds: 300, eagerImages: 24 } as const;
