// The texts that a kind provides to the frame (editor-kind.ts).
import type { FlagKey } from '../storage/schema.ts';

export type KindTexts = {
  readonly newTitle: string;
  readonly editTitle: string;
  /** Heading of the page that replaces the editor. Left out: the title. */
  readonly heading?: string;
  readonly loading: string;
  readonly draftTitle: string;
  readonly conflict: string;
  readonly goneTitle: string;
  readonly goneText: string;
  readonly keepAnew: string;
};

export type Intro = {
  /** Storage key under which this browser records that the introduction was read. */
  readonly flag: FlagKey;
  readonly title: string;
  readonly steps: readonly string[];
  /** The steps in wording for touch screens, where it differs. */
  readonly touchSteps?: readonly string[];
  readonly note?: string;
  readonly closeLabel: string;
};

export type Question = {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
};
