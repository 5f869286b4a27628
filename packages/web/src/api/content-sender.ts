// How a content of any kind goes to the server: created once, updated on the version that it stands on.
import type { ContentKind } from '@palmares/core/content-kind';
import type { ContentWire } from '@palmares/core/contract/content-endpoints';
import { createSaver, isPublishing, type Saved, type SavePorts } from '../lib/content-saver.ts';
import { randomKey } from '../lib/random-key.ts';
import type { SourceAlbum } from '../lib/source-album.ts';
import { createContent, getContent, updateContent } from './content.ts';
import { isAtTheDoor, isRefusal } from './errors.ts';

/**
 * `overwrite`: whatever was saved elsewhere since. `copy`: as another content, under a name that says so. `anew`: the same, under
 * its own name, since the first is not there any more.
 */
export type SaveHow = 'normal' | 'overwrite' | 'copy' | 'anew';

export type ContentCalls<Body extends object> = Pick<SavePorts<Body>, 'create' | 'update'> & {
  /** Null when it is not there any more. */
  get: (id: number) => Promise<Saved | null>;
};

/** The calls of a kind in the form that a sender takes. */
export const contentCalls = <K extends ContentKind>(kind: K) => ({
  create: (body: ContentWire[K]['create'], key: string) => createContent(kind, body, key),
  update: (id: number, body: ContentWire[K]['update'], version: number, key: string) =>
    updateContent(kind, id, body, version, key),
  get: (id: number, signal?: AbortSignal) => getContent(kind, id, signal),
});

export type Sender<Body extends object> = (
  body: Body,
  how: SaveHow,
  savedAs: Saved | null,
) => Promise<{ saved: Saved; isNew: boolean }>;

export function makesNew(how: SaveHow): boolean {
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
    isAtTheDoor,
    needsUpdate: (body) => isPublishing(albumIsPrivate, body),
  });

  /** To overwrite is to save on the newest version. */
  async function baseOf(how: SaveHow, savedAs: Saved | null): Promise<Saved | null> {
    if (makesNew(how)) return null;
    if (how === 'normal' || savedAs === null) return savedAs;
    return (await get(savedAs.id)) ?? savedAs;
  }

  return async (body, how, savedAs) => {
    const base = await baseOf(how, savedAs);
    const { id, version } = await save(body, base);
    return { saved: { id, version }, isNew: base === null };
  };
}
