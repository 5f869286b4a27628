// Uploads under load or cancelled: queue order, refusals before the body is read, and release of resources.
import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request as openRequest } from 'node:http';
import type { Image } from '@palmares/core/contract/types';
import { ALBUM } from '@palmares/core/limits';
import type { SlotRequest } from '@palmares/core/semaphore';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { animatedGif, gradientJpeg } from '../../../fixtures/images.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { createAlbum, signedIn, type TestAlbum, type TestUser } from '../../testing/factories.ts';
import { encodeForm, FORM_TYPE, type Part, sendForm, upload } from '../../testing/form.ts';

/** A busy machine must not fail the test. */
const TIMEOUT = { timeout: 30_000 };
const BUDGET = 100 * 1024 ** 2;

let t: TestApp;
let address: string;
let owner: TestUser;
let me: Client;
let stranger: Client;
let album: TestAlbum;
let picture: Buffer;
/** Accounts that asked for a turn, in order. */
const asked: number[] = [];
/** Accounts whose turn began, in order. */
const begun: number[] = [];
const countAsked = (who: number) => asked.filter((one) => one === who).length;
beforeAll(async () => {
  t = await createTestApp({ config: { uploadBytesMax: BUDGET } });
  address = await t.app.listen({ host: '127.0.0.1', port: 0 });
  ({ user: owner, client: me } = await signedIn(t));
  stranger = (await signedIn(t)).client;
  picture = await gradientJpeg(64, 48);
  const { turn } = t.deps.uploadLimits;
  const run = <T>(task: () => Promise<T>, request: SlotRequest = {}) => {
    const { owner: who = Number.NaN } = request;
    asked.push(who);
    const counting = () => {
      begun.push(who);
      return task();
    };
    return turn.run(counting, request);
  };
  Object.assign(t.deps.uploadLimits, { turn: { ...turn, run } });
});
beforeEach(async () => {
  album = await createAlbum(t, owner, { images: 0, status: 'private' });
  t.check.seen.length = 0;
  asked.length = 0;
  begun.length = 0;
  t.logs.length = 0;
});
afterAll(() => t.close());

/** Occupies every turn. Returns the function that releases them. */
async function holdTurns(): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const taking = [1, 2, 3].map((turn) => {
    const taken = Promise.withResolvers<void>();
    const hold = () => {
      taken.resolve();
      return promise;
    };
    void t.deps.uploadLimits.turn.run(hold, { owner: -turn });
    return taken.promise;
  });
  await Promise.all(taking);
  return resolve;
}

/** Returns whether an upload holds part of the budget. */
function isBudgetTouched(): boolean {
  const held: (() => void)[] = [];
  try {
    for (const who of [-1, -2]) held.push(t.deps.uploadLimits.bytes.take(who, BUDGET / 2));
    return false;
  } catch {
    return true;
  } finally {
    for (const giveBack of held) giveBack();
  }
}

/** Opens a request whose body the test sends piece by piece. */
async function begin(client: Client, path: string, bytes: number): Promise<ClientRequest> {
  const sent = openRequest(`${address}/api${path}`, {
    method: 'POST',
    headers: { ...(await client.headers()), 'content-type': FORM_TYPE, 'content-length': bytes },
  });
  sent.on('error', () => undefined);
  return sent;
}

async function answerTo(sent: ClientRequest): Promise<{ status: number | undefined; code: string }> {
  const [reply] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of reply) chunks.push(chunk as Buffer);
  const { code } = JSON.parse(Buffer.concat(chunks).toString()) as { code: string };
  return { status: reply.statusCode, code };
}

const getParts = (id: number): Part[] => [
  ['file', { file: picture }],
  ['name', 'Une image'],
  ['id_album', String(id)],
];

