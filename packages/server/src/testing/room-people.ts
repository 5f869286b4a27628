// People in rooms, who call like a browser: each keeps the cookies of its room.

import { roomPath } from '@palmares/core/contract/room-endpoints';
import type { CreateRoomBody, EnteredRoom, OpenedRoom, RoomSnapshot } from '@palmares/core/contract/types';
import type { RoomAction } from '@palmares/core/room/play';
import type { RoomChoice } from '@palmares/core/room/votes';
import type { TestApp } from './app.ts';
import { createClient, type Extra, type Method, type Reply, type Site } from './client.ts';
import { createToken } from './factories.ts';

export class RoomPerson {
  readonly token: string | undefined;
  code: string;
  #site: Site;
  readonly #cookies = new Map<string, string>();

  constructor(site: Site, code: string, token?: string) {
    this.#site = site;
    this.code = code;
    this.token = token;
  }

  /** The same browser, at another server. */
  moveTo(site: Site): this {
    this.#site = site;
    return this;
  }

  /** The same browser, in another tab. */
  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async send(method: Method, path: string, body?: unknown, extra: Extra = {}): Promise<Reply> {
    const client = createClient(this.#site, this.token);
    const guards: Record<string, string> = method === 'GET' ? {} : await client.headers();
    const cookie = [guards['cookie'], this.cookie].filter(Boolean).join('; ');
    const headers = { ...guards, ...(cookie === '' ? {} : { cookie }), ...extra.headers };
    const reply = await createClient(this.#site, this.token, {}).send(method, path, body, {
      ...extra,
      headers,
    });
    this.#keep(reply.headers['set-cookie']);
    return reply;
  }

  #keep(header: string | readonly string[] | undefined): void {
    for (const line of [header ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (!name.includes('room_')) continue;
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }

  call(method: Method, path: string, body?: unknown): Promise<Reply> {
    return this.send(method, roomPath(path, this.code), body);
  }

  async enter(body: object = {}): Promise<EnteredRoom> {
    const reply = await this.tryToEnter(body);
    if (reply.status !== 200) throw new Error(`not entered: ${reply.text}`);
    return reply.data<EnteredRoom>();
  }

  tryToEnter(body: object = {}): Promise<Reply> {
    return this.call('POST', '/room/:code/entry', body);
  }

  vote(step: number, choice: RoomChoice): Promise<Reply> {
    return this.call('PUT', '/room/:code/vote', { step, choice });
  }

  async snapshot<S = RoomSnapshot>(as?: 'screen'): Promise<S> {
    const reply = await this.call('GET', `/room/:code/snapshot${as === undefined ? '' : `?as=${as}`}`);
    if (reply.status !== 200) throw new Error(`no snapshot: ${reply.text}`);
    return reply.data<S>();
  }

  /** Sends the action with the newest `seq`. */
  async act(action: RoomAction): Promise<Reply> {
    const { version } = await this.snapshot();
    return this.call('PUT', '/room/:code/conduct', { seq: Number(version.split('.', 1)[0]), action });
  }

  /** Plays several actions, all of which must be possible. */
  async play(...types: ('start' | 'reveal' | 'next' | 'undo' | 'finish')[]): Promise<void> {
    for (const type of types) {
      const reply = await this.act({ type });
      if (reply.status !== 200) throw new Error(`${type}: ${reply.text}`);
    }
  }
}

export type OpenedTestRoom = {
  readonly host: RoomPerson;
  readonly opened: OpenedRoom;
  readonly code: string;
};

export async function openTestRoom(
  t: TestApp,
  user: { id: number },
  body: Partial<CreateRoomBody> & { id_album: number },
): Promise<OpenedTestRoom> {
  const host = new RoomPerson(t.app, '', await createToken(t, user));
  const reply = await host.send('POST', '/room', { mode: 'tierlist', ...body });
  if (reply.status !== 201) throw new Error(`not opened: ${reply.text}`);
  const opened = reply.data<OpenedRoom>();
  host.code = opened.code;
  return { host, opened, code: opened.code };
}

/** A guest without an account who has entered. */
export async function enterAs(t: TestApp, code: string, name: string): Promise<RoomPerson> {
  const guest = new RoomPerson(t.app, code);
  await guest.enter({ name });
  return guest;
}
