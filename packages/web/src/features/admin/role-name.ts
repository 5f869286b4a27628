import { ROLE_LABELS } from '@palmares/texts/page/admin';

/** A role without a label shows its own name. */
export const roleName = (libelle: string): string => ROLE_LABELS[libelle.toLowerCase()] ?? libelle;
