import type { CaseDetail, QueueEntry } from '@palmares/core/contract/types';
import { DEMO_REPORTS, type DemoReport } from '@palmares/demo/reports';
import { DEMO_USERS } from '@palmares/demo/users';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { createAlbum, createTierlist, createUser, signedIn, type TestUser } from '../testing/factories.ts';
import { insertFillMarker } from './fill-progress.ts';
import { fillReport } from './fill-reports.ts';

const NEVER = new AbortController().signal;

let t: TestApp;
let modo: Client;
let author: TestUser;
beforeAll(async () => {
  t = await createTestApp();
  modo = (await signedIn(t, { roles: ['modo'] })).client;
  author = await createUser(t);
  for (const { nametag } of DEMO_USERS) await createUser(t, { nametag });
});
afterAll(() => t.close());

const fill = async () => {
  for (const report of DEMO_REPORTS) await fillReport(t.deps, report, NEVER);
};
const queue = async () =>
  (await modo.get('/moderation')).data<QueueEntry[]>().flatMap((entry) => entry.case ?? []);
const isOfImage = ({ thing }: DemoReport) => thing.kind === 'image';

test('what is not there any more is passed over', async () => {
  await insertFillMarker(t.db, 'demo:ranking:le-bestiaire-au-complet', { rankingId: 999_999 });
  await fill();
  expect(await queue()).toEqual([]);
});

test('each reaches the queue once, from a person of the demo, with a copy', async () => {
  const album = await createAlbum(t, author);
  const { id } = await createTierlist(t, author, album, { name: 'Mes animaux' });
  const [image = 0] = album.images;
  await insertFillMarker(t.db, 'demo:tierlist:mes-animaux-de-toujours', { tierlistId: id });
  for (const { thing } of DEMO_REPORTS.filter(isOfImage))
    if (thing.kind === 'image')
      await insertFillMarker(t.db, `demo:album:${thing.album}`, {
        albumId: album.id,
        images: { [thing.icon]: image },
      });

  await fill();
  await fill();

  const cases = await queue();
  expect(cases.map(({ kind, id_thing }) => [kind, id_thing])).toEqual([
    ['tierlist', id],
    ['image', image],
  ]);
  const detail = (await modo.get(`/moderation/${cases[0]?.id}`)).data<CaseDetail>();
  expect(detail.reports).toHaveLength(2);
  expect(detail.copies[0]).toMatchObject({ name: 'Mes animaux' });
});
