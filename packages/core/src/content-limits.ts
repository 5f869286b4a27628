// Limits of tier lists, tournaments and rankings, and of their setup. In a file of its own, because lists do not load it.

/** Limits shared by tier lists, tournaments and rankings (BU-5). */
export const CONTENT = {
  nameMax: 100,
  descriptionMax: 500,
  /** Images in one content: a full album, and as many images again that have left the album and remain in the content. */
  imagesMax: 2_000,
} as const;

/** SU-19: delays in milliseconds before the setup page redirects. */
export const SETUP = {
  missingParamsRedirectMs: 2_000,
  accessDeniedRedirectMs: 3_000,
} as const;
