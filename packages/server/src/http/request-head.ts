// What is decided by the head of a request alone, before a byte of its body.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

/** Answers 400 to more than one `Host` (RFC 9112, 3.2): Node takes the first one, a proxy before it may have taken another. */
export function registerSingleHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const names = request.raw.rawHeaders.filter((_text, index) => index % 2 === 0);
    const hosts = names.filter((name) => name.toLowerCase() === 'host');
    done(hosts.length > 1 ? new AppError('invalid_request') : undefined);
  });
}

/**
 * Node answers `Expect: 100-continue` at once. Here the client is asked for the body when the first byte of it is wanted: session, rights and the
 * announced size are known by then, and whoever is refused sends nothing.
 */
export function registerExpectContinue(app: FastifyInstance): void {
  const waiting = new WeakSet<IncomingMessage>();
  app.server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    waiting.add(request);
    // Node also resumes what was not read, to drop it once the reply is out.
    request.once('resume', () => {
      if (response.headersSent) return;
      waiting.delete(request);
      response.writeContinue();
    });
    app.server.emit('request', request, response);
  });
  // The framework reads the body of a request that no route takes.
  app.addHook('onRequest', (request, _reply, done) => {
    done(request.is404 && waiting.has(request.raw) ? new AppError('not_found') : undefined);
  });
  app.addHook('onSend', async (request, reply) => {
    // The client may send the body all the same: what follows on this connection could be either.
    if (waiting.has(request.raw)) reply.header('connection', 'close');
  });
}
