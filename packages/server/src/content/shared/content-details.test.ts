// The details of a content, each changed alone: fields that are not sent keep their value.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_TEXTS } from '../../api-texts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { createAlbum, signedIn, type TestAlbum } from '../../testing/factories.ts';
import { SAMPLE_RESULTS } from '../../testing/sample-results.ts';
import { detailsText } from './details-text.ts';

let t: TestApp;
let me: Client;
let album: TestAlbum;
beforeAll(async () => {
  t = await createTestApp();
  const { user, client } = await signedIn(t);
  me = client;
  album = await createAlbum(t, user, { images: 4 });
});
afterAll(() => t.close());

type Details = { name: string; description: string | null; private: boolean; version: number };
const read = async (path: string) => (await me.get(path)).data<Details>();

describe.each(['tierlist', 'tournament', 'ranking'] as const)('the details of a %s', (kind) => {
  async function make(): Promise<string> {
    const body = {
      name: 'Avant',
      description: 'Des mots',
      id_album: album.id,
      ...SAMPLE_RESULTS[kind](album.images),
    };
    return `/${kind}/${(await me.post(`/${kind}`, body)).data<{ id: number }>().id}`;
  }

  test('change one by one, each under a new version', async () => {
    const path = await make();

    await me.put(path, { name: '  Après ' });
    const named = await read(path);
    await me.put(path, { description: ' D’autres   mots ' });
    const described = await read(path);
    await me.put(path, { description: null });

    expect(named).toMatchObject({ name: 'Après', description: 'Des mots', version: 2 });
    expect(described).toMatchObject({
      name: 'Après',
      description: expect.stringMatching(/^D’autres/),
      version: 3,
    });
    expect(await read(path)).toMatchObject({ name: 'Après', description: null, version: 4 });
  });

  test('of blanks alone are none: no description, and a name that is refused', async () => {
    const path = await make();

    const reply = await me.put(path, { name: '   ' });
    await me.put(path, { description: '   ' });

    const message = detailsText(kind, 'name_required')(API_TEXTS.fr);
    expect([reply.status, reply.message]).toEqual([400, message]);
    expect(reply.issues).toEqual([{ field: 'name', code: 'name_required', message }]);
    expect(await read(path)).toMatchObject({ name: 'Avant', description: null, version: 2 });
  });

  test('BU-35: do not hold its visibility, which changes without a new version and is in the answer', async () => {
    const path = await make();

    const hidden = await me.put(path, { private: true });
    const renamed = await me.put(path, { name: 'Après' });

    expect(hidden.data()).toMatchObject({ private: true, version: 1 });
    expect(renamed.data()).toMatchObject({ private: true, version: 2 });
    expect(await read(path)).toMatchObject({ name: 'Après', description: 'Des mots', private: true });
  });
});

test.each(['tournament', 'ranking'] as const)(
  'the images of a %s are taken away with a key or without',
  async (kind) => {
    const body = { name: 'Un contenu', id_album: album.id, ...SAMPLE_RESULTS[kind](album.images) };
    const { id } = (await me.post(`/${kind}`, body)).data<{ id: number }>();
    const path = `/${kind}/${id}/images`;

    const replies = [await me.delete(path, undefined, { key: 'une-cle-de-test' }), await me.delete(path)];

    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect((await read(`/${kind}/${id}`)).version).toBe(3);
  },
);
