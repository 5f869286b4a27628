import { GALLERY } from '@palmares/core/limits';
import type { SearchKind } from '@palmares/core/search/parse-search';
import { SEARCH_TEXTS } from '@palmares/texts/page/search';
import { paths } from '../../lib/paths.ts';
import { useEndlessQuery } from '../../lib/use-endless-query.ts';
import { searchKindQuery } from '../../queries/search.ts';
import { EndlessList, toListProps } from '../../ui/endless-list.tsx';
import { Link } from '../../ui/link.tsx';
import { type AlbumLinks, FOUND_VIEWS, type FoundView } from './found-kinds.tsx';
import { NothingFound } from './found-sections.tsx';
import styles from './site-search.module.css';

type Props = AlbumLinks & { q: string; kind: SearchKind };

/** All results of one kind, more on scroll. */
export function FoundKind({ q, kind, ...links }: Props) {
  const { list, expectedPages } = useEndlessQuery(searchKindQuery(q, kind));
  const { title, unit, columns, skeleton, keyOf, render } = FOUND_VIEWS[kind] as FoundView<SearchKind>;
  return (
    <section aria-label={title}>
      <div className={styles.header}>
        <p className={styles.title}>{title}</p>
        <Link to={paths.search.to(q)} className={styles.link}>
          {SEARCH_TEXTS.allKinds}
        </Link>
      </div>
      <EndlessList
        label={title}
        columns={columns}
        {...toListProps(list)}
        keyOf={keyOf}
        render={(item) => render(item, 'h2', links)}
        skeleton={skeleton}
        skeletons={GALLERY.pageSize * expectedPages}
        errorText={SEARCH_TEXTS.error}
        unit={unit}
        empty={<NothingFound q={q} />}
      />
    </section>
  );
}
