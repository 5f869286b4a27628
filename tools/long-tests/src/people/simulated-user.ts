// One simulated user of a long test: uploads and saves continuously over HTTP, and repeats an interrupted request with the same key until
// the server acknowledges it. The journal records acknowledged writes, and started ones, whose outcome is unknown.
import { setTimeout as sleep } from 'node:timers/promises';
import type { LineInput } from '@palmares/core/contract/types';
import { sharp } from '@palmares/server/files/configured-sharp';
import { tier } from '@palmares/server/testing/factories';
import { createGate, type Gate } from './gate.ts';

export type Journal = {
  /** Ids of acknowledged images, by their name. */
  readonly images: Map<string, number>;
  /** Ids of acknowledged tier lists and their last acknowledged save, by their name. */
  readonly tierlists: Map<string, { id: number; lines: LineInput[] }>;
  /** Images and saves that were started and are not answered yet. */
  readonly begunImages: Set<string>;
  readonly begunSaves: Map<string, LineInput[]>;
  /** Replies that no cut connection explains. */
  readonly faults: string[];
  /** Number of acknowledged writes of all kinds. */
  acknowledged: number;
  /** Number of repeated requests. */
  retries: number;
  /** Every request passes through it. */
  readonly gate: Gate;
};

export const createJournal = (): Journal => ({
  images: new Map(),
  tierlists: new Map(),
  begunImages: new Set(),
  begunSaves: new Map(),
  faults: [],
  acknowledged: 0,
  retries: 0,
  gate: createGate(),
});

const WORK_LIMIT_MS = 10_000;

/**
 * Waits until `writes` more writes were acknowledged, so that the next step has work to interrupt; gives up after a while, in case nothing
 * can be written.
 */
export async function waitForWrites(journal: Journal, writes = 1): Promise<void> {
  const wanted = journal.acknowledged + writes;
  for (let waited = 0; journal.acknowledged < wanted && waited < WORK_LIMIT_MS; waited += 5) await sleep(5);
}

type Reply = { status: number; body: unknown };
export type Caller = (method: string, path: string, body?: object | FormData, key?: string) => Promise<Reply>;

/** Takes some minutes; a number instead of a clock, which continues while a machine is suspended. */
const TRIES_MAX = 5_000;
/** The server always answers sooner, if only with a 503. */
const HANGS_AFTER_MS = 60_000;

/** Sends until the answer is not 503; a broken connection is retried too. */
export async function retryUntilAnswered(journal: Journal, send: () => Promise<Reply>): Promise<Reply> {
  for (let tried = 1; tried < TRIES_MAX; tried += 1) {
    const reply = await journal.gate.pass(send).catch((error: unknown) => {
      if (error instanceof Error && error.name === 'TimeoutError') journal.faults.push('a request hung');
      return null;
    });
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

/** The headers that a visitor's write needs. */
async function visit(url: string, journal: Journal): Promise<Record<string, string>> {
  const csrf = await retryUntilAnswered(journal, async () => {
    const reply = await fetch(`${url}/api/csrf-token`);
    const { csrfToken } = (await reply.json()) as { csrfToken: string };
    return { status: reply.status, body: { csrfToken, cookie: reply.headers.get('set-cookie') } };
  });
  const { csrfToken, cookie } = csrf.body as { csrfToken: string; cookie: string };
  return { cookie: cookie.split(';')[0] ?? '', 'x-csrf-token': csrfToken };
}

export async function openCaller(url: string, journal: Journal): Promise<Caller> {
  return callWith(url, await visit(url, journal));
}

/** Signs in. */
export async function openSession(
  url: string,
  journal: Journal,
  identifier: string,
  password: string,
): Promise<{ call: Caller; headers: Readonly<Record<string, string>> }> {
  const visitor = await openCaller(url, journal);
  const signedIn = await retryUntilAnswered(journal, () =>
    visitor('POST', '/login', { identifier, password }),
  );
  const { token } = signedIn.body as { token: string };
  const headers = { ...(await visit(url, journal)), authorization: `Bearer ${token}` };
  return { call: callWith(url, headers), headers };
}

function callWith(url: string, headers: Readonly<Record<string, string>>): Caller {
  return async (method, path, body, key) => {
    const isForm = body instanceof FormData;
    const timeout = startTimeout();
    const reply = await fetch(`${url}/api${path}`, {
      method,
      signal: timeout.signal,
      headers: {
        ...headers,
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    }).finally(timeout.end);
    return { status: reply.status, body: await reply.json() };
  };
}

/**
 * Aborts after HANGS_AFTER_MS, counting only seconds in which this process runs: a suspended machine must not look like a hanging server.
 */
function startTimeout(): { signal: AbortSignal; end(): void } {
  const giving = new AbortController();
  let left = HANGS_AFTER_MS / 1_000;
  const timer = setInterval(() => {
    left -= 1;
    if (left === 0) giving.abort(new DOMException('no answer', 'TimeoutError'));
  }, 1_000);
  return { signal: giving.signal, end: () => clearInterval(timer) };
}

function getId(reply: Reply): number {
  return (reply.body as { data?: { id?: number } }).data?.id ?? 0;
}

/** A picture of one colour, different for each number. */
function picture(number: number): Promise<Buffer> {
  const background = { r: number % 256, g: (number * 7) % 256, b: (number * 31) % 256 };
  return sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .png()
    .toBuffer();
}

export async function uploadRepeatedly(
  call: Caller,
  journal: Journal,
  person: string,
  albumId: number,
  isOver: () => boolean,
): Promise<void> {
  for (let number = 1; !isOver(); number += 1) {
    const name = `${person}-${number}`;
    const bytes = await picture(number);
    journal.begunImages.add(name);
    const reply = await retryUntilAnswered(journal, () => {
      const form = new FormData();
      form.set('id_album', String(albumId));
      form.set('name', name);
      form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'image.png');
      return call('POST', `/image?album=${albumId}`, form, `image-${name}`);
    });
    journal.begunImages.delete(name);
    if (reply.status === 201) journal.images.set(name, getId(reply));
  }
}

/** A layout whose labels identify its save. */
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

export async function saveRepeatedly(
  call: Caller,
  journal: Journal,
  person: string,
  album: { id: number; images: readonly number[] },
  isOver: () => boolean,
): Promise<void> {
  for (let number = 1; !isOver(); number += 1) {
    const name = `${person} liste ${number}`;
    const first = layout(album.images, `${number}-0`);
    journal.begunSaves.set(name, first);
    const created = await retryUntilAnswered(journal, () =>
      call('POST', '/tierlist', { name, id_album: album.id, lines: first }, `tierlist-${person}-${number}`),
    );
    journal.begunSaves.delete(name);
    if (created.status !== 201) continue;
    const id = getId(created);
    journal.tierlists.set(name, { id, lines: first });
    for (let save = 1; save <= SAVES_OF_EACH && !isOver(); save += 1) {
      const lines = layout(album.images, `${number}-${save}`);
      journal.begunSaves.set(name, lines);
      const saved = await retryUntilAnswered(journal, () =>
        call('PUT', `/tierlist/${id}`, { lines }, `save-${person}-${number}-${save}`),
      );
      journal.begunSaves.delete(name);
      if (saved.status === 200) journal.tierlists.set(name, { id, lines });
    }
  }
}
