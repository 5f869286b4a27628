// The HTTP calls that upload images, and the messages for their failures.
import { ApiError } from '../api/errors.ts';
import { updateImage, uploadImage } from '../api/image.ts';
import { uploadFailureText } from '../api/upload-failure.ts';
import { randomKey } from '../lib/random-key.ts';
import { PreparationRefused, type PreparedFiles } from './prepared-files.ts';
import type { SendFailure, UploadCalls } from './send-images.ts';

const PROGRESS_EVERY_MS = 100;
const DEFAULT_WAIT_MS = 5_000;
const WAIT_MAX_MS = 60_000;

export function createUploadCalls(
  fileOf: PreparedFiles['fileOf'],
  fileNameOf: (localId: string) => string,
): UploadCalls {
  return {
    upload: async (image, localId, { key, signal, onSent }) => {
      const { file } = await fileOf(localId);
      signal.throwIfAborted();
      return uploadImage(
        { ...image, file, fileName: fileNameOf(localId) },
        { idempotencyKey: key, signal, onUploadProgress: throttled(onSent) },
      );
    },
    changeTexts: (imageId, { name, description, url }) => updateImage(imageId, { name, description, url }),
    explain: explainFailure,
    makeKey: randomKey,
    wait,
  };
}

export function explainFailure(error: unknown): SendFailure {
  if (error instanceof PreparationRefused) return { kind: 'refused', text: error.message, status: null };
  const text = uploadFailureText(error);
  if (!(error instanceof ApiError)) return { kind: 'refused', text, status: null };
  const { status, message, retryAfter } = error;
  if (status === 401) return { kind: 'expired' };
  if (status === 429 || (status === 503 && retryAfter !== null)) {
    const retryAfterMs = retryAfter === null ? DEFAULT_WAIT_MS : retryAfter * 1_000;
    // Too long to wait at a progress bar: report the failure instead.
    if (retryAfterMs > WAIT_MAX_MS) return { kind: 'refused', text: message, status };
    return { kind: 'busy', retryAfterMs, text: message };
  }
  return { kind: 'refused', text, status };
}

/** Limits progress reports to ten per second. The last one always passes. */
function throttled(report: (share: number) => void): (share: number) => void {
  let last = 0;
  return (share) => {
    const now = performance.now();
    if (share < 1 && now - last < PROGRESS_EVERY_MS) return;
    last = now;
    report(share);
  };
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    const cancel = (): void => {
      clearTimeout(timer);
      reject(new DOMException('The wait was cancelled.', 'AbortError'));
    };
    signal.addEventListener('abort', cancel, { once: true });
  });
}
