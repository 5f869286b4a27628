import { PAGE } from '@palmares/core/limits';
import { SEARCH_TEXTS, SEARCH_TOO_SHORT } from '@palmares/texts/page/search';
import { useIsFetching } from '@tanstack/react-query';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconSearch } from '../../ui/icons-shell.tsx';
import { LiveSearch } from '../../ui/live-search.tsx';
import { PageHeader } from '../../ui/page.tsx';
import { FoundKind } from './found-kind.tsx';
import { type AlbumLinks, isSearchable } from './found-kinds.tsx';
import { FoundSections } from './found-sections.tsx';
import styles from './site-search.module.css';
import { useSearchState } from './use-search-state.ts';

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
