import { isTouchScreen } from '../lib/touch-screen.ts';
import type { Language } from './language.ts';
import { showToast } from './toast-store.ts';

const TEXTS = {
  fr: {
    copied: 'Adresse copiée.',
    notCopied: 'L’adresse n’a pas pu être copiée. Elle est dans la barre de votre navigateur.',
  },
  en: {
    copied: 'Address copied.',
    notCopied: 'The address could not be copied. It is in the bar of your browser.',
  },
} as const;

/** The system's own share sheet on a phone, else the address in the clipboard. Neither is there on plain HTTP. */
export async function sharePage(title: string, language: Language = 'fr'): Promise<void> {
  const url = window.location.origin + window.location.pathname;
  if (isTouchScreen() && 'share' in navigator) {
    try {
      await navigator.share({ title, url });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    showToast({ kind: 'success', text: TEXTS[language].copied });
  } catch {
    showToast({ kind: 'info', text: TEXTS[language].notCopied });
  }
}
