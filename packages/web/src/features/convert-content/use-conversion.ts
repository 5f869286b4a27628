import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useDraftOwner } from '../../api/use-draft-owner.ts';
import { KINDS } from '../../kinds/kinds.ts';
import { toArrival } from '../../lib/navigation-message.ts';
import { sourceOf } from '../../lib/source-album.ts';
import { type BridgeSource, imagesToTake } from './conversion-source.ts';
import type { BridgeWork, KeepWork } from './converted-content.ts';
import { ARRIVALS } from './messages.ts';

export type Bridge = {
  /** Stores the result as a draft and opens its editor. Returns false and stays when the browser storage refuses the draft. */
  readonly cross: (source: BridgeSource, work: BridgeWork) => Promise<boolean>;
  readonly state: 'idle' | 'crossing' | 'failed';
};

export function useBridge(keep: KeepWork): Bridge {
  const navigate = useNavigate();
  const owner = useDraftOwner();
  const [state, setState] = useState<Bridge['state']>('idle');
  async function cross(source: BridgeSource, work: BridgeWork): Promise<boolean> {
    setState('crossing');
    const { title, album } = source;
    const isKept = await keep(work, sourceOf(album), title, owner).catch(() => false);
    setState(isKept ? 'idle' : 'failed');
    if (!isKept) return false;
    const images = imagesToTake(source);
    // The tournament opens at its first duel, which shows their number.
    const to = KINDS[work.kind].paths.create({ album: album.id, images, name: title, express: true });
    await navigate(to, { state: toArrival(ARRIVALS[work.kind](title)) });
    return true;
  }
  return { cross, state };
}
