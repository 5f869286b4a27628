// In a file of its own, because most pages have no form of an account.

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
