// The state of the panel, stored in its address. Any address gives a valid state; the tab may also come with the navigation (`activeTab`;
// AD-9).
import { CONTENT_KINDS, type ContentKind } from '@palmares/core/content-kind';
import { PAGE } from '@palmares/core/limits';
import { ADMIN } from '@palmares/core/staff-limits';

export const contentTab = <K extends ContentKind>(kind: K) => `${kind}s` as const;

export const ADMIN_TABS = [
  'users',
  'categories',
  ...CONTENT_KINDS.map(contentTab),
  'albums',
  'flags',
  'audit',
] as const;
export type AdminTab = (typeof ADMIN_TABS)[number];

export const kindOfTab = (tab: ReturnType<typeof contentTab>): ContentKind | undefined =>
  CONTENT_KINDS.find((kind) => contentTab(kind) === tab);

export type AdminSort = (typeof ADMIN.sorts)[number];
export type UserFilter = (typeof ADMIN.userFilters)[number];

export type AdminState = {
  readonly tab: AdminTab;
  readonly search: string;
  readonly sort: AdminSort;
  /** Applies to the users tab. */
  readonly status: UserFilter;
  /** Applies to the audit trail; empty for all events. */
  readonly event: string;
};

/** Only users have a last connection (AD-10). */
export function listSorts(tab: AdminTab): readonly AdminSort[] {
  return tab === 'users' ? ADMIN.sorts : ADMIN.sorts.filter((sort) => sort !== 'last_connection');
}

export function parseAdminState(params: URLSearchParams, navigation: unknown): AdminState {
  const tab = getTab(params.get('tab')) ?? getTab(getActiveTab(navigation)) ?? 'users';
  return {
    tab,
    search: (params.get('search') ?? '').slice(0, PAGE.searchMax),
    sort: listSorts(tab).find((sort) => sort === params.get('sort')) ?? 'newest',
    status: ADMIN.userFilters.find((status) => status === params.get('status')) ?? 'all',
    event: (params.get('event') ?? '').slice(0, ADMIN.eventMax),
  };
}

/** Returns the query of a state, without default values. */
export function toAdminParams(state: AdminState): URLSearchParams {
  const params = new URLSearchParams({ tab: state.tab });
  const search = state.search.trim();
  if (search !== '') params.set('search', search);
  if (state.sort !== 'newest') params.set('sort', state.sort);
  if (state.status !== 'all') params.set('status', state.status);
  if (state.event !== '') params.set('event', state.event);
  return params;
}

function getTab(text: unknown): AdminTab | null {
  return ADMIN_TABS.find((tab) => tab === text) ?? null;
}

function getActiveTab(navigation: unknown): unknown {
  return typeof navigation === 'object' && navigation !== null && 'activeTab' in navigation
    ? navigation.activeTab
    : null;
}
