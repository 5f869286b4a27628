/** A read in which nothing arrives for so long has failed. A slow answer whose bytes keep coming has as long as it needs. */
export const READ_SILENCE_MS = 20_000;
