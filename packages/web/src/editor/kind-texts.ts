// The words that a kind gives to the frame (editor-kind.ts).

export type KindTexts = {
  readonly newTitle: string;
  readonly editTitle: string;
  /** Heading of the page in place of the editor. Left out: the title. */
  readonly heading?: string;
  readonly loading: string;
  readonly draftTitle: string;
  readonly conflict: string;
  readonly goneTitle: string;
  readonly goneText: string;
  readonly keepAnew: string;
};

export type Intro = {
  /** Under which this browser remembers that it was read. */
  readonly flag: string;
  readonly title: string;
  readonly steps: readonly string[];
  /** In words for fingers, where they differ. */
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
