import type { AlbumSummary, UpdateAlbumBody } from '@palmares/core/contract/types';
import { ALBUM_TEXTS } from '@palmares/texts/page/admin';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteAlbum, updateAlbum } from '../../api/album-writes.ts';
import { useSession } from '../../api/session.ts';
import { adminAlbumsQuery } from '../../queries/admin.ts';
import { ALBUM_KEYS } from '../../queries/album.ts';
import { albumDeletionQuery } from '../../queries/album-deletion.ts';
import { AlbumDependents } from '../../ui/album-dependents.tsx';
import { AlbumRow } from './album-row.tsx';
import { DeleteAlbums, isQuarantined, LiftQuarantines } from './bulk-questions.tsx';
import { DeletionQuestion } from './deletion-question.tsx';
import { ALBUM_FAILURES } from './failures.ts';
import { ItemsTab } from './items-tab.tsx';
import { QuarantineDialog } from './quarantine-dialog.tsx';
import { useItemFilters, useItems } from './use-items.ts';

export function AlbumsTab() {
  const client = useQueryClient();
  const [held, setHeld] = useState<AlbumSummary | null>(null);
  const [leaving, setLeaving] = useState<AlbumSummary | null>(null);
  const items = useItems<AlbumSummary>(adminAlbumsQuery(useItemFilters()));

  /** Public lists and the album's page show the changed data too. */
  const refreshOthers = () => void client.invalidateQueries({ queryKey: ALBUM_KEYS, refetchType: 'none' });

  async function update(id: number, body: UpdateAlbumBody): Promise<void> {
    await items.write(id, updateAlbum(id, body, null), (album, { status }) => ({ ...album, status }));
    refreshOthers();
  }

  async function remove(id: number): Promise<void> {
    await items.write(id, deleteAlbum(id), () => null);
    refreshOthers();
  }

  return (
    <>
      <ItemsTab
        tab="albums"
        search={ALBUM_TEXTS.search}
        items={items}
        setPublic={(id, isPublic) => update(id, { status: isPublic ? 'public' : 'private' })}
        remove={remove}
        visibilityQuestion={{ Question: LiftQuarantines, asks: (albums) => albums.some(isQuarantined) }}
        DeletionQuestion={DeleteAlbums}
        render={(album, selection) => (
          <AlbumRow
            album={album}
            selection={selection}
            setStatus={(status) => update(album.id, { status })}
            onQuarantine={() => setHeld(album)}
            onDelete={() => setLeaving(album)}
          />
        )}
      />
      {held && <QuarantineDialog album={held} update={update} onClose={() => setHeld(null)} />}
      {leaving && <AlbumQuestion album={leaving} remove={remove} onClose={() => setLeaving(null)} />}
    </>
  );
}

type QuestionProps = { album: AlbumSummary; remove: (id: number) => Promise<void>; onClose: () => void };

/** Shows what depends on the album before its deletion (AD-32). */
function AlbumQuestion({ album, ...question }: QuestionProps) {
  const { user: me } = useSession();
  const preview = useQuery(albumDeletionQuery(album.id));
  return (
    <DeletionQuestion
      {...question}
      item={album}
      texts={ALBUM_FAILURES.deletion}
      consequences={
        <AlbumDependents preview={preview} reader={album.author.id === me?.id ? 'author' : 'admin'} />
      }
      ready={!preview.isPending}
    />
  );
}
