// Fake uploads of component tests, at the level of XMLHttpRequest: each waits until the test continues it.
import { vi } from 'vitest';

/** A pending upload. */
export class FakeUpload extends EventTarget {
  readonly upload = new EventTarget();
  readonly headers = new Map<string, string>();
  status = 0;
  responseText = '';
  isAborted = false;
  body: unknown = null;

  open(): void {}
  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }
  getResponseHeader(): string | null {
    return null;
  }
  send(body: unknown): void {
    this.body = body;
    uploads.push(this);
  }
  abort(): void {
    this.isAborted = true;
    this.dispatchEvent(new Event('abort'));
  }

  /** Reports that `share` of the bytes was sent, from 0 to 1. */
  progress(share: number): void {
    const told = { lengthComputable: true, loaded: share, total: 1 };
    this.upload.dispatchEvent(new ProgressEvent('progress', told));
  }
  answer(status: number, body: object): void {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.dispatchEvent(new Event('load'));
  }
  /** Fails with a network error. */
  cut(): void {
    this.dispatchEvent(new Event('error'));
  }
}

let uploads: FakeUpload[] = [];

/** Returns the uploads made from now on, oldest first, until `vi.unstubAllGlobals`. */
export function stubUploads(): readonly FakeUpload[] {
  uploads = [];
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
  return uploads;
}
