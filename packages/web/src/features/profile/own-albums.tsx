import type { AlbumSummary, PageMeta } from '@palmares/core/contract/types';
import { COUNT_TEXTS, VISIBILITY_TEXTS } from '@palmares/texts/page/profile';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { To } from 'react-router';
import { updateAlbum } from '../../api/album-writes.ts';
import type { Reply } from '../../api/reply.ts';
import { paths } from '../../lib/paths.ts';
import {
  changeOwnItem,
  ownAlbumsQuery,
  ownContentKeys,
  ownKey,
  refreshOthers,
} from '../../queries/profile.ts';
import { AlbumCover } from '../../ui/album-cover.tsx';
import { AlbumActionsDialog } from './album-actions-dialog.tsx';
import { DeleteAlbumDialog } from './delete-dialog.tsx';
import { OwnCard, QuarantineNote } from './own-card.tsx';
import { OwnSection } from './own-section.tsx';
import { VisibilitySwitch } from './visibility-switch.tsx';

const COVER = 4;

type Props = {
  first: Reply<AlbumSummary[], PageMeta>;
  at: number;
  sortLink: (id: number) => To;
  onHint: () => void;
};

export function OwnAlbums({ first, at, sortLink, onHint }: Props) {
  const list = useInfiniteQuery(ownAlbumsQuery({ first, at }));
  const [open, setOpen] = useState<{ step: 'choice' | 'delete'; album: AlbumSummary } | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <OwnSection
        kind="album"
        createLink={paths.addAlbum.to()}
        list={list}
        renderCard={(album) => (
          <AlbumCard album={album} onOpen={() => setOpen({ step: 'choice', album })} onHint={onHint} />
        )}
      />
      {open?.step === 'choice' && (
        <AlbumActionsDialog
          album={open.album}
          sortLink={sortLink(open.album.id)}
          onDelete={() => setOpen({ step: 'delete', album: open.album })}
          onClose={close}
        />
      )}
      {open?.step === 'delete' && <DeleteAlbumDialog album={open.album} onClose={close} />}
    </>
  );
}

type CardProps = { album: AlbumSummary; onOpen: () => void; onHint: () => void };

function AlbumCard({ album, onOpen, onHint }: CardProps) {
  const client = useQueryClient();

  async function change(isPublic: boolean): Promise<void> {
    const { status } = await updateAlbum(album.id, { status: isPublic ? 'public' : 'private' }, null);
    changeOwnItem<AlbumSummary>(client, 'album', album.id, (one) => ({ ...one, status }));
    await refreshOthers(client, 'album');
  }

  return (
    <OwnCard
      name={album.name}
      thumb={<AlbumCover images={album.images.slice(0, COVER)} />}
      facts={[COUNT_TEXTS.images(album.image_count), COUNT_TEXTS.uses(album.uses)]}
      categories={album.categories}
      onOpen={onOpen}
      onHint={onHint}
      foot={
        album.status === 'quarantined' ? (
          <QuarantineNote>{VISIBILITY_TEXTS.quarantined}</QuarantineNote>
        ) : (
          <VisibilitySwitch
            name={album.name}
            isPublic={album.status === 'public'}
            ask={false}
            change={change}
            // The question before a content is published depends on its album.
            invalidates={ownContentKeys}
            onFailed={() => client.invalidateQueries({ queryKey: ownKey('album') })}
          />
        )
      }
    />
  );
}
