// Link previews at /preview/<kind>/<id>/<tag>.jpg, for each language, outside the API: no session, no envelope.
import { hash } from 'node:crypto';
import { LANGUAGE_ROOTS, LANGUAGES } from '@palmares/texts/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RESOURCE_KINDS } from '../../content/public-resource/public-resource.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { getClientNetwork } from '../../http/client-network.ts';
import { disconnectSignal } from '../../http/disconnect-signal.ts';
import { countPage } from '../../http/page-rates.ts';
import { getRequestLanguage } from '../../http/request-language.ts';
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
  const answer = async (request: FastifyRequest<{ Params: Params }>, reply: FastifyReply) => {
    const { kind: wanted, id, file } = request.params;
    const kind = RESOURCE_KINDS.find((each) => each === wanted);
    if (kind === undefined || !/^[1-9]\d{0,15}$/.test(id) || !file.endsWith('.jpg'))
      throw new AppError('not_found');
    const asking = { owner: getOwner(request.ip), signal: disconnectSignal(reply) };
    const { body, size } = await getPreview(
      deps,
      { kind, id: Number(id), language: getRequestLanguage(request) },
      asking,
    );
    // An outdated address returns the current picture.
    return reply
      .headers(CROSS_ORIGIN_HEADERS)
      .header('cache-control', CACHED)
      .header('content-length', String(size))
      .type('image/jpeg')
      .send(body);
  };
  for (const language of LANGUAGES)
    app.get<{ Params: Params }>(`${LANGUAGE_ROOTS[language]}/preview/:kind/:id/:file`, options, answer);
}
