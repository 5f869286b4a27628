import type { ContentKind } from '@palmares/core/content-kind';
import type { Kind } from '../kinds/kind.ts';
import { KINDS } from '../kinds/kinds.ts';

import { paths } from '../lib/paths.ts';
import { HEADER_TEXTS } from './messages.ts';

const { tierlist, tournament, ranking } = KINDS;
const IN_ORDER: Record<ContentKind, Kind> = { tierlist, ranking, tournament };

/** The tabs in the order of the header. */
export const TABS = [
  ...Object.values(IN_ORDER).map(({ title, paths: { list } }) => ({ to: list, label: title })),
  { to: paths.gallery.to(), label: HEADER_TEXTS.albums },
];
