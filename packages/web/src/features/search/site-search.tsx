import { PAGE } from '@palmares/core/limits';
import { SEARCH_KINDS, type SearchKind } from '@palmares/core/search/parse-search';
import { SEARCH_TEXTS, SEARCH_TOO_SHORT } from '@palmares/texts/page/search';
import { useIsFetching } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconSearch } from '../../ui/icons-shell.tsx';
import { LiveSearch } from '../../ui/live-search.tsx';
import { PageHeader } from '../../ui/page.tsx';
import { FoundKind } from './found-kind.tsx';
import { type AlbumLinks, isSearchable } from './found-kinds.tsx';
import { FoundSections } from './found-sections.tsx';
import styles from './site-search.module.css';

/** The search of the whole site (SH-83): the first results of each kind, or all of one kind. */
export function SiteSearch(links: AlbumLinks) {
  const { state, search } = useSearchState();
  const isSearching = useIsFetching({ queryKey: ['search'] }) > 0;
  const { q, kind } = state;
  return (
    <>
      <PageHeader title={SEARCH_TEXTS.title} />
      <div className={styles.field}>
        <LiveSearch
          label={SEARCH_TEXTS.field}
          search={q}
          onSearch={search}
          busy={isSearching}
          maxLength={PAGE.searchMax}
          isFocused={q === ''}
        />
      </div>
      {!isSearchable(q) ? (
        <EmptyState
          icon={<IconSearch size="l" />}
          title={q === '' ? SEARCH_TEXTS.start : SEARCH_TOO_SHORT}
          text={SEARCH_TEXTS.startHint}
        />
      ) : kind === null ? (
        <FoundSections q={q} {...links} />
      ) : (
        <FoundKind key={kind} q={q} kind={kind} {...links} />
      )}
    </>
  );
}

type SearchState = { readonly q: string; readonly kind: SearchKind | null };

/** The search is stored only in the address: reload, share, back and forward restore it. */
function useSearchState(): { state: SearchState; search: (q: string) => void } {
  const [params, setParams] = useSearchParams();
  const state = {
    q: (params.get('q') ?? '').slice(0, PAGE.searchMax),
    kind: SEARCH_KINDS.find((kind) => kind === params.get('kind')) ?? null,
  };
  return {
    state,
    search: (q) => setParams(getParams({ ...state, q }), { replace: true, preventScrollReset: true }),
  };
}

/** Without the parameters that have their default. */
function getParams({ q, kind }: SearchState): URLSearchParams {
  const params = new URLSearchParams();
  if (q !== '') params.set('q', q);
  if (kind !== null) params.set('kind', kind);
  return params;
}
