// An in-memory S3 for ordinary tests, on a local port: it verifies signature and digest of requests, and fails on request. The same tests
// run on a real one (`npm run test:long -- s3`).
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { S3Config } from '../config/files.ts';

/** A refusal of S3, or a connection that is cut, left without an answer, or cut in the middle of the body. */
export type S3Fault = { readonly status: number; readonly code: string } | 'cut' | 'silent' | 'torn';

export interface S3Server {
  readonly config: S3Config;
  /** Objects by their name. */
  readonly objects: Map<string, Buffer>;
  /** Method and path of each request. */
  readonly requests: string[];
  /** Returns the failure of a request, or null. */
  fault: (method: string, name: string) => S3Fault | null;
  /** Number of connections opened. */
  readonly connections: () => number;
  close(): Promise<void>;
}

const BUCKET = 'palmares';
const REGION = 'us-east-1';
const KEY = { accessKeyId: 'test-key', secretAccessKey: 'test-secret' };
const PAGE = 2;

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
const sign = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();

export async function createS3Server(): Promise<S3Server> {
  const server = createServer((request, reply) => {
    answer(self, request, reply).catch(() => reply.destroy());
  });
  let connections = 0;
  server.on('connection', () => (connections += 1));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const endpoint = `http://127.0.0.1:${address.port}`;
  const self: S3Server = {
    config: { endpoint, bucket: BUCKET, region: REGION, pathStyle: true, ...KEY },
    objects: new Map(),
    requests: [],
    fault: () => null,
    connections: () => connections,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return self;
}

async function answer(self: S3Server, request: IncomingMessage, reply: ServerResponse): Promise<void> {
  const { method = '' } = request;
  const url = new URL(request.url ?? '', self.config.endpoint);
  const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/');
  const name = rest.join('/');
  const body = await buffer(request);
  self.requests.push(`${method} ${name}`);
  const fault = self.fault(method, name);
  if (fault === 'silent') return;
  if (fault === 'cut') return void request.socket.destroy();
  const refusal = fault === 'torn' ? null : (fault ?? findRefusal(request, url, body, bucket));
  if (refusal !== null) return refuse(reply, method, refusal);
  if (method === 'PUT') {
    self.objects.set(name, body);
    return void reply.end();
  }
  if (method === 'DELETE') {
    self.objects.delete(name);
    return void reply.writeHead(204).end();
  }
  if (name === '') return void reply.end(method === 'HEAD' ? undefined : listKeys(self, url));
  const found = self.objects.get(name);
  if (found === undefined) return refuse(reply, method, { status: 404, code: 'NoSuchKey' });
  reply.writeHead(200, { 'content-length': found.length });
  if (fault !== 'torn') return void reply.end(method === 'HEAD' ? undefined : found);
  reply.write(found.subarray(0, found.length / 2), () => request.socket.destroy());
}

type Refusal = { readonly status: number; readonly code: string };

function refuse(reply: ServerResponse, method: string, { status, code }: Refusal): void {
  const text = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  reply.writeHead(status, { 'content-type': 'application/xml' }).end(method === 'HEAD' ? undefined : text);
}

/** Lists the keys that have objects, page by page. */
function listKeys({ objects }: S3Server, url: URL): string {
  const after = url.searchParams.get('continuation-token') ?? '';
  const prefixes = [
    ...new Set(
      [...objects.keys()]
        .filter((name) => name.includes('/'))
        .map((name) => name.slice(0, name.indexOf('/') + 1)),
    ),
  ];
  const rest = prefixes.toSorted().filter((prefix) => prefix > after);
  const page = rest.slice(0, PAGE);
  const more = rest.length > PAGE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  const listed = page.map((prefix) => `<CommonPrefixes><Prefix>${prefix}</Prefix></CommonPrefixes>`);
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more !== ''}</IsTruncated>${more}${listed.join('')}</ListBucketResult>`;
}

const CREDENTIAL =
  /^AWS4-HMAC-SHA256 Credential=(?<id>[^/]+)\/(?<day>\d{8})\/(?<region>[^/]+)\/s3\/aws4_request, ?SignedHeaders=(?<names>[^,]+), ?Signature=(?<given>[0-9a-f]{64})$/;

/** Follows AWS's description of Signature Version 4 in the header `Authorization`. */
function findRefusal(
  { method = '', headers }: IncomingMessage,
  url: URL,
  body: Buffer,
  bucket: string | undefined,
): Refusal | null {
  const found = CREDENTIAL.exec(headers.authorization ?? '')?.groups;
  if (found === undefined) return { status: 403, code: 'AccessDenied' };
  const { id, day = '', region = '', names = '', given = '' } = found;
  if (id !== KEY.accessKeyId) return { status: 403, code: 'InvalidAccessKeyId' };
  if (region !== REGION) return { status: 400, code: 'AuthorizationHeaderMalformed' };
  const digest = String(headers['x-amz-content-sha256']);
  const request = [
    method,
    url.pathname,
    [...url.searchParams]
      .map((pair) => pair.map(encodeURIComponent).join('='))
      .toSorted()
      .join('&'),
    ...names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    digest,
  ].join('\n');
  const text = `AWS4-HMAC-SHA256\n${String(headers['x-amz-date'])}\n${day}/${region}/s3/aws4_request\n${sha256(request)}`;
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(sign, `AWS4${KEY.secretAccessKey}`);
  if (!timingSafeEqual(sign(key, text), Buffer.from(given, 'hex')))
    return { status: 403, code: 'SignatureDoesNotMatch' };
  if (sha256(body) !== digest) return { status: 400, code: 'XAmzContentSHA256Mismatch' };
  return bucket === BUCKET ? null : { status: 404, code: 'NoSuchBucket' };
}
