// Scenarios of rooms. Each begins with a room on a public album of the owner, opened by somebody else so that the end of the owner's account
// does not end it, with a guest (G), a removed guest (R), a guest of another room (H) and its opener (P).
import type { Request, Scenario, Scene } from './access-scene.ts';
import { createAlbum, createTierlist, createUser, type TestAlbum } from './factories.ts';
import { enterAs, openTestRoom, type RoomPerson } from './room-people.ts';

type Stage = {
  readonly album: TestAlbum;
  readonly code: string;
  readonly opener: RoomPerson;
  readonly guestId: number;
  readonly cookies: NonNullable<Request['cookies']>;
};

async function openStage({ t, owner }: Scene, isOwners = false): Promise<Stage> {
  await t.db.deleteFrom('room').execute();
  const album = await createAlbum(t, owner, { images: 3 });
  const { host: opener, code } = await openTestRoom(t, isOwners ? owner : await createUser(t), {
    id_album: album.id,
  });
  const guest = await enterAs(t, code, 'Invitée');
  const removed = await enterAs(t, code, 'Retirée');
  const { code: other } = await openTestRoom(t, await createUser(t), { id_album: album.id });
  const stranger = await enterAs(t, other, 'Ailleurs');
  await opener.call('DELETE', `/room/:code/guest/${await getSeatId(removed)}`);
  const cookies = { G: guest.cookie, H: stranger.cookie, R: removed.cookie, P: opener.cookie };
  return { album, code, opener, guestId: await getSeatId(guest), cookies };
}

async function getSeatId(person: RoomPerson): Promise<number> {
  return (await person.call('GET', '/room/:code/seat')).data<{ id: number }>().id;
}

/** A call on the room; `prepare` plays it to where the call is possible. */
const inRoom =
  (
    suffix: (stage: Stage) => string,
    body?: unknown,
    prepare?: (stage: Stage) => Promise<unknown>,
  ): Scenario =>
  async (scene) => {
    const stage = await openStage(scene);
    await prepare?.(stage);
    return { path: `/room/${stage.code}${suffix(stage)}`, body, cookies: stage.cookies };
  };

const at = (path: string) => () => path;
const onGuest = ({ guestId }: Stage) => `/guest/${guestId}`;
const toBoard = async ({ opener }: Stage) => {
  await opener.play('start');
  for (let step = 0; step < 3; step++) {
    await opener.vote(step, 0);
    await opener.play('reveal', 'next');
  }
};

const opening =
  (status: 'public' | 'private' | 'quarantined'): Scenario =>
  async ({ t, owner }) => {
    await t.db.deleteFrom('room').execute();
    const album = await createAlbum(t, owner, { status });
    return { path: '/room', body: { id_album: album.id, mode: 'tierlist' } };
  };

const resultOf =
  (isPrivate: boolean): Scenario =>
  async ({ t, owner }) => {
    const album = await createAlbum(t, owner);
    const { id } = await createTierlist(t, owner, album, { private: isPrivate });
    const result = {
      mode: 'tierlist',
      numbers: [],
      agreements: [],
      closest: null,
      original: null,
      divisive: [],
      scores: [],
    };
    await t.db
      .insertInto('room_result')
      .values({
        kind: 'tierlist',
        content_id: id,
        room_id: 1,
        result: JSON.stringify(result),
        created_at: new Date(),
      })
      .execute();
    return { path: `/room-result?kind=tierlist&content=${id}` };
  };

const saving: Scenario = async (scene) => {
  const stage = await openStage(scene, true);
  await toBoard(stage);
  return { path: `/room/${stage.code}/content`, body: {}, cookies: stage.cookies };
};

export const ROOM_SCENARIOS: Readonly<Record<string, Scenario>> = {
  'POST /room | album public': opening('public'),
  'POST /room | album private': opening('private'),
  'POST /room | album quarantined': opening('quarantined'),
  'GET /room | -': async () => ({ path: '/room' }),
  'GET /room-result | content public': resultOf(false),
  'GET /room-result | content private': resultOf(true),
  'GET /room/{code} | -': inRoom(at('')),
  'GET /room/{code} | unknown code': async () => ({ path: '/room/BCDFGH' }),
  'POST /room/{code}/entry | with a name': inRoom(at('/entry'), { name: 'Nouvelle' }),
  'DELETE /room/{code}/entry | -': inRoom(at('/entry')),
  'GET /room/{code}/snapshot | -': inRoom(at('/snapshot')),
  'GET /room/{code}/seat | -': inRoom(at('/seat')),
  'PUT /room/{code}/seat | -': inRoom(at('/seat'), { consent: true }),
  'GET /room/{code}/images | -': inRoom(at('/images')),
  'GET /room/{code}/events | -': inRoom(at('/events')),
  'GET /room/{code}/keys | -': inRoom(at('/keys')),
  'POST /room/{code}/keys | -': inRoom(at('/keys')),
  'POST /room/{code}/simulated-guests | no demo': inRoom(at('/simulated-guests')),
  'PUT /room/{code}/vote | open step': inRoom(at('/vote'), { step: 0, choice: 1 }, ({ opener }) =>
    opener.play('start'),
  ),
  'PUT /room/{code}/vote | lobby': inRoom(at('/vote'), { step: 0, choice: 1 }),
  'POST /room/{code}/conduct | the host is there': inRoom(at('/conduct')),
  'PUT /room/{code}/conduct | start': inRoom(at('/conduct'), { seq: 1, action: { type: 'start' } }),
  'PUT /room/{code} | lock': inRoom(at(''), { locked: true }),
  'DELETE /room/{code} | -': inRoom(at('')),
  'PUT /room/{code}/guest/{id} | -': inRoom(onGuest, { anonymous: true }),
  'DELETE /room/{code}/guest/{id} | -': inRoom(onGuest),
  'GET /room/{code}/result | board': inRoom(at('/result'), undefined, toBoard),
  'POST /room/{code}/content | board': saving,
};
