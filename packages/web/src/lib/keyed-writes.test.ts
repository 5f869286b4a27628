import { describe, expect, test } from 'vitest';
import { createKeyedWriter, type KeyedWrite } from './keyed-writes.ts';

type Body = { name: string };

class Refused extends Error {}
/** As a rate limit answers, before the key is looked up. */
class Limited extends Refused {}

/** A minimal fake server: one resource with a version, and its stored replies by idempotency key. */
function scene() {
  const server = {
    name: 'avant',
    version: 1,
    mute: false,
    limited: false,
    replies: new Map<string, { version: number }>(),
  };
  const sent: KeyedWrite<Body>[] = [];
  let keys = 0;
  const write = createKeyedWriter<Body, { version: number }>({
    newKey: () => `k${(keys += 1)}`,
    isRefusal: (error) => error instanceof Refused,
    failedBeforeIdempotency: (error) => error instanceof Limited,
    send: async (request) => {
      sent.push(request);
      if (server.limited) throw new Limited('too many requests');
      const { body, version, key } = request;
      const reply = server.replies.get(key) ?? apply(body, version, key);
      if (server.mute) throw new Error('the answer was lost');
      return reply;
    },
  });

  function apply({ name }: Body, version: number | null, key: string) {
    if (version !== null && version !== server.version) throw new Refused('conflict');
    server.name = name;
    server.version += 1;
    server.replies.set(key, { version: server.version });
    return { version: server.version };
  }

  return { server, sent, write };
}

describe('a change whose answer was lost', () => {
  test('is sent again under its key, and is no conflict with oneself', async () => {
    const { server, write } = scene();
    server.mute = true;
    await expect(write({ name: 'après' }, 1)).rejects.toThrow('lost');

    server.mute = false;
    const saved = await write({ name: 'après' }, 1);

    expect(saved).toEqual({ version: 2 });
    expect(server).toMatchObject({ name: 'après', version: 2 });
  });

  test('is still sent first after a rate limit refused its retry', async () => {
    const { server, write } = scene();
    server.mute = true;
    await expect(write({ name: 'après' }, 1)).rejects.toThrow('lost');
    server.mute = false;
    server.limited = true;
    await expect(write({ name: 'après' }, 1)).rejects.toThrow('too many');

    server.limited = false;
    const saved = await write({ name: 'plus tard' }, 1);

    expect(saved).toEqual({ version: 3 });
    expect(server).toMatchObject({ name: 'plus tard', version: 3 });
  });

  test('is settled first when something else is wanted by now', async () => {
    const { server, sent, write } = scene();
    server.mute = true;
    await expect(write({ name: 'un' }, 1)).rejects.toThrow('lost');

    server.mute = false;
    const saved = await write({ name: 'deux' }, 1);

    expect(saved).toEqual({ version: 3 });
    expect(server.name).toBe('deux');
    expect(sent.map(({ body, version, key }) => [body.name, version, key])).toEqual([
      ['un', 1, 'k1'],
      ['un', 1, 'k1'],
      ['deux', 2, 'k2'],
    ]);
  });

  test('is settled before an overwrite too, which then asks for no version', async () => {
    const { server, sent, write } = scene();
    server.mute = true;
    await expect(write({ name: 'un' }, 1)).rejects.toThrow('lost');

    server.mute = false;
    await write({ name: 'deux' }, null);

    expect(sent.at(-1)).toEqual({ body: { name: 'deux' }, version: null, key: 'k2' });
  });

  test('that was never applied meets what somebody else saved since', async () => {
    const { server, write } = scene();
    server.version = 7;
    await expect(write({ name: 'un' }, 1)).rejects.toThrow('conflict');
  });
});

test('a change that was answered or refused is over: the next one has a key of its own', async () => {
  const { server, sent, write } = scene();
  await write({ name: 'un' }, 1);
  await expect(write({ name: 'deux' }, 1)).rejects.toThrow('conflict');
  await write({ name: 'deux' }, 2);

  expect(server.name).toBe('deux');
  expect(sent.map(({ key }) => key)).toEqual(['k1', 'k2', 'k3']);
});
