// Makes a parser from a schema, and our issues from the library's English errors. Bodies are never coerced; query parameters arrive as text
// and are.
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';
import type { Phrase } from '../api-texts.ts';
import { AppError, type Issue } from '../errors.ts';

type SchemaError = { keyword: string; instancePath: string; params: Record<string, unknown> };

const getField = (path: string) => path.slice(1).replaceAll('/', '.');

const required: Phrase = (texts) => texts.FIELD_TEXTS.required;
const invalid: Phrase = (texts) => texts.FIELD_TEXTS.invalid;

function getIssues(error: SchemaError): Issue[] {
  const field = getField(error.instancePath);
  const limit = Number(error.params['limit']);
  const one = (code: string, text: Phrase): Issue[] => [{ field, code, text }];
  switch (error.keyword) {
    case 'required': {
      const missing = error.params['requiredProperties'];
      return (Array.isArray(missing) ? missing : []).map((name) => ({
        field: field === '' ? String(name) : `${field}.${String(name)}`,
        code: 'required',
        text: required,
      }));
    }
    case 'maxLength':
      return one('too_long', (texts) => texts.FIELD_TEXTS.tooLong(limit));
    case 'minLength':
      return one('too_short', (texts) => texts.FIELD_TEXTS.tooShort(limit));
    case 'maxItems':
      return one('too_many', (texts) => texts.FIELD_TEXTS.tooMany(limit));
    case 'minimum':
      return one('too_small', (texts) => texts.FIELD_TEXTS.tooSmall(limit));
    case 'maximum':
      return one('too_big', (texts) => texts.FIELD_TEXTS.tooBig(limit));
    default:
      return one('invalid', invalid);
  }
}

/** Bodies of our API nest at most 5 levels. Unlimited nesting would overflow the stack of any recursive walk. */
const DEPTH_MAX = 32;

/** PostgreSQL cannot store U+0000 in a text, so a value that contains it is refused. Returns the path of the first one. */
function findNul(value: unknown, path = '', depth = 0): string | null {
  if (typeof value === 'string') return value.includes('\0') ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  if (depth > DEPTH_MAX) throw new AppError('invalid_request');
  for (const [key, inner] of Object.entries(value)) {
    const found = findNul(inner, `${path}/${key}`, depth + 1);
    if (found !== null) return found;
  }
  return null;
}

const isImpossibleId = ({ keyword, params }: SchemaError) =>
  keyword === 'maximum' && params['limit'] === Number.MAX_SAFE_INTEGER;

export type Parser<T> = (value: unknown) => T;

export function createParser<S extends TSchema>(schema: S, part: 'body' | 'query'): Parser<Static<S>> {
  const compiled = Compile(schema);
  return (raw) => {
    const value = part === 'query' ? Value.Convert(schema, raw) : raw;
    const nul = findNul(value);
    if (nul !== null)
      throw new AppError('validation_failed', {
        issues: [{ field: getField(nul), code: 'invalid', text: invalid }],
      });
    if (compiled.Check(value)) return value;
    // typebox types its errors by keyword; SchemaError has the few fields that we read.
    const errors = compiled.Errors(value) as SchemaError[];
    // Only ids have this maximum. Such an id is well formed, and nothing can have it: 404 and not 400 (AX-10).
    if (errors.every(isImpossibleId)) throw new AppError('not_found');
    const issues = errors.flatMap(getIssues);
    // A union reports one error for each branch: only the first of each field is kept.
    const byField = new Map(issues.toReversed().map((issue) => [issue.field, issue]));
    throw new AppError('validation_failed', { issues: [...byField.values()].toReversed() });
  };
}

/** `/album/abc` is malformed (400); `/album/99999999999999999999` is well formed and cannot exist (404). */
export function parseId(raw: unknown): number {
  if (typeof raw !== 'string' || !/^[1-9][0-9]*$/.test(raw)) throw new AppError('invalid_id');
  const id = Number(raw);
  if (!Number.isSafeInteger(id)) throw new AppError('not_found');
  return id;
}
