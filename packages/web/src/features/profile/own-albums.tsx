import type { AlbumSummary, PageMeta } from '@palmares/core/contract/types';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { To } from 'react-router';
import { deleteAlbum, updateAlbum } from '../../api/album-writes.ts';
import { whileThere } from '../../api/errors.ts';
import type { Reply } from '../../api/reply.ts';
import { count } from '../../lib/french.ts';
import { paths } from '../../lib/paths.ts';
import { changeOwnItem, ownAlbumsQuery, refreshOthers, reloadOwn } from '../../queries/profile.ts';
import { AlbumCover } from '../../ui/album-cover.tsx';
import { AlbumActionsDialog } from './album-actions-dialog.tsx';
import { DeleteAlbumDialog } from './delete-album-dialog.tsx';
import { VISIBILITY_TEXTS } from './messages.ts';
import { Held, OwnCard } from './own-card.tsx';
import { OwnSection } from './own-section.tsx';
import { VisibilitySwitch } from './visibility-switch.tsx';

const COVER = 4;
const KINDS_OF_CONTENT = ['tierlist', 'tournament', 'ranking'] as const;

type Props = {
  first: Reply<AlbumSummary[], PageMeta>;
  at: number;
  sortLink: (id: number) => To;
  onHint: () => void;
};

export function OwnAlbums({ first, at, sortLink, onHint }: Props) {
  const list = useInfiniteQuery(ownAlbumsQuery({ first, at }));
  const client = useQueryClient();
  const [open, setOpen] = useState<{ step: 'choice' | 'delete'; album: AlbumSummary } | null>(null);
  const close = () => setOpen(null);

  async function change(album: AlbumSummary, isPublic: boolean) {
    try {
      const reply = await updateAlbum(album.id, { status: isPublic ? 'public' : 'private' }, null);
      changeOwnItem<AlbumSummary>(client, 'album', album.id, (one) => ({ ...one, status: reply.status }));
      await refreshOthers(client, 'album');
      // Whether making a content public asks first depends on its album.
      await Promise.all(KINDS_OF_CONTENT.map((kind) => reloadOwn(client, kind)));
    } catch (error) {
      await reloadOwn(client, 'album');
      throw error;
    }
  }

  async function remove(album: AlbumSummary) {
    const forget = () => changeOwnItem<AlbumSummary>(client, 'album', album.id, null);
    await whileThere(deleteAlbum(album.id), forget);
    forget();
    await refreshOthers(client, 'album');
    await Promise.all(KINDS_OF_CONTENT.map((kind) => reloadOwn(client, kind)));
  }

  return (
    <>
      <OwnSection
        kind="album"
        createLink={paths.addAlbum.to()}
        list={list}
        renderCard={(album) => (
          <OwnCard
            name={album.name}
            thumb={<AlbumCover images={album.images.slice(0, COVER)} />}
            facts={[count(album.image_count, 'image'), count(album.uses, 'utilisation')]}
            categories={album.categories.map((category) => category.name)}
            onOpen={() => setOpen({ step: 'choice', album })}
            onHint={onHint}
            foot={
              album.status === 'quarantined' ? (
                <Held>{VISIBILITY_TEXTS.quarantined}</Held>
              ) : (
                <VisibilitySwitch
                  name={album.name}
                  isPublic={album.status === 'public'}
                  ask={false}
                  change={(isPublic) => change(album, isPublic)}
                />
              )
            }
          />
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
      {open?.step === 'delete' && (
        <DeleteAlbumDialog album={open.album} remove={() => remove(open.album)} onClose={close} />
      )}
    </>
  );
}