describe('an album named in the address', () => {
  test('of somebody else is refused before a byte of the body is sent', async () => {
    const sent = await begin(stranger, `/image?album=${album.id}`, 5_000_000);
    sent.flushHeaders();

    const answer = await answerTo(sent);
    sent.destroy();

    expect(answer).toMatchObject({ status: 403, code: 'forbidden' });
  });

  test.each([
    ['that does not exist', '999999', 404],
    ['that is no number', 'abc', 400],
  ])('%s is refused', async (_what, id, status) => {
    const form = encodeForm(getParts(album.id));

    const reply = await me.post(`/image?album=${id}`, form, { headers: { 'content-type': FORM_TYPE } });

    expect(reply.status).toBe(status);
  });

  test('and another one in the body are told apart, and nothing is made', async () => {
    const other = await createAlbum(t, owner, { images: 0 });
    const send = (id: number) =>
      me.post(`/image?album=${album.id}`, encodeForm(getParts(id)), {
        headers: { 'content-type': FORM_TYPE },
      });

    const wrong = await send(other.id);
    const right = await send(album.id);

    expect([wrong.status, wrong.issues.map(({ field }) => field)]).toEqual([400, ['id_album']]);
    expect(right.status).toBe(201);
    expect(await getImages(other.id)).toBe(0);
  });
});

const getImages = async (id: number) =>
  (await t.db.selectFrom('image').where('album_id', '=', id).select('id').execute()).length;

describe('without an album in the address', () => {
  test('a form that names it before its file is refused before the file is sent', async () => {
    const form = encodeForm([
      ['id_album', String(album.id)],
      ['name', 'x'],
      ['file', { file: picture }],
    ]);
    const fileBegins = form.indexOf('Content-Type: image/jpeg') + 50;
    const sent = await begin(stranger, '/image', form.length + 1_000_000);
    sent.write(form.subarray(0, fileBegins));

    const answer = await answerTo(sent);
    sent.destroy();

    expect(answer).toMatchObject({ status: 403, code: 'forbidden' });
  });

  test('a stranger’s file that comes first is refused and given back, and the connection serves the next request', async () => {
    const reply = await sendForm(stranger, getParts(album.id));

    expect([reply.status, reply.code]).toEqual([403, 'forbidden']);
    expect(t.check.seen).toEqual([]);
    expect(isBudgetTouched()).toBe(false);
  });
});

