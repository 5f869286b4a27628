/** A mail before it is rendered as plain text and as HTML. */
export type MailContent = {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly link?: { readonly label: string; readonly url: string };
  /** Paragraphs after the link. */
  readonly remarks?: readonly string[];
};
