const ENDED = /[.!?…]\u2069?$/u;

/** With its full stop, unless it ends with a mark of its own: a name may, as « Lina M. », also one that is isolated (isolated.ts). */
export function endSentence(text: string): string {
  return ENDED.test(text) ? text : `${text}.`;
}
