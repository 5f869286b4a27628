// The calls of a submission, made over HTTP (P1 §7).
import type { CategoryRef } from '@palmares/core/contract/types';
import { listCategories } from '../../api/album.ts';
import { addAlbumCategory, createAlbum, deleteAlbum } from '../../api/album-writes.ts';
import { randomKey } from '../../lib/random-key.ts';
import { showToast } from '../../ui/toast-store.ts';
import { explainFailure } from '../../uploads/upload-calls.ts';
import type { SubmissionCalls } from './run-submission.ts';

export function createSubmissionCalls(): SubmissionCalls {
  let categories: Promise<CategoryRef[]> | null = null;
  return {
    createAlbum: async (album, { key, signal }) =>
      (await createAlbum(album, { idempotencyKey: key, signal })).id,
    attachCategory: async (albumId, name) => {
      categories ??= listCategories();
      const category = (await categories).find((known) => known.name === name);
      if (category !== undefined) await addAlbumCategory(albumId, category.id);
    },
    deleteAlbum,
    explain: explainFailure,
    tellExpired: (text) => void showToast({ kind: 'error', text }),
    makeKey: randomKey,
  };
}
