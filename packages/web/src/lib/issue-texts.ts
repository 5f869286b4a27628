// What a form finds wrong before it sends anything, by field.

/** By the name of the field. An empty text marks the field; the reason stands at another one. */
export type IssueTexts<Name extends string = string> = Readonly<Partial<Record<Name, string>>>;

export const hasIssues = (texts: IssueTexts): boolean => Object.keys(texts).length > 0;

/** One sentence may stand for several fields (AC-13 has one for three minimums): it is written once, at the first. */
export function issueTextsOf<Issue extends { readonly field: string }>(
  issues: readonly Issue[],
  textOf: (issue: Issue) => string,
): Record<string, string> {
  const told = new Set<string>();
  const texts: Record<string, string> = {};
  for (const issue of issues) {
    const text = textOf(issue);
    texts[issue.field] = told.has(text) ? '' : text;
    told.add(text);
  }
  return texts;
}
