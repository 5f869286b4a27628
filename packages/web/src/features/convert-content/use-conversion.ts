import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useDraftOwner } from '../../api/use-draft-owner.ts';
import { KINDS } from '../../kinds/kinds.ts';
import { toNavigationMessage } from '../../lib/navigation-message.ts';
import { toSourceAlbum } from '../../lib/source-album.ts';
import { type ConversionSource, chooseSourceImages } from './conversion-source.ts';
import type { ConvertedContent, StoreConvertedContent } from './converted-content.ts';
import { ARRIVAL_MESSAGES } from './messages.ts';

export type Conversion = {
  /** Stores the result as a draft and opens its editor. Returns false and stays when the browser storage refuses the draft. */
  readonly cross: (source: ConversionSource, work: ConvertedContent) => Promise<boolean>;
  readonly state: 'idle' | 'crossing' | 'failed';
};

export function useConversion(keep: StoreConvertedContent): Conversion {
  const navigate = useNavigate();
  const owner = useDraftOwner();
  const [state, setState] = useState<Conversion['state']>('idle');
  async function cross(source: ConversionSource, work: ConvertedContent): Promise<boolean> {
    setState('crossing');
    const { title, album } = source;
    const isKept = await keep(work, toSourceAlbum(album), title, owner).catch(() => false);
    setState(isKept ? 'idle' : 'failed');
    if (!isKept) return false;
    const images = chooseSourceImages(source);
    // The tournament opens at its first duel, which shows their number.
    const { paths, language } = KINDS[work.kind];
    const to = paths.create({ album: album.id, images, name: title, express: true });
    await navigate(to, { state: toNavigationMessage(ARRIVAL_MESSAGES[language][work.kind](title)) });
    return true;
  }
  return { cross, state };
}
