import { getOwnContent, type OwnContent } from '@palmares/core/room/own-content';
import { END_TEXTS } from '@palmares/texts/page/rooms-play';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { useNavigate } from 'react-router';
import { useDraftOwner } from '../../api/use-draft-owner.ts';
import { KINDS } from '../../kinds/kinds.ts';
import { toNavigationMessage } from '../../lib/navigation-message.ts';
import { randomSeed } from '../../lib/random-seed.ts';
import { type SourceAlbum, toSourceAlbum } from '../../lib/source-album.ts';
import { roomPreviewQuery, roomSeatQuery } from '../../queries/room.ts';
import type { DraftOwnership } from '../../storage/drafts/versioned-draft.ts';
import { Button } from '../../ui/button.tsx';
import { useRoom } from './room-context.ts';

/** Stores a content as a draft of the editor of its kind. Returns false when the browser storage refuses it. */
export type StoreOwnContent = (
  content: OwnContent,
  source: SourceAlbum,
  name: string,
  owner: Pick<DraftOwnership, 'owner' | 'userKey'>,
) => Promise<boolean>;

/** The page connects the room to the drafts of the editors; null where it does not. */
export const StoreOwnContentContext = createContext<StoreOwnContent | null>(null);

/** A guest takes their own votes home as a draft of their browser, hence into an account. Only a public album can be built on (SA-44). */
export function TakeHome() {
  const { code, snapshot } = useRoom();
  const store = useContext(StoreOwnContentContext);
  const { data: preview } = useQuery(roomPreviewQuery(code));
  const album = preview?.album ?? null;
  if (store === null || album === null || snapshot.mode === 'tournament') return null;
  return <Take album={album} store={store} />;
}

type TakeProps = { album: { id: number; name: string }; store: StoreOwnContent };

function Take({ album, store }: TakeProps) {
  const { code, snapshot, images } = useRoom();
  const client = useQueryClient();
  const navigate = useNavigate();
  const owner = useDraftOwner();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      // The seat of the start does not know the votes since.
      const { votes } = await client.fetchQuery({ ...roomSeatQuery(code), staleTime: 0 });
      const played = { mode: snapshot.mode, tiers: snapshot.tiers, images: [...images.keys()] };
      const content = getOwnContent(played, votes, randomSeed());
      if (content === null) throw new Error('no vote');
      const source = toSourceAlbum({ ...album, status: 'public' });
      if (!(await store(content, source, album.name, owner))) throw new Error('storage full');
      return content.kind;
    },
    onSuccess: async (kind) => {
      const to = { album: album.id, images: [...images.keys()], name: album.name, express: true };
      const state = toNavigationMessage(END_TEXTS.taken);
      await navigate(KINDS[kind].paths.create(to), { state });
    },
    meta: { failure: END_TEXTS.notTaken },
  });
  return (
    <Button loading={isPending} onClick={() => mutate()}>
      {END_TEXTS.take}
    </Button>
  );
}
