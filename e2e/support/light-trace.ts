/** Trace options for journeys with hundreds of images and keys, where snapshots would cost more than the journey. */
export const LIGHT_TRACE = {
  mode: process.env['CI'] === undefined ? 'retain-on-failure' : 'on-first-retry',
  snapshots: false,
  screenshots: false,
} as const;
