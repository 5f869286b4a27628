// The system's own share sheet. It opens only for a press of a moment ago: what is done before it may take some seconds, not more.
import { isTouchScreen } from './touch-screen.ts';

/** On a computer the few systems that have one show less in it than our own dialog. */
export function hasShareSheet(): boolean {
  return isTouchScreen() && 'share' in navigator;
}

/** Whether it takes a picture beside an address. */
export function takesPictures(): boolean {
  const picture = new File([''], 'image.png', { type: 'image/png' });
  return 'canShare' in navigator && navigator.canShare({ files: [picture] });
}

/** False when it did not open; whatever the person does there, closing it too, is theirs. */
export async function openShareSheet(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
