import type { Image, Tierlist } from '@palmares/core/contract/types';
import { chooseLabelSize } from '@palmares/core/text/label-size';
import { TIERLIST_TEXTS } from '@palmares/core/tierlist/messages';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { isRefusal } from '../../api/errors.ts';
import { usePublish } from '../../editor/use-publish.ts';
import { KINDS } from '../../kinds/kinds.ts';
import { contentAddress } from '../../lib/share-address.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { useBrokenImages } from '../../lib/use-renewed-images.ts';
import { contentQuery } from '../../queries/content.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { HiddenNotice } from '../../ui/hidden-notice.tsx';
import { ImageDetailDialog } from '../../ui/image-detail-dialog.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import type { Shareable } from '../../ui/shareable-content.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ViewerHeader, ViewerHeaderSkeleton } from '../../ui/viewer-header.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { TEXTS } from './messages.ts';
import { ShownRow } from './shown-row.tsx';
import { toShownTierlist } from './shown-tierlist.ts';
import styles from './viewer.module.css';

type Props = {
  id: number;
  /** Renders the header line that shows how far other people agree. */
  renderAgreement: (tierlist: Tierlist) => ReactNode;
};

export function TierlistViewer({ id, renderAgreement }: Props) {
  const { data, error, isFetching, refetch } = useQuery(contentQuery('tierlist', id));
  // The signed image addresses may expire while the page is open (BU-14).
  useBrokenImages(() => refetch({ throwOnError: true }));
  const title = data?.name.trim() === '' ? TIERLIST_TEXTS.untitled : data?.name;
  useDocumentTitle(title ?? TEXTS.page);

  if (data !== undefined)
    return <LoadedTierlist tierlist={data} title={title ?? ''} agreement={renderAgreement(data)} />;
  if (error === null) return <ViewerSkeleton />;
  return (
    <main className={styles.viewer}>
      <VisuallyHidden>
        <h1>{TEXTS.page}</h1>
      </VisuallyHidden>
      {isRefusal(error) ? (
        <div role="alert">
          <EmptyState
            isPage
            title={TIERLIST_TEXTS.viewFailed}
            action={<Button to={KINDS.tierlist.paths.list}>{TEXTS.back}</Button>}
          />
        </div>
      ) : (
        <ErrorState isPage text={TEXTS.offline} retrying={isFetching} onRetry={() => void refetch()} />
      )}
    </main>
  );
}

type LoadedProps = { tierlist: Tierlist; title: string; agreement: ReactNode };

function LoadedTierlist({ tierlist, title, agreement }: LoadedProps) {
  const shown = useMemo(() => toShownTierlist(tierlist), [tierlist]);
  const [detail, setDetail] = useState<number | null>(null);
  const publish = usePublish('tierlist', tierlist.id);
  const { tiers, pool, images } = shown;
  const told: Shareable = {
    content: { kind: 'tierlist', title, origin: TEXTS.origin(tierlist), tiers },
    images,
  };
  return (
    <main className={styles.viewer} data-labels={chooseLabelSize(tiers.map(({ label }) => label))}>
      <ViewerHeader
        kind="tierlist"
        layout="cover"
        content={tierlist}
        title={title}
        cover={shown.cover}
        publish={publish}
        told={told}
        facts={TEXTS.counts(images.length - pool.length, images.length)}
        agreement={agreement}
        actions={
          <ExportButton label={TEXTS.export} {...told} address={contentAddress('tierlist', tierlist)} />
        }
      />
      {tierlist.frozen && (
        <div className={styles.notice}>
          <InlineAlert kind="warning">{TEXTS.frozen}</InlineAlert>
        </div>
      )}
      {tierlist.hidden && (
        <div className={styles.notice}>
          <HiddenNotice isOwn={tierlist.can.update} />
        </div>
      )}
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
    </main>
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

function ViewerSkeleton() {
  return (
    <main className={styles.viewer}>
      <output>
        <VisuallyHidden>{TEXTS.loading}</VisuallyHidden>
      </output>
      <ViewerHeaderSkeleton layout="cover" />
      <div className={styles.tiers}>
        {TIERS.map((tier) => (
          <Skeleton key={tier} className={styles.skeletonRow} />
        ))}
      </div>
    </main>
  );
}
