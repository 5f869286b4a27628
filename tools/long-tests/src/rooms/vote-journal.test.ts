import { createTestApp, type TestApp } from '@palmares/server/testing/app';
import { createAlbum, createUser } from '@palmares/server/testing/factories';
import { enterAs, openTestRoom } from '@palmares/server/testing/room-people';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { VoteJournal } from './vote-journal.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

test('a lost vote and a replaced one are found, an unanswered one may count', async () => {
  const user = await createUser(t);
  const { host, code } = await openTestRoom(t, user, {
    id_album: (await createAlbum(t, user, { images: 2 })).id,
  });
  const lea = await enterAs(t, code, 'Léa');
  const { id } = (await lea.call('GET', '/room/:code/seat')).data<{ id: number }>();
  await host.play('start');
  const journal = new VoteJournal();
  journal.send(0, id, 1);
  await lea.vote(0, 1);
  expect(journal.countVoters(0)).toBe(0);
  journal.acknowledge(0, id, 1);
  expect(await journal.compare(t.db, code)).toEqual([]);
  expect([journal.countVoters(0), journal.countVoters(1)]).toEqual([1, 0]);

  journal.send(0, id, 2);
  await lea.vote(0, 2);
  expect(await journal.compare(t.db, code)).toEqual([]);

  await lea.vote(0, 3);
  expect(await journal.compare(t.db, code)).toEqual([
    `the vote of guest ${id} in step 0 is 3; acknowledged was 1`,
  ]);
  await t.db.deleteFrom('room_vote').execute();
  expect(await journal.compare(t.db, code)).toEqual([
    `the vote of guest ${id} in step 0 was acknowledged and is lost`,
  ]);
});