describe('bytes in flight', () => {
  test('over the ceiling are 503 with Retry-After before they are read, and welcome once there is room', async () => {
    const held = [-1, -2].map((who) => t.deps.uploadLimits.bytes.take(who, BUDGET / 2));
    const refused = await upload(me, album.id, picture);
    for (const giveBack of held) giveBack();

    const taken = await upload(me, album.id, picture);

    expect([refused.status, refused.code, taken.status]).toEqual([503, 'unavailable', 201]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('of one person never take the place of everybody', async () => {
    const giveBack = t.deps.uploadLimits.bytes.take(owner.id, BUDGET / 2);

    const own = await upload(me, album.id, picture);
    const others = await sendForm(stranger, getParts(album.id));
    giveBack();
    giveBack();

    expect([own.status, others.status]).toEqual([503, 403]);
    expect(isBudgetTouched()).toBe(false);
  });

  test('that are announced as too many are refused at once', async () => {
    const sent = await begin(me, `/image?album=${album.id}`, 200_000_000);
    sent.flushHeaders();

    const answer = await answerTo(sent);
    sent.destroy();

    expect(answer).toMatchObject({ status: 413, code: 'file_too_large' });
  });
});

describe('an upload that is given up', () => {
  test('in the middle of its body gives its bytes back', async () => {
    const form = encodeForm(getParts(album.id));
    const sent = await begin(me, '/image', form.length);
    sent.write(form.subarray(0, form.length - 400));
    await vi.waitUntil(() => isBudgetTouched(), TIMEOUT);

    sent.destroy();

    await vi.waitUntil(() => !isBudgetTouched(), TIMEOUT);
    expect(t.logs.filter((line) => line.includes('request failed'))).toEqual([]);
  });

  test('while it waits for its turn is never decoded', async () => {
    const giveTurnsBack = await holdTurns();
    const form = encodeForm(getParts(album.id));
    const sent = await begin(me, '/image', form.length);
    sent.end(form);
    await vi.waitUntil(() => countAsked(owner.id) === 1, TIMEOUT);

    sent.destroy();

    await vi.waitUntil(() => !isBudgetTouched(), TIMEOUT);
    giveTurnsBack();
    const next = await upload(me, album.id, picture);
    expect([next.status, t.check.seen.length, await getImages(album.id)]).toEqual([201, 1, 1]);
    expect(t.logs.filter((line) => line.includes('request failed'))).toEqual([]);
  });
});

test('one person’s many uploads do not keep another waiting', async () => {
  const other = await signedIn(t);
  const theirs = await createAlbum(t, other.user, { images: 0 });
  const giveTurnsBack = await holdTurns();
  begun.length = 0;
  const first = Array.from({ length: 10 }, () => upload(me, album.id, picture));
  await vi.waitUntil(() => countAsked(owner.id) === 10, TIMEOUT);
  const second = [0, 1].map(() => upload(other.client, theirs.id, picture));
  await vi.waitUntil(() => countAsked(other.user.id) === 2, TIMEOUT);

  giveTurnsBack();
  const replies = await Promise.all([...first, ...second]);

  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
  expect(begun.lastIndexOf(other.user.id), begun.join(' ')).toBeLessThan(4);
});

test('animations of two people leave a turn for the photo of a third', async () => {
  const [second, third] = [await signedIn(t), await signedIn(t)];
  const theirs = await createAlbum(t, third.user, { images: 0 });
  const gif = await animatedGif({ width: 800, height: 600, frames: 12 });
  const albumOfSecond = await createAlbum(t, second.user, { images: 0 });
  const photoIsIn = Promise.withResolvers<void>();
  const check = vi.spyOn(t.check, 'check').mockImplementation(async (bytes) => {
    if (bytes.includes('ANMF')) await photoIsIn.promise;
    return { decision: 'pass', scores: { Drawing: 0, Hentai: 0, Neutral: 1, Porn: 0, Sexy: 0 } };
  });
  const animations = [
    ...[1, 2].map(() => upload(me, album.id, gif)),
    ...[1, 2].map(() => upload(second.client, albumOfSecond.id, gif)),
  ];
  await vi.waitUntil(() => begun.includes(owner.id) && begun.includes(second.user.id), TIMEOUT);
  await vi.waitUntil(() => asked.length === 4, TIMEOUT);

  const photo = await upload(third.client, theirs.id, picture);
  photoIsIn.resolve();
  const replies = await Promise.all(animations);
  check.mockRestore();

  expect(photo.status).toBe(201);
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
});

describe('an upload sent again with its Idempotency-Key', () => {
  test('is answered without a turn, a decoding or a check', async () => {
    const first = await upload(me, album.id, picture, {}, { key: 'encore-une-fois' });
    t.check.seen.length = 0;
    const giveTurnsBack = await holdTurns();

    const again = await upload(me, album.id, picture, {}, { key: 'encore-une-fois' });
    const other = await upload(me, album.id, picture, { name: 'Autre' }, { key: 'encore-une-fois' });
    giveTurnsBack();

    expect([again.status, again.data<Image>().id]).toEqual([201, first.data<Image>().id]);
    expect([other.status, other.code]).toEqual([409, 'idempotency_conflict']);
    expect(t.check.seen).toEqual([]);
  });

  test('is answered also when it has filled its album', async () => {
    await t.db
      .updateTable('album')
      .set({ image_count: ALBUM.imagesMax - 1 })
      .where('id', '=', album.id)
      .execute();
    const first = await upload(me, album.id, picture, {}, { key: 'la-millieme' });

    const again = await upload(me, album.id, picture, {}, { key: 'la-millieme' });

    expect([first.status, again.status, again.text]).toEqual([201, 201, first.text]);
  });
});
