// What an open builder needs to be opened again without a network: the replies and pictures that it was made from, which the service
// worker keeps. It has them already where the page was opened under its eyes; not on the very first visit, nor after a first save.

import { imageVariant } from '@palmares/core/album/image-path';
import type { ContentKind } from '@palmares/core/content-kind';
import { CONTENT_ENDPOINTS } from '@palmares/core/contract/content-endpoints';
import { pathOf } from '@palmares/core/contract/endpoint';
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import type { Image } from '@palmares/core/contract/types';
import type { WorkerMessage } from '../lib/worker-message.ts';
import { readToken } from './token.ts';

/** Of fewer images, the larger copies are kept: in a duel one stands over half a screen. */
const FEW_IMAGES = 64;

export type OpenWork = {
  readonly kind: ContentKind;
  readonly album: number;
  /** Null while it was never saved. */
  readonly content: number | null;
  readonly images: readonly Image[];
};

export async function keepOffline({ kind, album, content, images }: OpenWork): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const token = readToken();
  const message: WorkerMessage = {
    do: 'keep',
    readings: [
      pathOf(ENDPOINTS.session),
      pathOf(ENDPOINTS.getAlbum, album),
      ...(content === null ? [] : [pathOf(CONTENT_ENDPOINTS[kind].get, content)]),
    ],
    pictures: images
      .map(({ path_image }) => imageVariant(path_image, images.length > FEW_IMAGES ? 160 : 480))
      .filter((address) => address.startsWith('/media/')),
    // The builders' are fetched ahead.
    files: [],
    authorization: token === null ? null : `Bearer ${token}`,
  };
  // Never on a page without a worker: then nothing waits but this.
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message, []);
}
