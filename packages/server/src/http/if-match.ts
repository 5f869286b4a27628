// `If-Match` (RFC 9110 §13.1.1): a write succeeds only if the resource still has the version it was made from. A malformed header is
// refused, because ignoring it would let the write overwrite what its caller wanted to keep.
import { AppError } from '../errors.ts';

/** `any` accepts every version, as long as the resource exists. Otherwise the current version must be in the list. */
export type IfMatch = 'any' | readonly number[];

/** `7` as the spec's client sends it, `"7"` as HTTP writes it. An entity tag of another form was never issued by us. */
const TAG = /^(?:(\d+)|(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*")$/;
const STRONG = /^"?(\d+)"?$/;

/** Weak tags match nothing, because `If-Match` uses strong comparison. Throws `invalid_request` unless the header is a list of tags. */
export function parseIfMatch(header: string | undefined): IfMatch | null {
  if (header === undefined) return null;
  // Empty elements of a list are ignored, as HTTP requires (RFC 9110 §5.6.1.2).
  const tags = header
    .split(',')
    .map((tag) => tag.replaceAll(/^[ \t]+|[ \t]+$/g, ''))
    .filter((tag) => tag !== '');
  if (tags.length === 1 && tags[0] === '*') return 'any';
  if (tags.length === 0 || !tags.every((tag) => TAG.test(tag))) throw new AppError('invalid_request');
  return tags.flatMap((tag) => {
    const version = STRONG.exec(tag)?.[1];
    return version === undefined ? [] : [Number(version)];
  });
}

/** Throws `version_conflict` if the caller has seen another version. */
export function assertVersionMatches(ifMatch: IfMatch | null, version: number): void {
  if (ifMatch === null || ifMatch === 'any' || ifMatch.includes(version)) return;
  throw new AppError('version_conflict');
}
