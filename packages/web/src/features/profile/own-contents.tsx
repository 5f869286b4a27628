import type { ContentKind } from '@palmares/core/content-kind';
import type { PageMeta } from '@palmares/core/contract/types';
import { COUNT_TEXTS, PROFILE_TEXTS, VISIBILITY_TEXTS } from '@palmares/texts/page/profile';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ContentSummary, setContentPrivate } from '../../api/content.ts';
import type { Reply } from '../../api/reply.ts';
import { paths } from '../../lib/paths.ts';
import { changeOwnItem, ownContentsQuery, ownKey, refreshOthers } from '../../queries/profile.ts';
import { AlbumCover } from '../../ui/album-cover.tsx';
import { Picture } from '../../ui/picture.tsx';
import { ContentDialog } from './content-dialog.tsx';
import { DeleteContentDialog } from './delete-dialog.tsx';
import styles from './own-card.module.css';
import { OwnCard, QuarantineNote } from './own-card.tsx';
import { OwnSection } from './own-section.tsx';
import { VisibilitySwitch } from './visibility-switch.tsx';

type Props = {
  kind: ContentKind;
  first: Reply<ContentSummary[], PageMeta>;
  at: number;
  onHint: () => void;
  onDelete: () => void;
};

export function OwnContents({ kind, first, at, onHint, onDelete }: Props) {
  const list = useInfiniteQuery(ownContentsQuery(kind, { first, at }));
  const [open, setOpen] = useState<{ step: 'choice' | 'delete'; item: ContentSummary } | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <OwnSection
        kind={kind}
        createLink={paths.gallery.to()}
        list={list}
        renderCard={(item) => (
          <ContentCard
            kind={kind}
            item={item}
            onOpen={() => setOpen({ step: 'choice', item })}
            onHint={onHint}
          />
        )}
      />
      {open?.step === 'choice' && (
        <ContentDialog
          kind={kind}
          item={open.item}
          onDelete={() => setOpen({ step: 'delete', item: open.item })}
          onClose={close}
        />
      )}
      {open?.step === 'delete' && (
        <DeleteContentDialog kind={kind} item={open.item} onDeleted={onDelete} onClose={close} />
      )}
    </>
  );
}

type CardProps = { kind: ContentKind; item: ContentSummary; onOpen: () => void; onHint: () => void };

function ContentCard({ kind, item, onOpen, onHint }: CardProps) {
  const client = useQueryClient();
  const name = item.name || PROFILE_TEXTS.unnamed;

  async function change(isPublic: boolean): Promise<void> {
    const reply = await setContentPrivate(kind, item.id, !isPublic);
    changeOwnItem<ContentSummary>(client, kind, item.id, (one) => ({ ...one, private: reply.private }));
    await refreshOthers(client, kind);
  }

  return (
    <OwnCard
      name={name}
      thumb={<ContentThumb item={item} />}
      facts={[item.album?.name ?? PROFILE_TEXTS.unknownAlbum, COUNT_TEXTS.images(item.image_count)]}
      categories={item.album?.categories ?? []}
      onOpen={onOpen}
      onHint={onHint}
      foot={
        item.frozen || item.hidden ? (
          <QuarantineNote>{item.frozen ? VISIBILITY_TEXTS.frozen : VISIBILITY_TEXTS.hidden}</QuarantineNote>
        ) : (
          <VisibilitySwitch
            name={name}
            isPublic={!item.private}
            ask={item.album?.status !== 'public'}
            change={change}
            onFailed={() => client.invalidateQueries({ queryKey: ownKey(kind) })}
          />
        )
      }
    />
  );
}

const TIERS = 5;
const IMAGES_PER_TIER = 4;
const MOSAIC = 4;

/** The thumbnail of a content: its tiers, its podium or its champion. */
function ContentThumb({ item }: { item: ContentSummary }) {
  if ('preview' in item && item.preview.length > 0) return <TierStamp rows={item.preview} />;
  if ('podium' in item && item.podium.length > 1) return <AlbumCover images={item.podium.slice(0, MOSAIC)} />;
  return item.cover === null ? null : <Picture image={item.cover} alt="" sizes="120px" fit="auto" />;
}

type Tier = Extract<ContentSummary, { preview: unknown }>['preview'][number];

function TierStamp({ rows }: { rows: readonly Tier[] }) {
  return (
    <div className={styles.tiers}>
      {rows.slice(0, TIERS).map((row, index) => (
        // Rows have no identity: two may have the same label.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={styles.tier}>
          <span className={styles.label} style={{ '--tier': `#${row.color}` }} />
          {row.images.slice(0, IMAGES_PER_TIER).map((image) => (
            <Picture key={image.id} image={image} alt="" sizes="auto, 24px" className={styles.tierImage} />
          ))}
        </div>
      ))}
    </div>
  );
}
