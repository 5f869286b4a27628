// The texts of the mails, by language.
import * as en from '@palmares/texts/en/mails';
import * as fr from '@palmares/texts/fr/mails';
import type { Language } from '@palmares/texts/language';

export const MAIL_TEXTS: Readonly<Record<Language, typeof fr>> = { fr, en };

export type MailContents = typeof fr.mailContents;
