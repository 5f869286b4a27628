import type { CategoryRef } from '@palmares/core/contract/types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { as, asVisitor, createAlbum, createUser, type TestUser } from '../../testing/factories.ts';

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
