// The texts of all tabs, those of each kind of content included.
import { forEachList } from '@palmares/core/content-kind';
import * as texts from '@palmares/texts/page/admin';
import { listFailedText } from '@palmares/texts/page/kind-facts';
import { KIND_TITLES } from '@palmares/texts/page/kind-titles';
import type { AdminTab } from './admin-state.ts';

export const TAB_LABELS: Readonly<Record<AdminTab, string>> = {
  ...texts.TAB_LABELS,
  ...forEachList((kind) => KIND_TITLES[kind]),
};

export const LOAD_FAILURES: Readonly<Record<Exclude<AdminTab, 'flags'>, string>> = {
  ...texts.LOAD_FAILURES,
  ...forEachList(listFailedText),
};
