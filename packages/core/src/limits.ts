// All product limits, grouped by resource. Schemas, forms and messages read them here, so that a
// limit changes in one place. The ids refer to docs/requirements.

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

/** AC-60, AC-64. Times in milliseconds. */
export const SESSION = {
  expiryCheckMs: 60_000,
  lifetimeMs: 7 * 24 * 3_600_000,
  idleMs: 48 * 3_600_000,
  adminLifetimeMs: 12 * 3_600_000,
  afterRegisterMs: 1_000,
  afterFailedAutoLoginMs: 2_000,
  afterPasswordChangeMs: 3_000,
} as const;

/** Second-factor codes as typed: digits of an app's code (RFC 6238), and characters of a recovery code, 5 bits each. */
export const CODE = { digits: 6, recoveryLength: 16 } as const;

/**
 * Second factor of a sign-in (docs/decisions/0069). `toleranceSteps` is the number of time steps accepted on each side of the server's
 * clock. Times are in milliseconds unless named otherwise. Separate from CODE, so that browsers do not load it.
 */
export const SECOND_FACTOR = {
  stepSeconds: 30,
  toleranceSteps: 1,
  /** 160 bits, as recommended by the RFC. */
  keyBytes: 20,
  recoveryCodes: 10,
  /** Number of characters of a recovery code displayed per group. */
  recoveryGroup: 4,
  /** Time allowed between the two steps of a sign-in. */
  ticketMs: 5 * 60_000,
  /** Time allowed between showing the key and receiving its first code. */
  setUpMs: 3_600_000,
} as const;

/** LB-15, SH-28. The page and its inline script repeat these values (theme/theme.test.ts checks that they agree). */
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
  /** Fewer views are not shown: beside many uses they would contradict them. The API gives the number always. */
  viewsShownMin: 10,
} as const;

/** Text lengths in code points, reports shown per page of a case, and days for which a closed case keeps the reported content. */
export const REPORT = {
  textMax: 1_000,
  /** Length of the reason of a decision, and of the answer to an appeal. */
  reasonMax: 500,
  reportsShown: 100,
  keptDays: 90,
} as const;

/** Days for which the audit trail keeps refused sign-ins and codes. They can concern people who have no account. */
export const TRAIL = { refusalsKeptDays: 180 } as const;

/**
 * AL-15, AL-18, AL-24, AL-34. Sizes in bytes, sides and areas in pixels. The specification's « Mo » are binary megabytes, as in browsers.
 */
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

/** Text cards: characters per card, and cards created from one list. */
export const TEXT_CARD = { textMax: 120, perListMax: 500 } as const;

/** Widths in pixels of the resized versions that the server makes of every image, in ascending order (docs/decisions/0004). */
export const IMAGE_SIZES = [160, 320, 480, 640] as const;

