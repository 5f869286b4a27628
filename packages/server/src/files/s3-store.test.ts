import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { S3Config } from '../config/files.ts';
import { createRealBucket } from '../testing/real-bucket.ts';
import { createS3Server, type S3Fault, type S3Server } from '../testing/s3-server.ts';
import { describeStore, KEY, listKeys, readText } from '../testing/store-contract.ts';
import { checkBucket } from './check-bucket.ts';
import { type ImageStore, StorageUnavailable } from './image-store.ts';
import { createS3Store } from './s3-store.ts';
import { withSmallFileCache } from './small-files.ts';

let server: S3Server;
let store: ImageStore;
beforeAll(async () => {
  server = await createS3Server();
});
afterAll(() => server.close());
beforeEach(() => {
  server.objects.clear();
  server.requests.length = 0;
  server.fault = () => null;
  store = createS3Store(server.config);
});

describe('a store in S3', () => {
  describeStore(async () => {
    const real = await createRealBucket();
    return real === undefined ? store : createS3Store(real);
  });

  it('is found usable at the start, or told what is wrong with', async () => {
    const config = (await createRealBucket()) ?? server.config;

    expect(await checkBucket(config)).toEqual({ faults: [], silent: null });
    const wrong: [Partial<S3Config>, string][] = [
      [{ bucket: 'elsewhere' }, 'S3_BUCKET'],
      [{ secretAccessKey: 'not-the-secret' }, 'S3_SECRET_ACCESS_KEY'],
      [{ region: 'elsewhere' }, 'S3_REGION'],
    ];
    for (const [change, begin] of wrong) {
      const { faults, silent } = await checkBucket({ ...config, ...change });
      expect([begin, faults.length, silent]).toEqual([begin, 1, null]);
      expect(faults[0]?.startsWith(begin)).toBe(true);
      expect(faults[0]).not.toContain('not-the-secret');
    }
  });
});

describe('a bucket', () => {
  it('holds an object for each file, with its type', async () => {
    await store.put(KEY, 'full', Buffer.from('large'));
    await store.put(KEY, 'preview', Buffer.from('drawn'));

    expect([...server.objects.keys()]).toEqual([`${KEY}/full.webp`, `${KEY}/preview.jpg`]);
  });

  it('may hold other things, which no list names', async () => {
    await store.put(KEY, 'full', Buffer.from('large'));
    for (const name of ['palmares-start', 'not-a-key/full.webp', `${KEY}/note.txt`])
      server.objects.set(name, Buffer.from('other'));

    expect(await store.list(KEY)).toEqual(['full']);
    expect(await listKeys(store)).toEqual([KEY]);
  });

  it('is asked once for a small file that many read', async () => {
    const kept = withSmallFileCache(store);
    await kept.put(KEY, '160', Buffer.from('small'));
    server.requests.length = 0;

    for (let read = 0; read < 5; read += 1) await kept.open(KEY, '160');

    expect(server.requests).toEqual([`GET ${KEY}/160.webp`]);
  });

  it('is asked on connections that stay', async () => {
    const before = server.connections();

    for (let put = 0; put < 10; put += 1) await store.put(KEY, 'full', Buffer.from('picture'));

    expect(server.connections() - before).toBe(1);
  });
});

const works: Record<string, () => Promise<unknown>> = {
  put: () => store.put(KEY, 'full', Buffer.from('x')),
  open: () => store.open(KEY, 'full'),
  list: () => store.list(KEY),
  remove: () => store.remove(KEY),
  keys: () => listKeys(store),
  inspect: () => store.inspect(),
};

