// Decisions based on the head of a request alone, before its body is read.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

/** Answers 400 to more than one `Host` (RFC 9112, 3.2): Node uses the first one, a proxy in front may have used another. */
export function registerSingleHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const names = request.raw.rawHeaders.filter((_text, index) => index % 2 === 0);
    const hosts = names.filter((name) => name.toLowerCase() === 'host');
    done(hosts.length > 1 ? new AppError('invalid_request') : undefined);
  });
}

/**
 * Node answers `Expect: 100-continue` at once. Here the server asks for the body only when a handler starts to read it: session, rights and
 * the announced size are checked by then, and a refused client sends no body.
 */
export function registerExpectContinue(app: FastifyInstance): void {
  const waiting = new WeakSet<IncomingMessage>();
  app.server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    waiting.add(request);
    // Node also resumes an unread request, to discard its body once the reply is sent.
    request.once('resume', () => {
      if (response.headersSent) return;
      waiting.delete(request);
      response.writeContinue();
    });
    app.server.emit('request', request, response);
  });
  // Fastify reads the body of a request that matches no route.
  app.addHook('onRequest', (request, _reply, done) => {
    done(request.is404 && waiting.has(request.raw) ? new AppError('not_found') : undefined);
  });
  app.addHook('onSend', async (request, reply) => {
    // The client may send the body nevertheless, so the next bytes on this connection would be ambiguous.
    if (waiting.has(request.raw)) reply.header('connection', 'close');
  });
}
