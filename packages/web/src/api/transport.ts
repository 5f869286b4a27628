// Sends one request with fetch, or with XMLHttpRequest when upload progress is needed, which fetch does not report. It knows nothing of
// tokens, CSRF or envelopes.
import { consumeEarlyReply } from './early-reply.ts';
import { NetworkError, TimeoutError } from './errors.ts';

export type Outgoing = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string | FormData;
  signal?: AbortSignal | undefined;
  /** Timeout in milliseconds between two parts of the answer: a slow answer is not aborted. */
  timeoutMs?: number | undefined;
  /** Receives the fraction of the body sent, 0 to 1. */
  onUploadProgress?: ((share: number) => void) | undefined;
};

export type Incoming = { status: number; body: string; retryAfter: string | null };

export type Transport = (request: Outgoing) => Promise<Incoming>;

/** One timer implements the timeout for both ways, so that both report it as the same error. */
export const browserTransport: Transport = async (request) => {
  const { url, signal, timeoutMs } = request;
  if (timeoutMs === undefined) return send(request);
  // Combines the signals by hand, because browsers of 2023 lack `AbortSignal.any`.
  const ending = new AbortController();
  const end = () => ending.abort();
  let timer = setTimeout(end, timeoutMs);
  const onPart = () => {
    clearTimeout(timer);
    timer = setTimeout(end, timeoutMs);
  };
  signal?.addEventListener('abort', end);
  if (signal?.aborted) end();
  try {
    return await send({ ...request, signal: ending.signal, onPart });
  } catch (error) {
    if (ending.signal.aborted && !signal?.aborted) throw new TimeoutError(url, { cause: error });
    throw error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
};

type Sent = Omit<Outgoing, 'timeoutMs'> & { onPart?: () => void };

function send(request: Sent): Promise<Incoming> {
  return request.onUploadProgress === undefined ? sendByFetch(request) : sendByXhr(request);
}

async function sendByFetch({ method, url, headers, body, signal, onPart }: Sent): Promise<Incoming> {
  try {
    const early = method === 'GET' ? consumeEarlyReply({ url, headers, signal }) : undefined;
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
      body: await readBody(response, onPart),
      retryAfter: response.headers.get('retry-after'),
    };
  } catch (error) {
    if (signal?.aborted) throw abortError();
    throw new NetworkError(url, { cause: error });
  }
}

/** Calls `onPart` for each part that arrives. */
async function readBody(response: Response, onPart: (() => void) | undefined): Promise<string> {
  if (onPart === undefined || response.body === null) return response.text();
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    onPart();
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