describe('an S3 that does not do its part', () => {
  it.each(Object.keys(works))('is told as the storage being unavailable by %s', async (work) => {
    server.fault = () => ({ status: 500, code: 'InternalError' });
    await expect(works[work]?.()).rejects.toThrow(StorageUnavailable);
    server.fault = () => ({ status: 403, code: 'AccessDenied' });
    await expect(works[work]?.()).rejects.toThrow(StorageUnavailable);
  });

  it('is away: nobody waits', async () => {
    const away = createS3Store({ ...server.config, endpoint: 'http://127.0.0.1:1' });

    await expect(away.open(KEY, 'full')).rejects.toMatchObject({ reason: 'ECONNREFUSED' });
  });

  it('never answers: who looks at a picture is told', async () => {
    server.fault = () => 'silent';
    const impatient = createS3Store(server.config, 100);

    await expect(impatient.open(KEY, 'full')).rejects.toMatchObject({ reason: 'AbortError' });
  });

  it.each<[string, S3Fault]>([
    ['cuts a connection', 'cut'],
    ['errs', { status: 500, code: 'InternalError' }],
  ])('%s for a moment: it is asked again', async (_what, fault) => {
    let left = 1;
    const faultOnce = () => (left-- > 0 ? fault : null);
    server.fault = faultOnce;
    await store.put(KEY, 'full', Buffer.from('picture'));
    left = 1;

    const file = await store.open(KEY, 'full');

    expect(file && (await readText(file))).toBe('picture');
    expect(server.requests).toHaveLength(4);
  });

  it('sends half of a file: nobody takes it for the whole', async () => {
    await store.put(KEY, '160', Buffer.alloc(20_000));
    await store.put(KEY, 'full', Buffer.alloc(1_000_000));
    server.fault = () => 'torn';

    await expect(store.open(KEY, '160')).rejects.toThrow(StorageUnavailable);
    const large = await store.open(KEY, 'full');
    await expect(large && readText(large)).rejects.toThrow('aborted');
  });

  it('has lost its bucket: files that cannot be seen are not told to be gone', async () => {
    const elsewhere = createS3Store({ ...server.config, bucket: 'elsewhere' });

    await expect(elsewhere.open(KEY, 'full')).rejects.toMatchObject({ reason: 'NoSuchBucket' });
    await expect(elsewhere.list(KEY)).rejects.toThrow(StorageUnavailable);
    await expect(elsewhere.inspect()).rejects.toThrow(StorageUnavailable);
  });
});

describe('the check of a bucket at the start', () => {
  const check = (change: Partial<S3Config>) => checkBucket({ ...server.config, ...change });

  it('leaves nothing in it', async () => {
    await check({});

    expect(server.objects.size).toBe(0);
  });

  it('tells a key that nobody knows, and an address where nobody speaks as it says', async () => {
    const unknown = await check({ accessKeyId: 'nobody' });
    const encrypted = await check({ endpoint: server.config.endpoint.replace('http:', 'https:') });
    const nobody = await check({ endpoint: 'http://nobody.invalid' });

    expect(unknown.faults).toEqual([expect.stringMatching(/^S3_ACCESS_KEY_ID/)]);
    expect(encrypted.faults).toEqual([expect.stringMatching(/^S3_ENDPOINT.+ connexion chiffrée /)]);
    // A machine without a DNS resolver cannot tell that the name is unknown.
    expect(nobody.silent ?? nobody.faults[0]).toMatch(/^S3_ENDPOINT.+ aucun serveur |EAI_AGAIN/);
  });

  it('tells every right that a key lacks in one line', async () => {
    server.fault = (method) =>
      method === 'PUT' || method === 'DELETE' ? { status: 403, code: 'AccessDenied' } : null;

    expect((await check({})).faults).toEqual([
      expect.stringMatching(/^La clé S3 manque de droits .+ écrire, supprimer\.$/),
    ]);
  });

  it('tells a clock that is wrong', async () => {
    server.fault = () => ({ status: 403, code: 'RequestTimeTooSkewed' });

    expect((await check({})).faults).toEqual([expect.stringMatching(/^L'horloge de cette machine/)]);
  });

  it.each<[string, S3Fault]>([
    ['ServiceUnavailable', { status: 503, code: 'ServiceUnavailable' }],
    ['ECONNRESET', 'cut'],
  ])('takes one that does not answer (%s) for no fault of the configuration', async (code, fault) => {
    server.fault = () => fault;

    expect(await check({})).toEqual({ faults: [], silent: expect.stringContaining(code) });
  });
});
