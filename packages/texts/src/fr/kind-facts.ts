// What the kinds are called in lists and dialogs of all kinds.
import type { ContentKind } from '@palmares/core/content-kind';

type KindNames = {
  /** Singular noun, capitalized. */
  readonly label: string;
  /** The plural in errors of lists (SH-39, SH-52). */
  readonly plural: string;
  /** Adjective for a content that only its author can open. */
  readonly private: string;
};

export const KIND_NAMES: Readonly<Record<ContentKind, KindNames>> = {
  tierlist: { label: 'Tier list', private: 'privée', plural: 'tierlists' },
  tournament: { label: 'Tournoi', private: 'privé', plural: 'tournois' },
  ranking: { label: 'Classement', private: 'privé', plural: 'classements' },
};

/** Singular noun, for counts. */
export function kindNoun(kind: ContentKind): string {
  return KIND_NAMES[kind].label.toLowerCase();
}

// (SH-52)
export function listFailedText(kind: ContentKind): string {
  return `Impossible de charger les ${KIND_NAMES[kind].plural}. Veuillez réessayer plus tard.`;
}
