// The validation issues of a form by field, found before a request is sent.

/** Messages by field name. An empty text marks the field as invalid; another field shows the message. */
export type IssueTexts<Name extends string = string> = Readonly<Partial<Record<Name, string>>>;

export const hasIssues = (texts: IssueTexts): boolean => Object.keys(texts).length > 0;

/** One message may concern several fields (AC-13 has one for three minimums): only the first field shows it. */
export function toIssueTexts<Issue extends { readonly field: string }>(
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
