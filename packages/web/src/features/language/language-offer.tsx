import { LANGUAGE_OFFERS } from '@palmares/texts/language-offers';
import { LANGUAGE } from '@palmares/texts/page/language';
import { useEffect, useEffectEvent } from 'react';
import { useSession } from '../../api/session.ts';
import { dismissToast, showToast } from '../../ui/toast-store.ts';
import {
  getBrowserLanguage,
  openInLanguage,
  readChosenLanguage,
  rememberLanguage,
} from './language-choice.ts';
import { usePagePath } from './use-page-path.ts';

/** Editors and setup are no pages that a link in another language leads to: a message would cover the controls of a game. */
const WITHOUT_OFFER = /\/(?:create|edit|setup|add-album)\b/;

/**
 * Offers the page in the language of the person, who may have followed a link in another one. Closing the offer chooses the language of the
 * page. Remembers the language of an account on a device where nothing was chosen.
 */
export function LanguageOffer(): null {
  const path = usePagePath();
  const { user } = useSession();
  const accountLanguage = user?.language;

  const accept = useEffectEvent((language: typeof LANGUAGE) => void openInLanguage(language, path));
  const offer = useEffectEvent((): (() => void) | undefined => {
    const wanted = readChosenLanguage() ?? getBrowserLanguage();
    if (wanted === null || wanted === LANGUAGE || WITHOUT_OFFER.test(path)) return undefined;
    const id = showToast({
      kind: 'info',
      text: LANGUAGE_OFFERS[wanted].text,
      lang: wanted,
      action: { label: LANGUAGE_OFFERS[wanted].accept, run: () => accept(wanted) },
      onClose: () => rememberLanguage(LANGUAGE),
    });
    return () => dismissToast(id);
  });
  useEffect(() => offer(), []);
  useEffect(() => {
    if (accountLanguage !== undefined && readChosenLanguage() === null) rememberLanguage(accountLanguage);
  }, [accountLanguage]);
  return null;
}
