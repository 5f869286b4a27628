/** Where a French text would let a line break at one of its signs (docs/decisions/0066), as in the client's page-rules.ts. */
export const BREAKABLE_SPACE = /\S* [;:!?»%](?=[\s)»”’.,…<]|$)|« \S*/;
