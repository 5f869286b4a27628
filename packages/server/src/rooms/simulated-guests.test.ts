// Simulated guests of the demo, in real time: they wait as people do, for seconds.
import type { HostSnapshot } from '@palmares/core/contract/types';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { createAlbum, createUser } from '../testing/factories.ts';
import { enterAs, openTestRoom } from '../testing/room-people.ts';

let demo: TestApp;
let site: TestApp;
beforeAll(async () => {
  demo = await createTestApp({ config: { demo: true } });
  site = await createTestApp({ beside: demo });
});
afterAll(async () => {
  await site.close();
  await demo.close();
});

const PATH = '/room/:code/simulated-guests';

async function open(t: TestApp, more: object = {}) {
  const host = await createUser(t);
  const album = await createAlbum(t, host, { images: 3 });
  return openTestRoom(t, host, { id_album: album.id, ...more });
}

const WAIT = { timeout: 60_000, interval: 200 };

test('SA-49: they join, marked as robots, vote in each step, and stop with the room', async () => {
  const { host, code } = await open(demo);
  const lea = await enterAs(demo, code, 'Léa');
  expect((await lea.call('POST', PATH)).code).toBe('room_not_host');
  expect((await host.snapshot<HostSnapshot>()).can_simulate).toBe(true);
  expect((await host.call('POST', PATH)).status).toBe(200);

  await vi.waitFor(async () => {
    const { guests } = await host.snapshot<HostSnapshot>();
    expect(guests.filter(({ name }) => name?.includes('(robot)'))).toHaveLength(4);
  }, WAIT);
  await host.play('start');
  await vi.waitFor(async () => expect((await host.snapshot()).counts.voted).toBe(4), WAIT);
  await host.play('reveal', 'next');
  await vi.waitFor(async () => expect((await host.snapshot()).counts.voted).toBe(4), WAIT);
  await host.call('DELETE', '/room/:code');
  expect((await host.call('POST', PATH)).code).toBe('room_ended');
}, 60_000);

test('SA-49: they send ballots in a ranking', async () => {
  const { host } = await open(demo, { mode: 'ranking', batches: 5 });
  await host.call('POST', PATH);
  await vi.waitFor(async () => expect((await host.snapshot()).counts.guests).toBe(5), WAIT);
  await host.play('start');
  await vi.waitFor(async () => expect((await host.snapshot()).counts.voted).toBe(4), WAIT);
  await host.play('reveal');
  expect((await host.snapshot()).order?.flat()).toHaveLength(3);
}, 60_000);

test('SA-49: any other site has none', async () => {
  const { host } = await open(site);
  expect((await host.snapshot<HostSnapshot>()).can_simulate).toBe(false);
  expect((await host.call('POST', PATH)).code).toBe('not_found');
});
