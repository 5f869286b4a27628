import { CONTENT_KINDS, type ContentKind } from '@palmares/core/content-kind';
import type { HomeLatest } from '@palmares/core/contract/types';
import type { ContentSummary } from '../../api/content.ts';
import { KindCard } from '../../kinds/kind-card.tsx';
import { KINDS } from '../../kinds/kinds.ts';
import { HOME_TEXTS } from './messages.ts';
import { Shelf } from './shelf.tsx';

const TITLES: Readonly<Record<ContentKind, string>> = {
  tierlist: 'Dernières tier lists',
  tournament: 'Derniers tournois',
  ranking: 'Derniers classements',
};

/** The latest contents, with one shelf for each kind that has any. */
export function LatestShelves({ latest }: { latest: HomeLatest }) {
  return CONTENT_KINDS.map((kind) => {
    const items: readonly ContentSummary[] = latest[`${kind}s`];
    return (
      <Shelf
        key={kind}
        id={`latest-${kind}s`}
        title={TITLES[kind]}
        to={KINDS[kind].paths.list}
        linkLabel={HOME_TEXTS.seeAll}
        items={items}
        render={(content) => <KindCard kind={kind} content={content} />}
      />
    );
  });
}
