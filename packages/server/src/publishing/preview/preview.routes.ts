// Link previews at /preview/<kind>/<id>/<tag>.jpg, outside the API: no session, no envelope.
import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { RESOURCE_KINDS } from '../../content/public-resource/public-resource.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { getClientNetwork } from '../../http/client-network.ts';
import { disconnectSignal } from '../../http/disconnect-signal.ts';
import { countPage } from '../../http/page-rates.ts';
import { CROSS_ORIGIN_HEADERS } from '../../http/security-headers.ts';
import { getPreview } from './preview.service.ts';

/** Any cache may keep a picture briefly: it must not outlive the hiding of its content. */
const CACHED = 'public, max-age=300, must-revalidate';

type Params = { kind: string; id: string; file: string };

/** A number per requesting network: the owner in the fair queue of drawings. */
const getOwner = (ip: string): number =>
  Number.parseInt(hash('sha256', getClientNetwork(ip)).slice(0, 12), 16);

export function previewRoutes(app: FastifyInstance, deps: Deps): void {
  const options = { onRequest: countPage(deps) };
  app.get<{ Params: Params }>('/preview/:kind/:id/:file', options, async (request, reply) => {
    const { kind: wanted, id, file } = request.params;
    const kind = RESOURCE_KINDS.find((each) => each === wanted);
    if (kind === undefined || !/^[1-9]\d{0,15}$/.test(id) || !file.endsWith('.jpg'))
      throw new AppError('not_found');
    const asking = { owner: getOwner(request.ip), signal: disconnectSignal(reply) };
    const { body, size } = await getPreview(deps, kind, Number(id), asking);
    // An outdated address returns the current picture.
    return reply
      .headers(CROSS_ORIGIN_HEADERS)
      .header('cache-control', CACHED)
      .header('content-length', String(size))
      .type('image/jpeg')
      .send(body);
  });
}
