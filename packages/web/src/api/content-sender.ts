// Sends a content of any kind to the server: created once, then updated based on a version.
import type { ContentKind } from '@palmares/core/content-kind';
import type { ContentWire } from '@palmares/core/contract/content-endpoints';
import { createSaver, isPublishing, type Saved, type SavePorts } from '../lib/content-saver.ts';
import { randomKey } from '../lib/random-key.ts';
import type { SourceAlbum } from '../lib/source-album.ts';
import { createContent, getContent, updateContent } from './content.ts';
import { failedBeforeIdempotency, isRefusal } from './errors.ts';

/**
 * `overwrite`: replaces whatever was saved elsewhere since. `copy`: saves another content, whose name says so. `anew`: saves another
 * content with the same name, because the first was deleted.
 */
export type SaveMode = 'normal' | 'overwrite' | 'copy' | 'anew';

export type ContentCalls<Body extends object> = Pick<SavePorts<Body>, 'create' | 'update'> & {
  /** Resolves to null when the content was deleted. */
  get: (id: number) => Promise<Saved | null>;
};

/** The calls of a kind, as a sender needs them. */
export const contentCalls = <K extends ContentKind>(kind: K) => ({
  create: (body: ContentWire[K]['create'], key: string) => createContent(kind, body, key),
  update: (id: number, body: ContentWire[K]['update'], version: number, key: string) =>
    updateContent(kind, id, body, version, key),
  get: (id: number, signal?: AbortSignal) => getContent(kind, id, signal),
});

export type Sender<Body extends object> = (
  body: Body,
  how: SaveMode,
  savedAs: Saved | null,
) => Promise<{ saved: Saved; isNew: boolean }>;

export function createsContent(how: SaveMode): boolean {
  return how === 'copy' || how === 'anew';
}

export function createSender<Body extends { private: boolean }>(
  { albumId, albumIsPrivate }: SourceAlbum,
  { create, update, get }: ContentCalls<Body>,
): Sender<Body> {
  const save = createSaver<Body>(albumId, {
    create,
    update,
    newKey: randomKey,
    isRefusal,
    failedBeforeIdempotency,
    needsUpdate: (body) => isPublishing(albumIsPrivate, body),
  });

  /** Overwriting means saving with the latest version as the base. */
  async function getBase(how: SaveMode, savedAs: Saved | null): Promise<Saved | null> {
    if (createsContent(how)) return null;
    if (how === 'normal' || savedAs === null) return savedAs;
    return (await get(savedAs.id)) ?? savedAs;
  }

  return async (body, how, savedAs) => {
    const base = await getBase(how, savedAs);
    const { id, version } = await save(body, base);
    return { saved: { id, version }, isNew: base === null };
  };
}
