const ENDED = /[.!?…]\u2069?$/u;

/** Adds a full stop, unless the text already ends with punctuation, as the name « Lina M. » does, even when isolated (isolate-bidi.ts). */
export function endSentence(text: string): string {
  return ENDED.test(text) ? text : `${text}.`;
}
