// The system's share sheet. It opens only shortly after a press (user activation): work before it may take a few seconds at most.
import { isTouchScreen } from './touch-screen.ts';

/** True on touch screens with a share sheet. The few desktop systems that have one offer less than our own dialog. */
export function hasShareSheet(): boolean {
  return isTouchScreen() && 'share' in navigator;
}

/** True when the sheet accepts a picture besides an address. */
export function canShareFiles(): boolean {
  const picture = new File([''], 'image.png', { type: 'image/png' });
  return 'canShare' in navigator && navigator.canShare({ files: [picture] });
}

/** Resolves to false when the sheet did not open; closing it counts as opened. */
export async function openShareSheet(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
