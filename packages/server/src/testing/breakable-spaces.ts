/** Matches a place where a French text would break a line at punctuation (docs/decisions/0066), like the client's page-rules.ts. */
export const BREAKABLE_SPACE = /\S* [;:!?»%](?=[\s)»”’.,…<]|$)|« \S*/;
