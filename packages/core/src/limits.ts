// All product limits, grouped by resource. Schemas, forms and messages read them here, so that a
// limit changes in one place. The ids refer to docs/requirements.

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

/** Maximum length of one message in the strictest of the common chat apps, in UTF-16 code units. */
export const CHAT = { textMax: 2_000 } as const;

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
