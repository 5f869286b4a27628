import { useMemo, useState } from 'react';
import { getAlbum } from '../../api/album.ts';
import { useDraftOwner } from '../../api/use-draft-owner.ts';
import { useRenewedImages } from '../../lib/use-renewed-images.ts';
import { type NewEditor, sourceOfAlbum } from './editor-source.ts';
import { TierlistEditor } from './tierlist-editor.tsx';

/** A tier list that does not exist yet, on a selection of an album's images. */
export function NewTierlistEditor(opened: NewEditor) {
  const { owner, userKey } = useDraftOwner();
  const [first] = useState(() => sourceOfAlbum(opened));
  const images = useRenewedImages(first.images, async () => (await getAlbum(first.albumId)).images);
  const source = useMemo(() => ({ ...first, images }), [first, images]);
  const [fresh, setFresh] = useState(0);
  return (
    <TierlistEditor
      key={`${owner} ${fresh}`}
      source={source}
      owner={owner}
      userKey={userKey}
      onReload={() => setFresh(fresh + 1)}
    />
  );
}
