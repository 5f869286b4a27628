import { CONTENT_KINDS } from '@palmares/core/content-kind';
import type { HomeLatest } from '@palmares/core/contract/types';
import { HOME_TEXTS } from '@palmares/texts/page/home';
import type { ContentSummary } from '../../api/content.ts';
import { KindCard } from '../../kinds/kind-card.tsx';
import { KINDS } from '../../kinds/kinds.ts';
import { Shelf } from './shelf.tsx';

/** The latest contents, with one shelf for each kind that has any. */
export function LatestShelves({ latest }: { latest: HomeLatest }) {
  return CONTENT_KINDS.map((kind) => {
    const items: readonly ContentSummary[] = latest[`${kind}s`];
    return (
      <Shelf
        key={kind}
        id={`latest-${kind}s`}
        title={HOME_TEXTS.latest[kind]}
        to={KINDS[kind].paths.list}
        linkLabel={HOME_TEXTS.seeAll}
        items={items}
        render={(content) => <KindCard kind={kind} content={content} />}
      />
    );
  });
}
