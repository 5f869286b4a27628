import { TIERLIST_TEXTS } from '@palmares/core/tierlist/messages';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { ApiError } from '../../api/errors.ts';
import { paths } from '../../lib/paths.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { useBrokenImages } from '../../lib/use-renewed-images.ts';
import { tierlistQuery } from '../../queries/tierlist.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconDownload } from '../../ui/icons-actions.tsx';
import { ImageDetailDialog } from '../../ui/image-detail-dialog.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { ViewerHeader } from '../../ui/viewer-header.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { TEXTS } from './messages.ts';
import { ShownRow } from './shown-row.tsx';
import { toShownTierlist } from './shown-tierlist.ts';
import styles from './viewer.module.css';
import { ViewerSkeleton } from './viewer-skeleton.tsx';

const PictureDialog = lazy(() =>
  import('../../ui/picture-dialog.tsx').then((module) => ({ default: module.PictureDialog })),
);

export function TierlistViewer({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useQuery(tierlistQuery(id));
  // Their addresses may die while one reads (access.md rule 7).
  useBrokenImages(() => refetch({ throwOnError: true }));
  const shown = useMemo(() => (data === undefined ? null : toShownTierlist(data)), [data]);
  const [detail, setDetail] = useState<number | null>(null);
  const [exporting, setExporting] = useState(false);
  const title = data?.name.trim() === '' ? TIERLIST_TEXTS.untitled : data?.name;
  useDocumentTitle(title);

  if (data === undefined || shown === null) {
    if (error === null) return <ViewerSkeleton />;
    const isRefused = error instanceof ApiError && error.status < 500;
    return (
      <main className={styles.viewer}>
        <VisuallyHidden>
          <h1>{TEXTS.page}</h1>
        </VisuallyHidden>
        {isRefused ? (
          <div role="alert">
            <EmptyState
              title={TIERLIST_TEXTS.viewFailed}
              action={<Button to={paths.tierlists.to()}>{TEXTS.back}</Button>}
            />
          </div>
        ) : (
          <ErrorState text={TEXTS.offline} retrying={isFetching} onRetry={() => void refetch()} />
        )}
      </main>
    );
  }

  const note = detail === null ? undefined : shown.placeOf.get(detail);
  return (
    <main className={styles.viewer}>
      <ViewerHeader
        kind="tierlists"
        layout="cover"
        content={data}
        title={title ?? ''}
        cover={shown.cover}
        facts={TEXTS.counts(shown.images.length - shown.pool.length, shown.images.length)}
        actions={
          <Button icon={<IconDownload size="s" />} aria-haspopup="dialog" onClick={() => setExporting(true)}>
            {TEXTS.export}
          </Button>
        }
      />
      {data.frozen && (
        <div className={styles.notice}>
          <InlineAlert kind="warning">{TEXTS.frozen}</InlineAlert>
        </div>
      )}
      <ol className={styles.tiers}>
        {shown.tiers.map((tier) => (
          <ShownRow key={tier.key} tier={tier} onShow={setDetail} />
        ))}
      </ol>
      {shown.pool.length > 0 && (
        <section className={styles.pool} aria-labelledby="unclassified">
          <h2 id="unclassified" className={styles.poolTitle}>
            {TIERLIST_TEXTS.poolTitle} <span>{shown.pool.length}</span>
          </h2>
          <ShownRow
            tier={{ key: 0, label: TIERLIST_TEXTS.poolTitle, color: '', images: shown.pool }}
            plain
            onShow={setDetail}
          />
        </section>
      )}
      {shown.images.length === 0 && <EmptyState title={TEXTS.empty} />}
      {detail !== null && (
        <ImageDetailDialog
          images={shown.images}
          current={detail}
          note={note}
          onShow={setDetail}
          onClose={() => setDetail(null)}
        />
      )}
      {exporting && (
        <Suspense>
          <PictureDialog
            content={{ kind: 'tierlist', title: title ?? '', origin: TEXTS.origin(data), tiers: shown.tiers }}
            images={shown.images}
            onClose={() => setExporting(false)}
          />
        </Suspense>
      )}
    </main>
  );
}