/** SH-32, SH-35, SH-37. */
export const HOME = {
  popularAlbums: 7,
  albumsPerCategory: 8,
  playedAlbums: 8,
  /** A person who made a content of an album within so many days counts as one of its players. */
  playedDays: 30,
  sectionsAtFirst: 2,
  sectionsPerStep: 2,
  /** Contents shown per kind: it fills whole rows of one, two or four cards. */
  latestPerKind: 4,
  /** Milliseconds for which the server-rendered home page opens with the same duel. */
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

/** Items of each list that the page of an album or an author shows at first, and adds with each press of the button. */
export const EXCERPT = { images: 18, albums: 8, contents: 8 } as const;

/** SU-19: delays in milliseconds before the setup page redirects. */
export const SETUP = {
  missingParamsRedirectMs: 2_000,
  accessDeniedRedirectMs: 3_000,
} as const;

/** Limits shared by tier lists, tournaments and rankings (BU-5). */
export const CONTENT = {
  nameMax: 100,
  descriptionMax: 500,
  /** Images in one content: a full album, and as many images again that have left the album and remain in the content. */
  imagesMax: 2_000,
} as const;

/** Maximum length of one message in the strictest of the common chat apps, in UTF-16 code units. */
export const CHAT = { textMax: 2_000 } as const;

/** TL-10, TL-14, TL-63. */
export const TIERLIST = {
  tiersMin: 1,
  tiersMax: 15,
  /** Lines accepted in a request body. It exceeds the number of tiers plus the pool, so that the refusal can name the broken rule. */
  linesMax: 100,
  labelMax: 37,
  labelLineLength: 12,
  autosaveMs: 5_000,
} as const;

/** TO-3, TO-20, TO-41. */
export const TOURNAMENT = {
  duelSize: 2,
  /** Size of one duel of a round when the number of candidates is odd. */
  oddDuelSize: 3,
  autoNextMs: 500,
  defaultTurn: 1,
  /** Numbers of images that may be drawn from a larger set (TO-66). */
  lengths: [16, 32, 64],
} as const;

/** RK-3, RK-7, RK-11. */
export const RANKING = {
  pointsToRank: 5,
  pointsPerSelection: 1,
  viewsBeforeQualification: 2,
  /** `upTo` is the number of unranked images when the run starts, `shown` the batch size. */
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
  /** Key and value stored in the browser once the information dialog was shown. */
  infoFlag: { key: 'rankingInfoModalShown', value: 'true' },
} as const;

/**
 * Stored with each palmarès. Raise it with every change to the output of `computePalmares`, parameters included: rows with a lower version
 * are recomputed in the background. `palmares/model-version.test.ts` fails otherwise.
 */
export const PALMARES_MODEL_VERSION = 1;

/** The palmarès of an album (docs/PALMARES.md). */
export const PALMARES = {
  /** Precision of the prior of a log-worth, so its standard deviation is 1. */
  ridge: 1,
  /** Log-worths are rounded to this many decimals; images that are equal after rounding share a rank. */
  decimals: 6,
  /** Half width in standard deviations of the 95 % interval of a normal distribution. */
  confidence: 1.96,
  /** Below this number of voices an album shows a hint instead of a palmarès, and an image judged by fewer has no tier. */
  voicesMin: 3,
  tiers: 5,
  fifths: 5,
  /** Number of voices that must have judged an image before it can be a highlight (divisive, consensual or surprise). */
  highlightVoicesMin: 5,
  highlights: 3,
  /** Weight of the average disagreement in the spread of an image, as a number of voices. */
  spreadPrior: 5,
  /** For a surprise, the minimum gain between the order by hands and the palmarès, as a share of the images. */
  surpriseShare: 0.1,
  differences: 3,
  /** Contents × images of an album. Up to this size a palmarès takes at most about a second; larger ones are computed separately. */
  smallMax: 100_000,
} as const;

/** Server lists: rows per page, and lengths of query texts. */
export const PAGE = {
  defaultSize: GALLERY.pageSize,
  maxSize: 100,
  searchMax: 100,
  /** A cursor that holds a number or a time. */
  cursorMax: 200,
  /** A cursor that holds the sort key of a row: a whole title, which may be in any script. */
  titleCursorMax: 6_000,
} as const;

/** The search of the whole site. */
export const SEARCH = {
  /** Entries of each kind on the page that shows all kinds. */
  perKind: 6,
  /** Matches are counted up to this number, which then means « at least as many ». */
  countMax: 50,
  /** Length in code points from which a word matches the beginning of longer words, wherever it stands among the words. */
  prefixMin: 3,
  /** The same for the last word, which may not be finished. A search needs at least one word of this length. */
  lastPrefixMin: 2,
  /** Words of a list's search that are looked for in any order; a text of more words is looked for as it stands. */
  listWordsMax: 10,
} as const;

/**
 * Size limits of the request schemas, checked before the rules. Each is wider than the corresponding rule, so that users see the rule's
 * message, but it bounds what the server parses. Only the server uses these limits.
 */
export const WIRE = {
  /** A one-line text, such as a username, an email address or a label. */
  lineMax: 500,
  nameMax: 1_000,
  textMax: 5_000,
  /** A nametag or an email address. */
  identifierMax: 300,
  passwordMax: 2_000,
  /** The token of a link in a mail, or of a sign-in between its two steps. */
  linkTokenMax: 200,
  colorMax: 20,
  categoriesMax: 50,
  albumImagesMax: 5_000,
  linePlacementMax: 1_000,
  imagePlacementMax: 1_000_000,
  pointsMax: 1_000_000,
  viewedMax: 1_000_000_000,
  /** Places, and lost duels of a tournament. */
  countMax: 1_000_000,
  turnMax: 1_000,
} as const;

/** AD-10: sort orders of the lists in the admin panel (`last_connection` applies only to users), and filters of its users. */
export const ADMIN = {
  sorts: ['newest', 'oldest', 'alphabetical', 'last_connection'],
  userFilters: ['all', 'active', 'desactive'],
  /** Length of the name of an audit event. */
  eventMax: 60,
} as const;

/** Before an image is purged: number of contents listed by name, and number read of each kind to find them and their authors. */
export const PURGE = { usesShown: 100, usesRead: 100 } as const;

/** Deletions and purges in progress: number of them listed, and the number up to which contents and images are counted. */
export const REMOVAL = { shown: 20, countedMax: 10_000 } as const;

/**
 * Criteria for a wave of voices on an album: in the last `days`, at least `youngMin` and more than `share` of its new voices came from
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

/** AL-13: categories that a form offers until the server's list has loaded. */
export const DEFAULT_CATEGORIES = [
  { name: 'Films', name_en: 'Movies' },
  { name: 'Animation', name_en: 'Animation' },
  { name: 'Manga', name_en: 'Manga' },
  { name: 'Jeux Vidéo', name_en: 'Video games' },
  { name: 'Musique', name_en: 'Music' },
  { name: 'Sport', name_en: 'Sports' },
  { name: 'Autres', name_en: 'Other' },
] as const;

/** Rooms, in which a group plays an album together (SA-1 and following). Times in milliseconds unless named otherwise. */
export const ROOM = {
  codeLength: 6,
  nameMin: 2,
  nameMax: 24,
  guestsMax: 200,
  openPerAccountMax: 3,
  imagesMin: 2,
  imagesMax: 1_000,
  tiersMin: 2,
  /** Seconds that a host can choose for a step; null is no timer. */
  stepSeconds: [10, 20, 30, 60],
  /** The same for a ranking, which everybody plays alone in one step. */
  rankingSeconds: [60, 120, 180, 300, 600],
  batchesMax: 100,
  extendSecondsMax: 600,
  guessExact: 3,
  guessNear: 1,
  podium: 10,
  divisive: 3,
  /** Images that a snapshot names ahead of their step, for preloading. */
  upcoming: 4,
  idleMs: 6 * 3_600_000,
  keptMs: 24 * 3_600_000,
  /** A guest whose stream or call is older counts as absent: three beats of the stream. */
  presentMs: 45_000,
  takeoverMs: 120_000,
  beatMs: 15_000,
  catchUpMs: 5_000,
  /** Shortest time between two snapshots of a room to one audience, and between two batches of notifications. */
  batchMs: 250,
  /** Bytes that may wait for a client that does not read. */
  waitingBytesMax: 65_536,
} as const;

/**
 * AX-72: rate limits. `network` is an IPv4 address or the /64 of an IPv6 address, which a school or a
 * mobile network may share. `account` is a person, on any network.
 */
export const RATES = {
  // Sensitive limits, counted in PostgreSQL across all processes.
  loginByNetwork: { max: 60, windowSeconds: 600 },
  loginByAccountAndNetwork: { max: 10, windowSeconds: 600 },
  /** One account from all networks, except devices and networks from which it signed in before. */
  loginByAccount: { max: 100, windowSeconds: 3_600 },
  loginByDevice: { max: 10, windowSeconds: 600 },
  registerByNetwork: { max: 10, windowSeconds: 3_600 },
  resetByNetwork: { max: 20, windowSeconds: 3_600 },
  /** Limits the mails sent to one mailbox. Links in the mails already sent still work. */
  resetByAddress: { max: 5, windowSeconds: 3_600 },
  linkByNetwork: { max: 60, windowSeconds: 600 },
  /** Attempts in one session. */
  currentPassword: { max: 20, windowSeconds: 600 },
  /** Codes for one account from all unknown networks: an attacker who knows the password would need years to guess one. */
  secondFactor: { max: 10, windowSeconds: 3_600 },
  /** Codes for one account: from a device that has given a code before, from one network, and in one session. */
  secondFactorByDevice: { max: 10, windowSeconds: 3_600 },
  secondFactorByNetwork: { max: 10, windowSeconds: 3_600 },
  secondFactorBySession: { max: 10, windowSeconds: 3_600 },
  /** Attempts by device, network or session. Guessing 80 random bits is infeasible, so this limit only bounds the work. */
  recoveryCode: { max: 30, windowSeconds: 3_600 },
  emailChange: { max: 5, windowSeconds: 3_600 },
  export: { max: 10, windowSeconds: 3_600 },
  reportByAccount: { max: 30, windowSeconds: 3_600 },
  /** Reports by visitors of one network. */
  reportByNetwork: { max: 20, windowSeconds: 3_600 },
  uploadByAccount: { max: 3_000, windowSeconds: 3_600 },
  uploadByNetwork: { max: 3_000, windowSeconds: 3_600 },
  writeByAccount: { max: 1_800, windowSeconds: 600 },
  writeByNetwork: { max: 6_000, windowSeconds: 600 },
  /** New tier lists, tournaments and rankings per day, which starts at midnight UTC. Configurable (CONTENTS_PER_DAY). */
  contentByAccount: { max: 100, windowSeconds: 86_400 },
  // Limits counted in the memory of each process.
  /** Calls of one seat in a room. A room's guests often share a network, so networks are not counted. */
  roomBySeat: { max: 300, windowSeconds: 60 },
  /** Codes of rooms that do not exist. Only these are counted. */
  roomCodeByNetwork: { max: 60, windowSeconds: 600 },
  /** The same from everywhere: beyond it, entering without the key of a link takes longer. */
  roomCodeByAll: { max: 600, windowSeconds: 60 },
  /**
   * Pages, embeds, sitemaps and link previews. A classroom, a crawler or a preview bot stays far below. Configurable (PAGES_PER_MINUTE).
   */
  pageByNetwork: { max: 1_200, windowSeconds: 60 },
  viewByAccount: { max: 600, windowSeconds: 600 },
  viewByNetwork: { max: 6_000, windowSeconds: 600 },
  readByAccount: { max: 1_200, windowSeconds: 60 },
  readByNetwork: { max: 12_000, windowSeconds: 60 },
  /** Searches of the whole site. Somebody who types without a pause sends one every 300 ms. */
  searchByAccount: { max: 300, windowSeconds: 60 },
  searchByNetwork: { max: 3_000, windowSeconds: 60 },
} as const;

/** Milliseconds for which a device is remembered after its last sign-in. */
export const DEVICE_KNOWN_MS = 180 * 24 * 3_600_000;

/**
 * Metadata in the head of a page. Search engines and chats cut longer
 * descriptions (code points), and a thousand names would slow down the page.
 */
export const PAGE_HEAD = { descriptionMax: 200, itemsMax: 50, leadersMax: 3 } as const;

/** Addresses in one sitemap file; the format allows 50 000 (sitemaps.org). */
export const SITEMAP = { addressesMax: 10_000 } as const;

/** The link preview picture. Beyond this number, images would be too small to see. */
export const PREVIEW = { imagesMax: 300, tagLength: 16 } as const;

/**
 * The embed: frame size in pixels, seconds for which the embedding site may cache
 * the oEmbed reply, and number of images loaded without scrolling.
 */
export const EMBED = { width: 640, height: 480, cacheSeconds: 300, eagerImages: 24 } as const;
