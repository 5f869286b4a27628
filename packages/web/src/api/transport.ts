// One request, whichever way the browser makes it: fetch, or XMLHttpRequest when the progress of an upload is wanted
// (fetch does not tell it). Knows nothing of tokens, CSRF or envelopes.
import { NetworkError, TimeoutError } from './errors.ts';

export type Outgoing = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string | FormData;
  signal?: AbortSignal | undefined;
  timeoutMs?: number | undefined;
  /** Share of the body that was sent, 0 to 1. */
  onUploadProgress?: ((share: number) => void) | undefined;
};

export type Incoming = { status: number; body: string; retryAfter: string | null };

export type Transport = (request: Outgoing) => Promise<Incoming>;

export const browserTransport: Transport = (request) =>
  request.onUploadProgress === undefined ? sendByFetch(request) : sendByXhr(request);

async function sendByFetch({ method, url, headers, body, signal, timeoutMs }: Outgoing): Promise<Incoming> {
  const timeout = timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs);
  const signals = [signal, timeout].filter((one) => one !== undefined);
  try {
    const response = await fetch(url, {
      method,
      headers,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body }),
      ...(signals.length === 0 ? {} : { signal: AbortSignal.any(signals) }),
    });
    return {
      status: response.status,
      body: await response.text(),
      retryAfter: response.headers.get('retry-after'),
    };
  } catch (error) {
    if (timeout?.aborted && !signal?.aborted) throw new TimeoutError(url, { cause: error });
    if (signal?.aborted) throw abortError();
    throw new NetworkError(url, { cause: error });
  }
}

function sendByXhr({
  method,
  url,
  headers,
  body,
  signal,
  timeoutMs,
  onUploadProgress,
}: Outgoing): Promise<Incoming> {
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
    request.timeout = timeoutMs ?? 0;
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
      'timeout',
      settle(() => reject(new TimeoutError(url))),
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
