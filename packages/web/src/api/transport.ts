// One request, whichever way the browser makes it: fetch, or XMLHttpRequest when the progress of an upload is wanted
// (fetch does not tell it). Knows nothing of tokens, CSRF or envelopes.
import { takeEarlyReply } from './early-reply.ts';
import { NetworkError, TimeoutError } from './errors.ts';

export type Outgoing = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string | FormData;
  signal?: AbortSignal | undefined;
  /** Of the whole exchange. */
  timeoutMs?: number | undefined;
  /** Without a byte of the answer. */
  silenceMs?: number | undefined;
  /** Share of the body that was sent, 0 to 1. */
  onUploadProgress?: ((share: number) => void) | undefined;
};

export type Incoming = { status: number; body: string; retryAfter: string | null };

export type Transport = (request: Outgoing) => Promise<Incoming>;

/** Time limits are timers of ours for both ways: the browser's own would tell a timeout in two languages. */
export const browserTransport: Transport = async (request) => {
  const { url, signal, timeoutMs, silenceMs } = request;
  const limitMs = timeoutMs ?? silenceMs;
  if (limitMs === undefined) return send(request);
  // By hand: browsers of 2023 have no `AbortSignal.any`.
  const ending = new AbortController();
  const end = () => ending.abort();
  let timer = setTimeout(end, limitMs);
  const onBytes = () => {
    clearTimeout(timer);
    timer = setTimeout(end, limitMs);
  };
  signal?.addEventListener('abort', end);
  if (signal?.aborted) end();
  try {
    return await send({
      ...request,
      signal: ending.signal,
      ...(timeoutMs === undefined && { onBytes }),
    });
  } catch (error) {
    if (ending.signal.aborted && !signal?.aborted) throw new TimeoutError(url, { cause: error });
    throw error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
};

/** `onBytes`: a part of the answer has come. */
type Sent = Omit<Outgoing, 'timeoutMs' | 'silenceMs'> & { onBytes?: () => void };

function send(request: Sent): Promise<Incoming> {
  return request.onUploadProgress === undefined ? sendByFetch(request) : sendByXhr(request);
}

async function sendByFetch({ method, url, headers, body, signal, onBytes }: Sent): Promise<Incoming> {
  try {
    const early = method === 'GET' ? takeEarlyReply({ url, headers, signal }) : undefined;
    const asked =
      early ??
      fetch(url, {
        method,
        headers,
        credentials: 'same-origin',
        ...(body === undefined ? {} : { body }),
        ...(signal === undefined ? {} : { signal }),
      });
    const response = await asked;
    return {
      status: response.status,
      body: await readBody(response, onBytes),
      retryAfter: response.headers.get('retry-after'),
    };
  } catch (error) {
    if (signal?.aborted) throw abortError();
    throw new NetworkError(url, { cause: error });
  }
}

async function readBody(response: Response, onBytes: (() => void) | undefined): Promise<string> {
  if (onBytes === undefined || response.body === null) return response.text();
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    onBytes();
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
  }
}

function sendByXhr({ method, url, headers, body, signal, onUploadProgress }: Sent): Promise<Incoming> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(abortError());
      return;
    }
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const settle = (finish: () => void) => () => {
      signal?.removeEventListener('abort', abort);
      finish();
    };
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable && event.total > 0) onUploadProgress?.(event.loaded / event.total);
    });
    request.addEventListener(
      'load',
      settle(() =>
        resolve({
          status: request.status,
          body: request.responseText,
          retryAfter: request.getResponseHeader('retry-after'),
        }),
      ),
    );
    request.addEventListener(
      'error',
      settle(() => reject(new NetworkError(url))),
    );
    request.addEventListener(
      'abort',
      settle(() => reject(abortError())),
    );
    signal?.addEventListener('abort', abort);
    request.send(body ?? null);
  });
}

function abortError(): DOMException {
  return new DOMException('The call was cancelled.', 'AbortError');
}
