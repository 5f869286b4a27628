/** A save of many images may take longer than other calls, and is never cut by us before this. */
export const SAVE_TIMEOUT_MS = 60_000;
