import { PANEL_TEXTS } from '@palmares/texts/page/admin';

const NAMED_MAX = 8;

/** Returns a list such as « A », « B » et 12 autres. */
export function namesText(all: readonly string[]): string {
  return PANEL_TEXTS.names(all.slice(0, NAMED_MAX), Math.max(0, all.length - NAMED_MAX));
}
