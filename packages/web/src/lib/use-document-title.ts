import { useEffect } from 'react';

const SITE = 'Palmarès';

/** The tab's title: « Albums · Palmarès ». Undefined while it is not known: the site's name alone. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title === undefined || title === '' ? SITE : `${title} · ${SITE}`;
  }, [title]);
}
