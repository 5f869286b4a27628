import { paths } from '../lib/paths.ts';
import { HEADER_TEXTS } from './messages.ts';

/** In the order of the header. */
export const TABS = [
  { to: paths.tierlists.to(), label: HEADER_TEXTS.tierlists },
  { to: paths.rankings.to(), label: HEADER_TEXTS.rankings },
  { to: paths.tournaments.to(), label: HEADER_TEXTS.tournaments },
  { to: paths.gallery.to(), label: HEADER_TEXTS.albums },
] as const;
