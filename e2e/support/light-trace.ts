/** Hundreds of images after each of hundreds of keys: a trace with pictures of them would cost more than the journey. */
export const LIGHT_TRACE = {
  mode: process.env['CI'] === undefined ? 'retain-on-failure' : 'on-first-retry',
  snapshots: false,
  screenshots: false,
} as const;
