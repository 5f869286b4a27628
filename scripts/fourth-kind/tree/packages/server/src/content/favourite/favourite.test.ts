import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asVisitor, createAlbum } from '../../testing/factories.ts';
import { type PublishedSite, publishSite } from '../../testing/published-site.ts';

let published: PublishedSite;
beforeAll(async () => {
  published = await publishSite();
});
afterAll(() => published.close());

const page = async (path: string) => published.site.app.inject({ url: path });

test('a fourth kind of content is created, listed, opened, shared, reported, exported and deleted', async () => {
  const { site, author } = published;
  const me = author.client;
  const album = await createAlbum(site, author.user, { images: 3 });
  const body = { name: 'Mes préférées', id_album: album.id, images: album.images.slice(0, 2) };
  const { id } = (await me.post('/favourite', body)).data<{ id: number }>();

  const listed = await asVisitor(site).get('/favourite');
  expect(listed.data<object[]>()).toMatchObject([{ id, name: body.name, image_count: 2 }]);
  const home = await asVisitor(site).get('/home');
  expect(home.data<{ latest: { favourites: object[] } }>().latest.favourites).toMatchObject([{ id }]);
  expect((await me.get('/me')).data<{ favourites: object[] }>().favourites).toMatchObject([{ id }]);
  expect((await me.get('/me/export')).text).toContain(body.name);
  expect((await me.get(`/album/${album.id}/deletion`)).data()).toMatchObject({ author: { favourites: 1 } });

  const whole = (await asVisitor(site).get(`/favourite/${id}`)).data<{ images: { id: number }[] }>();
  expect(whole.images.map((image) => image.id)).toEqual(body.images);
  expect((await me.put(`/favourite/${id}`, { images: album.images }, { ifMatch: 1 })).status).toBe(200);

  expect((await page(`/favoris/${id}`)).body).toContain('Mes préférées');
  expect((await page('/favoris')).body).toContain('<title>Favoris · Palmarès</title>');
  expect((await page(`/embed/favoris/${id}`)).body).toContain('Mes préférées');
  expect((await page('/sitemap/favourite-1.xml')).body).toContain(`/favoris/${id}`);

  const report = { reason: 'spam', text: 'Une publicité.' };
  expect((await asVisitor(site).post(`/favourite/${id}/report`, report)).status).toBe(201);

  expect((await me.delete(`/favourite/${id}`)).status).toBe(200);
  expect((await asVisitor(site).get('/favourite')).data()).toEqual([]);
  expect((await page(`/favoris/${id}`)).statusCode).toBe(410);
  expect(ENDPOINTS.deleteFavourite.path).toBe('/favourite/:id');
});
