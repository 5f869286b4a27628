import { DEFAULT_CATEGORIES } from '@palmares/core/album/default-categories';
import type { AlbumSummary, CategoryRef, HomeReply } from '@palmares/core/contract/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { as, asVisitor, createAlbum, createUser, type TestUser } from '../../testing/factories.ts';
import { SAMPLE_RESULTS } from '../../testing/sample-results.ts';

let t: TestApp;
let admin: TestUser;
let asAdmin: Client;
beforeAll(async () => {
  t = await createTestApp();
  admin = await createUser(t, { roles: ['admin'] });
  asAdmin = await as(t, admin);
});
afterAll(() => t.close());

const names = async () => (await asVisitor(t).get('/category')).data<CategoryRef[]>().map(({ name }) => name);

test('AL-12, AL-85: the spec’s seven categories are there from the start', async () => {
  expect(await names()).toEqual(['Films', 'Animation', 'Manga', 'Jeux Vidéo', 'Musique', 'Sport', 'Autres']);
});

test('AD-50: an admin creates, renames and deletes a category', async () => {
  const created = (await asAdmin.post('/category', { name: '  Bande   dessinée ' })).data<CategoryRef>();
  expect(created.name).toBe('Bande dessinée');

  await asAdmin.put(`/category/${created.id}`, { name: 'BD' });
  expect(await names()).toContain('BD');

  await asAdmin.delete(`/category/${created.id}`);
  expect(await names()).not.toContain('BD');
});

test('a category that is sent again with its key is the first one, not one that exists already', async () => {
  const send = () => asAdmin.post('/category', { name: 'Une fois' }, { key: 'une-cle-de-test' });

  const [first, again] = [await send(), await send()];

  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.text).toBe(first.text);
});

test('a name that differs by accents or case alone is taken', async () => {
  const created = await asAdmin.post('/category', { name: 'jeux video' });
  const films = (await asVisitor(t).get('/category')).data<CategoryRef[]>()[0];
  const renamed = await asAdmin.put(`/category/${films?.id}`, { name: 'ANIMATION' });

  expect([created.code, renamed.code]).toEqual(['category_exists', 'category_exists']);
});

test('AD-25: an empty name is refused at its field, in the quoted words', async () => {
  const reply = await asAdmin.post('/category', { name: '   ' });

  expect(reply.status).toBe(400);
  expect(reply.message).toBe('Le nom de la catégorie ne peut pas être vide.');
  expect(reply.issues.map(({ field }) => field)).toEqual(['name']);
});

test('albums only lose the tag of a deleted category', async () => {
  const { id } = (await asAdmin.post('/category', { name: 'Éphémère' })).data<CategoryRef>();
  const album = await createAlbum(t, admin);
  await asAdmin.post(`/album/${album.id}/category`, { id_category: id });

  await asAdmin.delete(`/category/${id}`);

  const reply = await asVisitor(t).get(`/album/${album.id}`);
  expect(reply.data<{ categories: CategoryRef[] }>().categories.some((one) => one.id === id)).toBe(false);
});

describe('the English name', () => {
  test('AL-87: each default category has one', async () => {
    const found = (await asVisitor(t).get('/category')).data<CategoryRef[]>();

    expect(found.slice(0, 7).map(({ name, name_en }) => ({ name, name_en }))).toEqual(DEFAULT_CATEGORIES);
  });

  test('AD-51: a change without it keeps it, another one replaces it, null and an empty text remove it', async () => {
    const post = await asAdmin.post('/category', { name: 'Cuisine', name_en: '  Food   and drink ' });
    const created = post.data<CategoryRef>();
    const change = async (name_en?: string | null) =>
      (await asAdmin.put(`/category/${created.id}`, { name: 'Cuisine', name_en })).data<CategoryRef>()
        .name_en;

    expect(created.name_en).toBe('Food and drink');
    expect(await change()).toBe('Food and drink');
    expect(await change('Cooking')).toBe('Cooking');
    expect(await change(null)).toBeNull();
    expect(await change('Cooking')).toBe('Cooking');
    expect(await change(' ')).toBeNull();
  });

  test('AD-51: one of more than forty characters is refused at its field, also beside another issue', async () => {
    const { issues } = await asAdmin.post('/category', { name: '', name_en: 'x'.repeat(41) });

    expect(issues.map(({ field, code }) => [field, code])).toEqual([
      ['name', 'category_name_required'],
      ['name_en', 'category_name_en_too_long'],
    ]);
    expect(issues[1]?.message).toBe('Le nom en anglais ne peut pas dépasser 40 caractères.');
  });

  test('AL-87: albums, contents and the home page carry it; the filter takes the French name alone', async () => {
    const name_en = 'Board games';
    const { id } = (
      await asAdmin.post('/category', { name: 'Jeux de société', name_en })
    ).data<CategoryRef>();
    const category = { id, name: 'Jeux de société', name_en };
    const album = await createAlbum(t, admin, { categories: [id], images: 3 });
    const content = { name: 'Mes jeux', id_album: album.id, ...SAMPLE_RESULTS.tierlist(album.images) };
    await asAdmin.post('/tierlist', content);

    const visitor = asVisitor(t);
    const listed = async (name: string) =>
      (await visitor.get(`/album?category=${encodeURIComponent(name)}`)).data<AlbumSummary[]>();
    const contents = (await visitor.get(`/tierlist?album=${album.id}`)).data<
      { album: { categories: CategoryRef[] } }[]
    >();
    const { sections } = (await visitor.get('/home')).data<HomeReply['data']>();

    expect((await listed('jeux de societe')).map(({ categories }) => categories)).toEqual([[category]]);
    expect(await listed(name_en)).toEqual([]);
    expect(contents[0]?.album.categories).toEqual([category]);
    expect(sections.map((section) => section.category)).toEqual([category]);
  });
});
