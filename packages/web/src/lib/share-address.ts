// The address of a content on its way to somebody else. What is told of it is the screen's (ui/share-action.tsx).
import { type ContentType, viewerOf } from './paths.ts';
import { isTouchScreen } from './touch-screen.ts';

/** `sheet`: the system took over, whatever the person did there. `refused`: this browser lets no page copy (plain HTTP, no permission). */
export type Shared = 'sheet' | 'copied' | 'refused';

/** The system's own share sheet on a phone, else the address in the clipboard. Never rejects. */
export async function shareAddress(title: string, url: string): Promise<Shared> {
  if (isTouchScreen() && 'share' in navigator) {
    try {
      await navigator.share({ title, url });
      return 'sheet';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'sheet';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'refused';
  }
}

/** Where everybody can see it: the site itself while nobody else may. Where pages are drawn on the server, a path: nothing shows it there. */
export function publicAddress(path: string | null): string {
  const origin = typeof window === 'undefined' ? '' : window.location.origin;
  return origin + (path ?? '');
}

type Seen = { readonly id: number; readonly private: boolean; readonly frozen: boolean };

/** Of a saved content: to all but its author and the staff a private or frozen one answers as if it were not there. */
export function contentAddress(type: ContentType, { id, private: isPrivate, frozen }: Seen): string {
  return publicAddress(isPrivate || frozen ? null : viewerOf(type)(id));
}
