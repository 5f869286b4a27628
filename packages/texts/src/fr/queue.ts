// The moderation queue and its cases.
import type { QueueShelf } from '@palmares/core/contract/types';
import type { CaseAction, CaseState, Sanction } from '@palmares/core/report/case';
import { isolateBidi } from '@palmares/core/text/isolate-bidi';
import { count } from './grammar.ts';

export const QUEUE_TEXTS = {
  title: 'Modération',
  intro:
    'Ce que l’on signale, et les images que la vérification automatique a laissées passer avec un doute.',
  shelves: 'File',
  error: 'Impossible de charger les données. Veuillez réessayer plus tard.', // (SH-52)
  by: (author: string): string => `par ${isolateBidi(author)}`,
  checked: 'Vérification automatique',
  reports: (n: number): string => count(n, 'signalement'),
};

export const SHELF_LABELS: Readonly<Record<QueueShelf, string>> = {
  open: 'À trier',
  escalated: 'Transmis',
  appealed: 'Contestés', // (AD-40)
  closed: 'Classés', // (AD-40)
};

export const EMPTY_SHELVES: Readonly<Record<QueueShelf, { title: string; text: string }>> = {
  open: {
    title: 'Rien à trier',
    text: 'Les prochains signalements et les images douteuses apparaîtront ici.',
  },
  escalated: {
    title: 'Rien de transmis',
    text: 'Ce que la modération transmet attend ici l’administration.', // (AD-42)
  },
  appealed: {
    title: 'Aucune contestation',
    text: 'Les auteurs qui contestent une décision attendent ici leur réponse.',
  },
  closed: { title: 'Rien de classé', text: 'Les signalements traités restent ici 90 jours.' },
};

export const STATE_TEXTS: Readonly<Record<CaseState, string>> = {
  open: 'À trier', // (AD-40)
  escalated: 'Transmis', // (AD-40)
  dismissed: 'Sans suite',
  decided: 'Décidé',
  appealed: 'Contesté',
  upheld: 'Maintenu',
  lifted: 'Levé',
};

export const SANCTION_TEXTS: Readonly<Record<Sanction, string>> = {
  hide: 'Contenu masqué',
  quarantine: 'Album en quarantaine',
  remove: 'Image retirée partout',
  deactivate: 'Compte désactivé',
};

export const ACTION_LABELS: Readonly<Record<CaseAction, string>> = {
  dismiss: 'Classer sans suite',
  escalate: 'Transmettre',
  hide: 'Masquer le contenu',
  quarantine: 'Mettre l’album en quarantaine',
  remove: 'Retirer l’image partout',
  deactivate: 'Désactiver le compte',
  uphold: 'Maintenir la décision',
  lift: 'Lever la décision',
};

/** Explains the effect of an action before it is taken. */
export const ACTION_EFFECTS: Readonly<Record<CaseAction, string>> = {
  dismiss: 'Les personnes qui ont signalé sont remerciées ; l’auteur n’en sait rien.',
  escalate: 'L’administration décidera.', // (AD-42)
  hide: 'Il ne reste visible que pour son auteur et la modération. L’auteur lit le motif et peut contester une fois.',
  quarantine:
    'L’album et tout ce qui en est fait disparaissent. L’auteur lit le motif et peut contester une fois.',
  remove:
    'L’image quitte son album et tous les contenus, et son fichier est effacé : cela ne peut pas être annulé.',
  deactivate:
    'La personne ne peut plus se connecter ; ce qu’elle a rendu public reste visible. Elle reçoit le motif par email.', // (AD-43)
  uphold: 'L’auteur lit votre réponse. Une seconde contestation ne sera pas possible.',
  lift: 'La mesure est annulée, et l’auteur lit votre réponse.',
};

export const DONE_TEXTS: Readonly<Record<CaseAction, string>> = {
  dismiss: 'Signalement classé sans suite.',
  escalate: 'Signalement transmis.',
  hide: 'Contenu masqué.',
  quarantine: 'Album mis en quarantaine.',
  remove: 'Image retirée partout.',
  deactivate: 'Compte désactivé.',
  uphold: 'Décision maintenue.',
  lift: 'Décision levée.',
};

export const CASE_TEXTS = {
  title: (kind: string, name: string): string => `${kind} « ${isolateBidi(name)} »`,
  author: 'Auteur :',
  see: 'Voir la page',
  earlier: (n: number): string =>
    n === 0 ? 'Aucune autre décision' : count(n, 'autre décision', 'autres décisions'),
  reports: 'Signalements',
  more: (n: number): string => `et ${count(n, 'autre')} avant.`,
  visitor: 'Personne sans compte', // (AD-42)
  noReports: 'Les signalements et la copie ont été effacés, 90 jours après la décision.',
  copy: (date: string): string => `Copie du ${date}`,
  copyAlbum: (album: string): string => `Album « ${isolateBidi(album)} »`,
  gone: 'Image effacée',
  decision: 'Décision',
  reason: 'Motif',
  appeal: 'Contestation',
  answer: 'Réponse',
  decidedBy: (name: string): string => `par ${isolateBidi(name)}`,
  act: 'Que faire ?',
  aboutYou: 'Ce signalement vous concerne : quelqu’un d’autre décidera.',
  forAnother: 'Une autre personne de l’administration répondra à la contestation.', // (AD-42)
  reasonLabel: 'Motif, tel que l’auteur le lira',
  answerLabel: 'Réponse, telle que l’auteur la lira',
  back: 'Retour',
  loading: 'Chargement…',
  failed: 'Une erreur est survenue. Veuillez réessayer.',
  gone404: 'Ce qui est signalé n’existe plus : classez le signalement sans suite.',
  missing: 'Ce signalement n’existe plus.',
};
