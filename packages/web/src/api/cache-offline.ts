// Makes an open builder available offline: asks the service worker to cache the replies and pictures that it uses. The worker has seen most
// of them already, but not on the very first visit, nor after a first save.

import { imageVariant } from '@palmares/core/album/image-path';
import type { ContentKind } from '@palmares/core/content-kind';
import { CONTENT_ENDPOINTS } from '@palmares/core/contract/content-endpoints';
import { endpointPath } from '@palmares/core/contract/endpoint';
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import type { Image } from '@palmares/core/contract/types';
import type { WorkerMessage } from '../lib/worker-message.ts';
import { readToken } from './token.ts';

/** Up to this many images, the larger variants are cached: a duel shows one over half a screen. */
const FEW_IMAGES = 64;

export type OfflineContent = {
  readonly kind: ContentKind;
  readonly album: number;
  /** Null while the content was never saved. */
  readonly content: number | null;
  readonly images: readonly Image[];
};

export async function cacheOffline({ kind, album, content, images }: OfflineContent): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const token = readToken();
  const message: WorkerMessage = {
    do: 'keep',
    readings: [
      endpointPath(ENDPOINTS.session),
      endpointPath(ENDPOINTS.getAlbum, album),
      ...(content === null ? [] : [endpointPath(CONTENT_ENDPOINTS[kind].get, content)]),
    ],
    pictures: images
      .map(({ path_image }) => imageVariant(path_image, images.length > FEW_IMAGES ? 160 : 480))
      .filter((address) => address.startsWith('/media/')),
    // The builders' code is precached.
    files: [],
    authorization: token === null ? null : `Bearer ${token}`,
  };
  // On a page without a worker this never resolves, which blocks nothing else.
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message, []);
}
