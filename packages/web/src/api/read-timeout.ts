/**
 * A read that has received nothing for this long, in milliseconds, fails: its screen offers another try. The service worker gives a copy before
 * that (service-worker/network-or-copy.ts).
 */
export const READ_TIMEOUT_MS = 20_000;
