// One person of a kill run: uploads and saves without end over HTTP, and sends again with the same key whatever was cut, until
// the server has acknowledged it.
import { setTimeout as sleep } from 'node:timers/promises';
import type { LineInput } from '@palmares/core/contract/types';
import { sharp } from '../../files/configured-sharp.ts';
import { tier } from '../factories.ts';

export type Journal = {
  /** Ids of acknowledged images, by their name. */
  readonly images: Map<string, number>;
  /** Ids of acknowledged tier lists and their last acknowledged save, by their name. */
  readonly tierlists: Map<string, { id: number; lines: LineInput[] }>;
  /** Answers that no cut connection explains. */
  readonly faults: string[];
  /** Writes, whatever they wrote. */
  acknowledged: number;
  /** Requests that had to be sent again. */
  retries: number;
};

export const createJournal = (): Journal => ({
  images: new Map(),
  tierlists: new Map(),
  faults: [],
  acknowledged: 0,
  retries: 0,
});

type Reply = { status: number; body: unknown };
export type Caller = (method: string, path: string, body?: object | FormData, key?: string) => Promise<Reply>;

const TRIES_MAX = 200;

/** Sends until it is answered with something else than 503; a connection that broke is tried again too. */
export async function insist(journal: Journal, send: () => Promise<Reply>): Promise<Reply> {
  for (let tried = 1; tried < TRIES_MAX; tried += 1) {
    const reply = await send().catch(() => null);
    if (reply !== null && reply.status !== 503) {
      journal.acknowledged += 1;
      if (reply.status >= 400) journal.faults.push(`${reply.status} ${JSON.stringify(reply.body)}`);
      return reply;
    }
    journal.retries += 1;
    await sleep(20 + Math.random() * 60);
  }
  throw new Error(`no answer after ${TRIES_MAX} tries`);
}

export async function openCaller(url: string, journal: Journal, token = ''): Promise<Caller> {
  const csrf = await insist(journal, async () => {
    const reply = await fetch(`${url}/api/csrf-token`);
    const { csrfToken } = (await reply.json()) as { csrfToken: string };
    return { status: reply.status, body: { csrfToken, cookie: reply.headers.get('set-cookie') } };
  });
  const { csrfToken, cookie } = csrf.body as { csrfToken: string; cookie: string };
  return async (method, path, body, key) => {
    const isForm = body instanceof FormData;
    const reply = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        cookie: cookie.split(';')[0] ?? '',
        'x-csrf-token': csrfToken,
        authorization: `Bearer ${token}`,
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    return { status: reply.status, body: await reply.json() };
  };
}

function idOf(reply: Reply): number {
  return (reply.body as { data?: { id?: number } }).data?.id ?? 0;
}

/** A picture of one colour: another for each number. */
function picture(number: number): Promise<Buffer> {
  const background = { r: number % 256, g: (number * 7) % 256, b: (number * 31) % 256 };
  return sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .png()
    .toBuffer();
}

export async function keepUploading(
  call: Caller,
  journal: Journal,
  person: string,
  albumId: number,
  isOver: () => boolean,
): Promise<void> {
  for (let number = 1; !isOver(); number += 1) {
    const name = `${person}-${number}`;
    const bytes = await picture(number);
    const reply = await insist(journal, () => {
      const form = new FormData();
      form.set('id_album', String(albumId));
      form.set('name', name);
      form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'image.png');
      return call('POST', `/image?album=${albumId}`, form, `image-${name}`);
    });
    if (reply.status === 201) journal.images.set(name, idOf(reply));
  }
}

/** Whole layouts whose every label tells which save it is of. */
function layout(images: readonly number[], save: string): LineInput[] {
  return [0, 1, 2, 3].map((index) =>
    tier(
      `${save}.${index}`,
      index + 1,
      images.filter((_, place) => (place + save.length) % 4 === index),
    ),
  );
}

const SAVES_OF_EACH = 5;

export async function keepSaving(
  call: Caller,
  journal: Journal,
  person: string,
  album: { id: number; images: readonly number[] },
  isOver: () => boolean,
): Promise<void> {
  for (let number = 1; !isOver(); number += 1) {
    const name = `${person} liste ${number}`;
    const first = layout(album.images, `${number}-0`);
    const created = await insist(journal, () =>
      call('POST', '/tierlist', { name, id_album: album.id, lines: first }, `tierlist-${person}-${number}`),
    );
    if (created.status !== 201) continue;
    const id = idOf(created);
    journal.tierlists.set(name, { id, lines: first });
    for (let save = 1; save <= SAVES_OF_EACH && !isOver(); save += 1) {
      const lines = layout(album.images, `${number}-${save}`);
      const saved = await insist(journal, () =>
        call('PUT', `/tierlist/${id}`, { lines }, `save-${person}-${number}-${save}`),
      );
      if (saved.status === 200) journal.tierlists.set(name, { id, lines });
    }
  }
}
