import type { Image } from '@palmares/core/contract/types';
import { chooseLabelSize } from '@palmares/core/text/label-size';
import { TIERLIST_TEXTS } from '@palmares/texts/page/tierlist';
import { TEXTS } from '@palmares/texts/page/tierlist-viewer';
import { useMemo, useState } from 'react';
import { isRefusal } from '../../api/errors.ts';
import { KINDS } from '../../kinds/kinds.ts';
import { contentAddress } from '../../lib/share-address.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { ImageDetailDialog } from '../../ui/image-detail-dialog.tsx';
import type { Shareable } from '../../ui/shareable-content.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ViewerHeader, ViewerHeaderSkeleton } from '../../ui/viewer-header.tsx';
import type { Shown, ViewerKind } from '../../viewer/viewer-kind.ts';
import { ShownRow } from './shown-row.tsx';
import { toShownTierlist } from './shown-tierlist.ts';
import styles from './viewer.module.css';

/** The viewer of a tier list, for the viewer frame. */
export const TIERLIST_VIEWER: ViewerKind<'tierlist'> = {
  kind: 'tierlist',
  texts: { ...TEXTS, untitled: TIERLIST_TEXTS.untitled },
  className: styles.viewer,
  Content: ShownTierlist,
  Skeleton: TierlistSkeleton,
  explainFailure: (error) =>
    error === null || isRefusal(error)
      ? {
          title: TIERLIST_TEXTS.viewFailed,
          action: <Button to={KINDS.tierlist.paths.list}>{TEXTS.back}</Button>,
        }
      : { title: TEXTS.offline, retry: true },
};

function ShownTierlist({ content, title, publish, agreement, notices }: Shown<'tierlist'>) {
  const shown = useMemo(() => toShownTierlist(content), [content]);
  const [detail, setDetail] = useState<number | null>(null);
  const { tiers, pool, images } = shown;
  const told: Shareable = {
    content: { kind: 'tierlist', title, origin: TEXTS.origin(content), tiers },
    images,
  };
  return (
    <div className={styles.sizes} data-labels={chooseLabelSize(tiers.map(({ label }) => label))}>
      <ViewerHeader
        kind="tierlist"
        layout="cover"
        content={content}
        title={title}
        cover={shown.cover}
        publish={publish}
        told={told}
        facts={TEXTS.counts(images.length - pool.length, images.length)}
        agreement={agreement}
        actions={
          <ExportButton label={TEXTS.export} {...told} address={contentAddress('tierlist', content)} />
        }
      />
      {notices}
      <ol className={styles.tiers}>
        {tiers.map((tier) => (
          <ShownRow key={tier.key} tier={tier} onShow={setDetail} />
        ))}
      </ol>
      {pool.length > 0 && <Unclassified images={pool} onShow={setDetail} />}
      {images.length === 0 && <EmptyState title={TEXTS.empty} />}
      {detail !== null && (
        <ImageDetailDialog
          images={images}
          current={detail}
          note={shown.placeOf.get(detail)}
          onShow={setDetail}
          onClose={() => setDetail(null)}
        />
      )}
    </div>
  );
}

function Unclassified({ images, onShow }: { images: readonly Image[]; onShow: (id: number) => void }) {
  const label = TIERLIST_TEXTS.poolTitle;
  return (
    <section className={styles.pool} aria-labelledby="unclassified">
      <h2 id="unclassified" className={styles.poolTitle}>
        {label} <span>{images.length}</span>
      </h2>
      <ShownRow tier={{ key: 0, label, color: '', images }} plain onShow={onShow} />
    </section>
  );
}

const TIERS = ['s', 'a', 'b', 'c', 'd'];

function TierlistSkeleton() {
  return (
    <div className={styles.sizes}>
      <ViewerHeaderSkeleton layout="cover" />
      <div className={styles.tiers}>
        {TIERS.map((tier) => (
          <Skeleton key={tier} className={styles.skeletonRow} />
        ))}
      </div>
    </div>
  );
}
