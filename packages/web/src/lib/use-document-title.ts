import { useEffect } from 'react';

const SITE = 'Palmarès';

/** Sets the tab's title: « Albums · Palmarès ». While `title` is undefined (not known yet), it is the site's name alone. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title === undefined || title === '' ? SITE : `${title} · ${SITE}`;
  }, [title]);
}
